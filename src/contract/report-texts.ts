/* Why something is reported, or hidden. */

export const reasons = {
  stolen: 'It was stolen',
  copied: 'It copies somebody else’s work',
  misleading: 'It pretends to be another item or collection',
  offensive: 'It is offensive or illegal',
  spam: 'It is spam',
  other: 'Something else',
} as const;
