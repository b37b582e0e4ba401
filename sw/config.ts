import * as v from 'valibot';
import { workerConfigSchema } from '../src/contract/config.ts';
import { dropPages } from '../src/device/room.ts';

/** What the market says of itself. */
export const CONFIG_CACHE = 'vitrine-config';
export const CONFIG_PATH = '/config.json';

type Config = v.InferOutput<typeof workerConfigSchema>;

async function parse(answer: Response | undefined): Promise<Config | null> {
  const parsed = v.safeParse(workerConfigSchema, await answer?.json().catch(() => null));
  return parsed.success ? parsed.output : null;
}

export const storedConfigAnswer = (): Promise<Response | undefined> =>
  caches.match(CONFIG_PATH, { cacheName: CONFIG_CACHE });

export const storedConfigText = async (): Promise<string | undefined> => (await storedConfigAnswer())?.text();

/** Fetches the configuration and stores it; an invalid answer never replaces a good one. */
export async function keepConfig(): Promise<Response> {
  const response = await fetch(CONFIG_PATH, { cache: 'no-store' });
  if (!response.ok || (await parse(response.clone())) === null) throw new Error('No usable configuration');
  // Kept pages contain the configuration that they were rendered with.
  const text = await storedConfigText();
  if (text !== undefined && text !== (await response.clone().text())) await dropPages();
  const cache = await caches.open(CONFIG_CACHE);
  await cache.put(CONFIG_PATH, response.clone());
  return response;
}

/** The configuration as last seen; null before the first. */
export const storedConfig = async (): Promise<Config | null> => parse(await storedConfigAnswer());
