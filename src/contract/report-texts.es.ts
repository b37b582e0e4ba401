/* Why something is reported, or hidden. */

export const reasons = {
  stolen: 'Es robado',
  copied: 'Copia la obra de otra persona',
  misleading: 'Se hace pasar por otro artículo u otra colección',
  offensive: 'Es ofensivo o ilegal',
  spam: 'Es spam',
  other: 'Otra cosa',
} as const;
