import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-addresses.ts';

/** A host that strangers named and that is none of the public internet's. */
export class NotPublicError extends Error {
  override name = 'NotPublicError';
}

/** Resolves a name and refuses it when any of its addresses is not public; the connection uses this very answer. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 4);
    const first = addresses[0];
    if (!first || addresses.some((found) => !isPublicAddress(found.address))) {
      return callback(new NotPublicError(`${hostname} is not a public host`), '', 4);
    }
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};
