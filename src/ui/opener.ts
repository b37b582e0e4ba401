/*
 * Where the focus goes when a modal closes. A button that is busy loses its focus before what it opens is
 * there, and one modal follows another: so what had the focus last is remembered.
 */

let outside: Element | null = null;

globalThis.document?.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element && target !== document.body && target.closest('dialog') === null) outside = target;
});

/** What opens a modal now. */
export const currentOpener = (): Element | null => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body ? outside : activeElement;
};

function takesFocus(element: Element | null): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

const LOOK_MS = 100;
/** A button that was busy until now is off for a moment longer. */
const BUSY_LOOKS = 30;
/** As long as a page may need to follow what was done in the modal, and take the button away. */
const FOLLOW_LOOKS = 100;

/** Nothing has the focus, and no other modal is about to. */
const isFree = () => document.activeElement === document.body && document.querySelector('dialog:modal') === null;

function focusPage(): void {
  if (takesFocus(outside)) return;
  const heading = document.querySelector<HTMLElement>('main h1, h1');
  heading?.setAttribute('tabindex', '-1');
  takesFocus(heading);
}

/** What has the focus may go: then the page has it, as long as the person did not move it (also between two looks). */
function follow(opener: Element, looks: number): void {
  if (document.activeElement === opener && looks > 0) setTimeout(() => follow(opener, looks - 1), LOOK_MS);
  else if (isFree() && outside === opener) giveFocusBack(opener);
}

/** Back to what opened it; where that is gone or off, to what had the focus before, or the page's heading. */
export function giveFocusBack(opener: Element | null, looks = BUSY_LOOKS): void {
  if (opener !== null && takesFocus(opener)) follow(opener, FOLLOW_LOOKS);
  else if (!isFree()) return;
  else if (looks > 0 && opener?.isConnected === true) {
    const before = outside;
    setTimeout(() => outside === before && isFree() && giveFocusBack(opener, looks - 1), LOOK_MS);
  } else focusPage();
}
