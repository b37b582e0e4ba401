import * as v from 'valibot';
import { createLocalList } from './local-list.ts';

const viewedSchema = v.object({
  kind: v.picklist(['item', 'collection']),
  href: v.pipe(v.string(), v.startsWith('/collections/'), v.maxLength(200)),
  name: v.pipe(v.string(), v.maxLength(400)),
  /** The collection of an item, the artist of a collection. */
  of: v.pipe(v.string(), v.maxLength(400)),
  /** A picture inside its own address (`data:`) is too long to be stored. */
  image: v.pipe(v.string(), v.maxLength(4000)),
});
export type Viewed = v.InferOutput<typeof viewedSchema>;

/** The items and collections that were looked at on this device. A sign-out removes them. */
export const viewed = createLocalList('vitrine-viewed', viewedSchema, 12);
