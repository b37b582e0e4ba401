import * as v from 'valibot';
import { createLocalList } from './local-list.ts';

const savedSearchSchema = v.object({
  href: v.pipe(v.string(), v.startsWith('/collections/'), v.maxLength(4000)),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
});

/** Filters of collections that somebody gave a name to, on this device. A sign-out forgets them. */
export const savedSearches = createLocalList('vitrine-searches', savedSearchSchema, 30);
