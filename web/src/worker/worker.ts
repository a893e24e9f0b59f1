// The service worker: shows notifications, and its own page when there is no connection. That page is part of it, and
// it keeps nothing that the server sends, so nothing is ever stale.
import icon from "../../public/app/icon.svg?raw";
import page from "./offline.html?raw";

declare const self: ServiceWorkerGlobalScope;
declare const OFFLINE: unknown; // given by vite.config.ts: by language, the words of that page

/** What the server sends (calling.py). */
interface Message {
  title: string;
  body: string;
  table: string;
}

const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'",
};

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.registration.navigationPreload?.enable()));
self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(visit(event));
});
self.addEventListener("push", (event) => event.waitUntil(show(event.data!.json())));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(`/tables/${event.notification.data}`));
});
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(replace(event)));

/** The page as the server has it now or, without a connection, our own. */
async function visit(event: FetchEvent): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return new Response(page.replace("ICON", icon).replace("WORDS", JSON.stringify(OFFLINE)), {
      status: 503,
      headers: HEADERS,
    });
  }
}

/** One notification per table: a newer one takes its place, and calls again. */
function show({ title, body, table }: Message): Promise<void> {
  const looks = { icon: "/app/icon-192.png", badge: "/app/badge-96.png", renotify: true };
  return self.registration.showNotification(title, { ...looks, body, tag: table, data: table });
}

/** Opens a page, or brings its window to the front if there is one. */
async function open(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

/** The push service has given the browser another address. */
async function replace({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  const found = newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription?.options));
  const { endpoint, keys } = found.toJSON();
  await post("subscribe", { endpoint, keys, language: navigator.language.slice(0, 2) }); // the next page corrects it
  if (oldSubscription) await post("unsubscribe", { endpoint: oldSubscription.endpoint });
}

const post = (what: string, body: object) =>
  fetch(`/api/notifications/${what}`, { method: "POST", body: JSON.stringify(body) });
