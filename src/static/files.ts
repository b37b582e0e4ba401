import * as v from 'valibot';
import {
  STATIC_MARKET,
  staticDocument,
  staticDocumentSchema,
  staticMarketSchema,
  staticPartSchema,
  type StaticMarket,
} from '../contract/static-market.ts';

/* The market's files, each read once. */

async function read<T extends v.GenericSchema>(path: string, schema: T): Promise<v.InferOutput<T>> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return v.parse(schema, await response.json());
}

const kept = new Map<string, Promise<unknown>>();

/** A file that did not come is asked for again by whoever wants it next. */
function once<T>(path: string, work: () => Promise<T>): Promise<T> {
  const known = kept.get(path) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const reading = work();
  kept.set(path, reading);
  reading.catch(() => kept.delete(path));
  return reading;
}

export const readMarket = (): Promise<StaticMarket> =>
  once(STATIC_MARKET, () => read(STATIC_MARKET, staticMarketSchema));

export const readPart = (file: string) => once(file, () => read(file, staticPartSchema));

/** A legal text, by its id. */
export const readDocument = (id: string) => once(id, () => read(staticDocument(id), staticDocumentSchema));
