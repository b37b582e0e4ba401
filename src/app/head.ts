import type { AnyRouter } from '@tanstack/react-router';

/** Keeps the browser's tab in step after a navigation: the title of the deepest route that has one. */
export function applyHead(router: AnyRouter): void {
  for (const match of router.state.matches) {
    for (const tag of match.meta ?? []) if (tag?.title !== undefined) document.title = tag.title;
  }
}
