/* What was seen of its latest moves: facts, and no judgement. */
export const unpaidMoves = (count: number, since: string) =>
  `Visto en la cadena: cambió de manos ${count} veces sin pago en un día, desde el ${since}. Mira su procedencia antes de comprar.`;
export const soldCheaply = (price: string, since: string, floorUsd: string) =>
  `Visto en la cadena: se vendió por ${price} el ${since}, cuando el anuncio más barato de su colección estaba en ${floorUsd}. Mira su procedencia antes de comprar.`;
