// Scrolling areas fade out where there is more below, so that no line looks cut off.
import type { Attachment } from "svelte/attachments";

const NEAR = 2; // pixels that do not count as hidden

/** Marks an element with `data-more` while some of it is hidden below. */
export const fading: Attachment<HTMLElement> = (element) => {
  const mark = () => {
    element.toggleAttribute("data-more", element.scrollTop + element.clientHeight < element.scrollHeight - NEAR);
  };
  const sizes = new ResizeObserver(mark);
  const changes = new MutationObserver(mark);
  sizes.observe(element);
  changes.observe(element, { childList: true, characterData: true, subtree: true });
  element.addEventListener("scroll", mark, { passive: true });
  return () => {
    sizes.disconnect();
    changes.disconnect();
    element.removeEventListener("scroll", mark);
  };
};
