/* What was seen of its latest moves: facts, and no judgement. */
export const unpaidMoves = (count: number, since: string) =>
  `Seen on the chain: it moved ${count} times without payment within a day, since ${since}. Look at its provenance before you buy.`;
export const soldCheaply = (price: string, since: string, floorUsd: string) =>
  `Seen on the chain: it was sold for ${price} on ${since}, while the cheapest listing of its collection stood at ${floorUsd}. Look at its provenance before you buy.`;
