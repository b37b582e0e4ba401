const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML and XML, in elements and attributes. What XML 1.0 does not allow is left out. */
export const escapeText = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- they are what is looked for
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** JSON for a page's data block: nothing in it can close the block. */
export const blockJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** At most `most` characters, cut between words where possible. */
export function shorten(text: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  const letters = Array.from(graphemes.segment(plain), ({ segment }) => segment);
  if (letters.length <= most) return plain;
  const cut = letters.slice(0, most - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${space > most * 0.7 ? cut.slice(0, space) : cut}…`;
}
