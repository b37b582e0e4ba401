import * as v from 'valibot';
import type { ContractDocument } from '../stores/contract-documents.ts';
import { inlineDocument } from './inline.ts';
import { parseContractDocument } from './parse-metadata.ts';
import type { Resolver } from './resolver.ts';

const WAIT_MS = 15_000;
const DOCUMENT_BYTES = 256 * 1024;

/** What reads documents: from the hosts that are allowed, and from these as well. */
export type DocumentSource = {
  resolverWith(hosts: readonly string[]): Pick<Resolver, 'read'>;
  /** Whether what lies in IPFS can be read. */
  readsIpfs: boolean;
};

const NOTHING: ContractDocument = { name: '', description: '', image: '', banner: '' };
const itemSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));
const address = (value: unknown) => (typeof value === 'string' && /^(https|ipfs):/.test(value) ? value : '');

async function bodyOf(uri: string, source: DocumentSource): Promise<Uint8Array> {
  const inline = inlineDocument(uri);
  if (inline !== null) return inline;
  // The operator named the collection: its own host may be asked, once.
  const own = URL.canParse(uri) ? [new URL(uri).hostname.toLowerCase()] : [];
  return (await source.resolverWith(own).read(uri, { maxBytes: DOCUMENT_BYTES, timeoutMs: WAIT_MS })).body;
}

/** What a collection's own document says of it (ERC-7572); `unread`: what stood in the way. */
export async function readDocument(
  uri: string,
  source: DocumentSource,
): Promise<{ document: ContractDocument; unread: unknown }> {
  if (uri === '') return { document: NOTHING, unread: null };
  try {
    return { document: parseContractDocument(await bodyOf(uri, source), address), unread: null };
  } catch (error) {
    return { document: NOTHING, unread: error ?? true };
  }
}

/**
 * The hosts of these addresses, of which the first is an item's document, and of what that names: a server must be
 * allowed to read from them. `unread`: why the item's document could not be read; `lacksGateway`: some of it lies in
 * IPFS, which nobody reads here.
 */
export async function findContentHosts(
  uris: readonly string[],
  source: DocumentSource,
): Promise<{ hosts: string[]; unread: unknown; lacksGateway: boolean }> {
  const [item = ''] = uris;
  const all = [...uris];
  let unread: unknown = null;
  if (item !== '') {
    try {
      const { image, animation_url: media } = v.parse(itemSchema, new TextDecoder().decode(await bodyOf(item, source)));
      all.push(address(image), address(media));
    } catch (error) {
      unread = error ?? true;
    }
  }
  const urls = all.flatMap((uri) => URL.parse(uri) ?? []);
  const hosts = urls.flatMap(({ protocol, hostname }) => (protocol === 'https:' ? [hostname.toLowerCase()] : []));
  const lacksGateway = !source.readsIpfs && urls.some(({ protocol }) => protocol === 'ipfs:');
  return { hosts: [...new Set(hosts)], unread, lacksGateway };
}
