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

const TRY_AGAIN_MS = 50;
const TRIES = 10;

/**
 * Back to what opened it; where that is gone or off, to what had the focus before, or the page's heading.
 * A button that was busy until now is off for a moment longer.
 */
export function giveFocusBack(opener: Element | null, tries = TRIES): void {
  if (takesFocus(opener)) return;
  // Another modal holds it, or the person has moved it meanwhile.
  if (document.querySelector('dialog:modal') !== null || document.activeElement !== document.body) return;
  if (tries > 0 && opener?.isConnected) {
    setTimeout(() => document.activeElement === document.body && giveFocusBack(opener, tries - 1), TRY_AGAIN_MS);
    return;
  }
  if (takesFocus(outside)) return;
  const heading = document.querySelector<HTMLElement>('main h1, h1');
  heading?.setAttribute('tabindex', '-1');
  takesFocus(heading);
}
