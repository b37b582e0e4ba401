import * as v from 'valibot';
import { createLocalList } from './local-list.ts';

const hiddenItemSchema = v.object({ href: v.pipe(v.string(), v.startsWith('/collections/'), v.maxLength(200)) });

/** Items that somebody keeps out of their own profile: what nobody asked for and nobody can send back. */
export const hiddenItems = createLocalList('vitrine-hidden', hiddenItemSchema, 1000);
