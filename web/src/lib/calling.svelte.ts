// Notifications in this browser: whether it can show them, whether its reader has asked for them, and how to turn them on or
// off. The service worker (worker/worker.ts) shows them.
import type { NewSubscription, NotificationsTold } from "../protocol";
import { getNotifications, reasonsOf, renew, subscribe, unsubscribe } from "./api";
import { language } from "./language.svelte";
import { Trying } from "./trying.svelte";

const WORKER = "/worker.js";
const TURNED_OFF = "no-such-subscription"; // on another device, or because this one was signed out

/** `insecure`: the page was opened without https. `denied`: its reader has told the browser never to show notifications.
    `failed`: the browser could not reach its push service. */
export type State = "unknown" | "unsupported" | "insecure" | "denied" | "failed" | "off" | "on";

class Calling {
  state = $state<State>("unknown");
  /** Whether the reader gets notifications in any browser, as far as was asked. */
  anywhere = $state(false);
  readonly turning = new Trying();

  /** Installs the service worker, and renews what the reader has asked for before, even in another language. The
      reader is asked nothing. */
  async start(): Promise<void> {
    if (!import.meta.env.PROD) return;
    if (!isSecureContext) this.state = "insecure";
    else if (!("serviceWorker" in navigator && "PushManager" in window)) this.state = "unsupported";
    const worker = await navigator.serviceWorker?.register(WORKER).catch(() => undefined);
    if (this.state !== "unknown" || !worker) return;
    $effect.root(() => {
      $effect(() => void this.#renew(worker, language()));
    });
  }

  /** Asks the browser for its permission, and then the server for notifications. */
  async turnOn(): Promise<void> {
    await this.#do(async ({ pushManager }) => {
      const answer = await Notification.requestPermission();
      this.state = answer === "denied" ? "denied" : "off";
      if (answer !== "granted") return;
      const { key } = await getNotifications();
      const found = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
      this.#learn(await subscribe(told(found, language())));
      this.state = "on";
    });
  }

  async turnOff(): Promise<void> {
    await this.#do(async ({ pushManager }) => {
      const found = await pushManager.getSubscription();
      if (found) this.#learn(await unsubscribe(found.endpoint));
      await found?.unsubscribe();
      this.state = "off";
    });
  }

  /** Removes the notification of a table from the screen: its reader is there. */
  async clear(table: string): Promise<void> {
    const worker = await navigator.serviceWorker?.getRegistration();
    for (const notification of (await worker?.getNotifications({ tag: table })) ?? []) notification.close();
  }

  /** Asks whether the reader gets notifications in any browser. */
  async look(): Promise<void> {
    await getNotifications().then(
      (answer) => this.#learn(answer),
      () => undefined,
    );
  }

  #learn({ browsers }: NotificationsTold): void {
    this.anywhere = browsers > 0;
  }

  async #do(work: (worker: ServiceWorkerRegistration) => Promise<void>): Promise<void> {
    await this.turning.run(async () => {
      try {
        await work(await navigator.serviceWorker.ready);
      } catch (problem) {
        if (!(problem instanceof DOMException)) throw problem;
        this.state = "failed";
      }
    });
  }

  async #renew({ pushManager }: ServiceWorkerRegistration, language: string): Promise<void> {
    const found = await pushManager.getSubscription();
    if (!found) {
      this.state = Notification.permission === "denied" ? "denied" : "off";
      return;
    }
    this.state = "on";
    try {
      this.#learn(await renew(told(found, language)));
    } catch (problem) {
      if (!reasonsOf(problem).some(({ key }) => key === TURNED_OFF)) return; // the next time, then
      await found.unsubscribe();
      this.state = "off";
    }
  }
}

/** A browser's subscription, as the server takes it. */
function told(found: PushSubscription, language: string): NewSubscription {
  const { endpoint, keys } = found.toJSON();
  return { endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! }, language };
}

export const calling = new Calling();
