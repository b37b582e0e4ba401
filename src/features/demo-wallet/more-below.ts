/** `more` is shown while `scroller` can still be scrolled: what its footer hides would be agreed to unread. Returns what ends it. */
export function tellMoreBelow(scroller: HTMLElement, more: HTMLElement): () => void {
  // Screen readers read all of it anyway.
  more.ariaHidden = 'true';
  const draw = () => {
    more.hidden = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop < 8;
  };
  const ending = new AbortController();
  const { signal } = ending;
  // Of an element it does not bubble, of the document it comes from no element.
  addEventListener('scroll', draw, { capture: true, passive: true, signal });
  const sizes = new ResizeObserver(draw);
  for (const one of [scroller, ...scroller.children]) sizes.observe(one);
  signal.addEventListener('abort', () => sizes.disconnect());
  draw();
  return () => ending.abort();
}
