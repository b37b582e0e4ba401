/** The first and last byte of a part, counted from 0. */
export type Part = { first: number; last: number };

/**
 * What a `Range` header asks for of so many bytes (RFC 9110, 14.1.2): one range alone, cut to `most` bytes.
 * `whole`: none was asked for, or in another form, which may be passed over. `none`: it lies outside.
 */
export function readRange(header: string | null, total: number, most: number): Part | 'whole' | 'none' {
  const [, from = '', to = ''] = /^bytes=([0-9]{0,15})-([0-9]{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  if (from === '') {
    const suffix = Number(to);
    if (suffix === 0 || total === 0) return 'none';
    const first = Math.max(0, total - suffix);
    return { first, last: Math.min(total - 1, first + most - 1) };
  }
  const first = Number(from);
  const last = Math.min(to === '' ? total - 1 : Number(to), total - 1, first + most - 1);
  if (to !== '' && Number(to) < first) return 'whole';
  return first >= total ? 'none' : { first, last };
}
