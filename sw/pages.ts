import { PAGE_CACHE } from '../src/contract/sw-messages.ts';
import { dropPages } from '../src/device/room.ts';
import { LANGUAGE } from '../src/language/language.ts';

declare const __BUILD_ID__: string;

/** The cache of this build in its language. */
export const CACHE = `${PAGE_CACHE}-${LANGUAGE}-${__BUILD_ID__}`;
/** Pages older than this are not shown. */
const MAX_AGE_MS = 7 * 24 * 60 * 60_000;
export const KEPT_AT = 'X-Kept-At';

export const ageOf = (page: Response) => Date.now() - Number(page.headers.get(KEPT_AT));

export const find = async (path: string): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(path, { ignoreVary: true });

/** The rendered page of this path, as last seen. */
export async function keptPage(path: string): Promise<Response | undefined> {
  const page = await find(path);
  return page && ageOf(page) < MAX_AGE_MS ? page : undefined;
}

/** Removes the pages of other builds and languages. */
export const dropOtherPages = (): Promise<unknown> => dropPages(CACHE);
