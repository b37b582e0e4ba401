import * as v from 'valibot';
import { singleSchema } from './paging.ts';
import type { Route } from './route.ts';

/* Apart from `marketplace-routes.ts`: only where an operator wrote a text is it asked for. */

/** `since`: when the operator wrote it, in Unix milliseconds. Its markup is `domain/document-text.ts`'s. */
const marketDocumentSchema = v.object({ text: v.string(), since: v.number() });

/** A text that the operator wrote for a legal page, by the id that the configuration's theme gives. */
export const marketDocument = {
  method: 'GET',
  path: '/v1/documents/:id',
  answer: singleSchema(marketDocumentSchema),
} as const satisfies Route;
