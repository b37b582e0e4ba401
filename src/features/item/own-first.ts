import type { ListedOrder } from '../../contract/listed-order.ts';

/** The viewer's own offers before all others, also those of pages that are not loaded; each once. */
export function ownFirst(
  listed: readonly ListedOrder[],
  own: readonly ListedOrder[],
  viewer: string | null,
): ListedOrder[] {
  const mine = [...own, ...listed.filter(({ maker }) => maker === viewer)];
  const unique = mine.filter(({ uuid }, index) => mine.findIndex((other) => other.uuid === uuid) === index);
  return [...unique, ...listed.filter(({ maker }) => maker !== viewer)];
}
