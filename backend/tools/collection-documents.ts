import * as v from 'valibot';
import type { Config } from '../config.ts';
import { inlineDocument } from '../metadata/inline.ts';
import { cleanLine } from '../metadata/parse-metadata.ts';
import { createResolver } from '../metadata/resolver.ts';
import { inShort } from './finding.ts';
import type { Talk } from './talk.ts';

const WAIT_MS = 15_000;
const DOCUMENT_BYTES = 256 * 1024;
const DESCRIPTION_LENGTH = 1_000;

/** What a collection's own document says of it (ERC-7572). */
type Document = { name: string; description: string; image: string; banner: string };
const documentSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

const address = (value: unknown) => (typeof value === 'string' && /^(https|ipfs):/.test(value) ? value : '');

async function fieldsOf(uri: string, config: Config): Promise<Record<string, unknown>> {
  const inline = inlineDocument(uri);
  const hosts = new Set(config.contentHosts);
  // Whoever runs this named the collection: its own host may be asked, from here, once.
  if (inline === null && URL.canParse(uri)) hosts.add(new URL(uri).hostname.toLowerCase());
  const resolver = createResolver({ ownHosts: [], hosts, ipfsGateway: config.ipfsGateway });
  const body = inline ?? (await resolver.read(uri, { maxBytes: DOCUMENT_BYTES, timeoutMs: WAIT_MS })).body;
  return v.parse(documentSchema, new TextDecoder().decode(body));
}

export async function readDocument(uri: string, config: Config, talk: Talk): Promise<Document> {
  const nothing = { name: '', description: '', image: '', banner: '' };
  if (uri === '') return nothing;
  try {
    const given = await fieldsOf(uri, config);
    return {
      name: cleanLine(given['name'], 80),
      description: cleanLine(given['description'], DESCRIPTION_LENGTH),
      image: address(given['image']),
      banner: address(given['banner_image'] ?? given['featured_image']),
    };
  } catch (error) {
    talk.say(`  its own description cannot be read: ${inShort(error)}`);
    return nothing;
  }
}

/**
 * The hosts of these addresses, of which the first is an item's document, and of what that names: a server must be
 * allowed to read from them. Tells what they are, and what stands in the way.
 */
export async function findContentHosts(uris: readonly string[], config: Config, talk: Talk): Promise<string[]> {
  const [item = ''] = uris;
  const all = [...uris];
  if (item !== '') {
    try {
      const { image, animation_url: media } = await fieldsOf(item, config);
      all.push(address(image), address(media));
    } catch (error) {
      talk.say(`  an item’s document cannot be read: ${inShort(error)}`);
    }
  }
  const urls = all.flatMap((uri) => URL.parse(uri) ?? []);
  const hosts = urls.flatMap(({ protocol, hostname }) => (protocol === 'https:' ? [hostname.toLowerCase()] : []));
  if (hosts.length > 0) talk.say(`  metadata and pictures from ${[...new Set(hosts)].join(', ')}`);
  if (urls.some(({ protocol }) => protocol === 'ipfs:') && config.ipfsGateway === undefined)
    talk.say('  some of it lies in IPFS: set IPFS_GATEWAY, such as https://ipfs.io');
  return [...new Set(hosts)];
}
