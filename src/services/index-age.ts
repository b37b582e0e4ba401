import { proxy } from 'valtio/vanilla';

/** A network of which the marketplace knows up to `since` (device clock, ms). */
export type IndexLag = { network: string; since: number };

/** Networks that the marketplace is behind on, according to its latest answer; others are read up to now. */
export const indexAge = proxy<{ lags: IndexLag[] }>({ lags: [] });

/** `header` is that of an answer that has just come; null where it has none. */
export function noteIndexAge(header: string | null): void {
  const told = header?.matchAll(/(?<=^|,)([a-z0-9-]{1,40})=(\d{1,9})(?=,|$)/g) ?? [];
  const lags = [...told].map(([, network = '', age]) => ({ network, since: Date.now() - Number(age) * 1000 }));
  if (lags.length + indexAge.lags.length > 0) indexAge.lags = lags;
}
