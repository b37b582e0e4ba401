import * as v from 'valibot';
import { addressSchema, hash32Schema, slugSchema } from '../../src/contract/primitives.ts';
import { tokenSchema } from '../../src/contract/token.ts';
import { collectionRegistrationSchema, dropRegistrationSchema } from './registrations.ts';

/** A host as URLs write it, without a port. */
const hostSchema = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(/^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/, 'not a host'),
);

/** One entry of `NETWORKS_CONFIG`: a real network, its contracts and what is traded there. */
export const externalNetworkSchema = v.object({
  chainId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  slug: slugSchema,
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  /** What this server reads from: the first, and another one while that does not answer. */
  rpcUrls: v.pipe(v.array(v.pipe(v.string(), v.url())), v.minLength(1)),
  /** Where a node tells of new blocks (`eth_subscribe`): it is then asked when there is one, instead of at a pace. */
  webSocketUrl: v.optional(v.pipe(v.string(), v.url(), v.regex(/^wss?:/))),
  /** What browsers are told; the same as `rpcUrls` when missing. */
  publicRpcUrls: v.optional(v.array(v.pipe(v.string(), v.url()))),
  /** A block with so many after it is never replaced by another one. */
  finality: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 256),
  currency: tokenSchema,
  explorerTransactionUrl: v.optional(v.nullable(v.string()), null),
  seaport: addressSchema,
  conduit: addressSchema,
  conduitKey: hash32Schema,
  multicall3: addressSchema,
  /** ENS's universal resolver: accounts are then shown by the names they have chosen there. */
  ensUniversalResolver: v.optional(addressSchema),
  /** Our VitrineZone on this network; without it orders are open and are cancelled on chain only. */
  zone: v.optional(addressSchema),
  wrapped: tokenSchema,
  /** Further ERC-20 currencies. */
  tokens: v.optional(v.array(tokenSchema), []),
  /** Beside CONTENT_HOSTS: where the metadata and pictures of its collections may come from. */
  contentHosts: v.optional(v.array(hostSchema), []),
  collections: v.optional(v.array(v.omit(collectionRegistrationSchema, ['chainId'])), []),
  drops: v.optional(v.array(v.omit(dropRegistrationSchema, ['chainId'])), []),
});
export type ExternalNetwork = v.InferOutput<typeof externalNetworkSchema>;
export const externalNetworksSchema = v.pipe(v.array(externalNetworkSchema), v.minLength(1));

/** `list`: of CONTENT_HOSTS, comma separated. */
export const contentHostsOf = (list: string, networks: readonly ExternalNetwork[] = []): Set<string> =>
  new Set([
    ...list
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
    ...networks.flatMap(({ contentHosts }) => contentHosts),
  ]);
