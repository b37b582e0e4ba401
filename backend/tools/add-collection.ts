import { createPublicClient, fallback, http, type PublicClient } from 'viem';
import * as v from 'valibot';
import { addressSchema, slugSchema } from '../../src/contract/primitives.ts';
import { StartError, type Config } from '../config.ts';
import type { ExternalNetwork } from '../core/external-network.ts';
import { findContentHosts, readDocument, type DocumentSource } from '../metadata/collection-documents.ts';
import { discover, DiscoveryError, narrow, slugOfName, type Discovered } from '../metadata/discover.ts';
import { createResolver } from '../metadata/resolver.ts';
import { inShort } from './finding.ts';
import { readNetworksFile, writeNetworksFile } from './networks-file.ts';
import type { Talk } from './talk.ts';

const WAIT_MS = 15_000;

export type AddCollection = {
  /** Its address, or a link to it at the network's explorer. */
  word: string | undefined;
  file: string | undefined;
  /** A network's slug, where neither a link nor the file leaves one alone. */
  network?: string | undefined;
  slug?: string | undefined;
  name?: string | undefined;
  /** Where the node keeps no history to find it in. */
  deployedBlock?: string | undefined;
};

/** The network that is meant: the only one, the one that was named, or the one whose explorer the link leads to. */
function networkOf(networks: readonly ExternalNetwork[], { word = '', network }: AddCollection): ExternalNetwork {
  const hostname = URL.canParse(word) ? new URL(word).hostname : null;
  const isShownAt = (one: ExternalNetwork) =>
    hostname !== null &&
    URL.canParse(one.explorerTransactionUrl ?? '') &&
    new URL(one.explorerTransactionUrl ?? '').hostname === hostname;
  const meant = networks.filter((one) => (network === undefined ? isShownAt(one) : one.slug === network));
  const [only, ...others] = meant.length === 0 && network === undefined ? networks : meant;
  if (only === undefined)
    throw new StartError(
      network === undefined ? 'Add a network first.' : `There is no network ${network} in the file.`,
    );
  if (others.length > 0)
    throw new StartError(`Say on which network: --network ${networks.map(({ slug }) => slug).join(' or ')}.`);
  return only;
}

function slugOf(given: string | undefined, name: string, taken: ReadonlySet<string>): string {
  const slug = given ?? slugOfName(name);
  if (!v.is(slugSchema, slug)) throw new StartError(`Say by which word its pages are found: --slug some-name.`);
  if (taken.has(slug)) throw new StartError(`Another collection has the word ${slug}: say another one with --slug.`);
  return slug;
}

/** All of it at once: whoever sits at a terminal waits. */
const ALL_QUESTIONS = 64;

/** What a contract or its node does not tell, in the command's words. */
async function asStartError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof DiscoveryError)) throw error;
    if (error.why !== 'no-history') throw new StartError(error.message);
    throw new StartError(
      `${error.message} (${inShort(error.cause)}) Use a node that keeps history, or give --deployed-block.`,
    );
  }
}

const sourceOf = (config: Config): DocumentSource => ({
  resolverWith: (hosts) =>
    createResolver({
      ownHosts: [],
      hosts: [config.contentHosts, new Set(hosts)],
      ipfsGateway: config.ipfsGateway,
    }),
  readsIpfs: config.ipfsGateway !== undefined,
});

async function firstBlock(client: PublicClient, address: `0x${string}`, given: string | undefined, talk: Talk) {
  if (given !== undefined && !/^\d{1,15}$/.test(given)) throw new StartError('--deployed-block is a whole number.');
  if (given === undefined) talk.say('  looking for the block it was made in …');
  const block =
    given === undefined
      ? (await narrow(client, address, { after: -1n, before: await client.getBlockNumber() }, ALL_QUESTIONS)).before
      : BigInt(given);
  return client.getBlock({ blockNumber: block });
}

const percent = (bps: number) => `${bps / 100} %`;

function tell(talk: Talk, one: { slug: string; description: string; image: string }, found: Discovered): void {
  const count = found.itemsCount === null ? '' : `, ${found.itemsCount.toLocaleString('en')} items`;
  talk.say(`  ERC-${found.itemType === 2 ? '721' : '1155'}${count}, royalty ${percent(found.royaltyBps)}`);
  talk.say(`  /collections/${one.slug}`);
  if (one.description !== '') talk.say(`  ${one.description.slice(0, 120)}`);
  talk.say(one.image === '' ? '  it names no picture: write one into the file' : `  picture ${one.image}`);
}

/** Looks at a collection and writes it into the file, under its network. Whether it was written. */
export async function addCollection(o: AddCollection, config: Config, talk: Talk): Promise<boolean> {
  const file = readNetworksFile(o.file);
  const network = networkOf(file.networks, o);
  const address = v.safeParse(addressSchema, /0x[0-9a-f]{40}/i.exec(o.word ?? '')?.[0]);
  if (!address.success) throw new StartError('Say which collection: its address, or a link to it at an explorer.');
  if (network.collections.some((one) => one.address === address.output))
    throw new StartError(`${address.output} is in ${file.path} already.`);
  const client: PublicClient = createPublicClient({
    transport: fallback(network.rpcUrls.map((url) => http(url, { timeout: WAIT_MS }))),
  });
  talk.say(`Looking at ${address.output} on ${network.name} …`);
  const found = await asStartError(discover(client, address.output));
  const source = sourceOf(config);
  const { document: said, unread } = await readDocument(found.contractUri, source);
  if (unread !== null) talk.say(`  its own description cannot be read: ${inShort(unread)}`);
  const name = o.name ?? (found.name || said.name);
  if (name === '') throw new StartError('It has no name: give one with --name.');
  talk.say(`  ${name}`);
  const taken = new Set(file.networks.flatMap(({ collections }) => collections.map(({ slug }) => slug)));
  const slug = slugOf(o.slug, name, taken);
  const block = await asStartError(firstBlock(client, address.output, o.deployedBlock, talk));
  const { name: _, ...described } = said;
  tell(talk, { slug, ...described }, found);
  const items = await findContentHosts([found.itemUri, said.image, said.banner], source);
  const { hosts } = items;
  if (items.unread !== null) talk.say(`  an item’s document cannot be read: ${inShort(items.unread)}`);
  if (hosts.length > 0) talk.say(`  metadata and pictures from ${hosts.join(', ')}`);
  if (items.lacksGateway) talk.say('  some of it lies in IPFS: set IPFS_GATEWAY, such as https://ipfs.io');
  const further = hosts.filter((host) => !config.contentHosts.has(host) && !network.contentHosts.includes(host));
  talk.say(`  made in block ${block.number}, ${new Date(Number(block.timestamp) * 1000).toISOString().slice(0, 10)}`);
  if (!(await talk.confirm(`Write ${name} into ${file.path}?`))) return false;
  const collection = {
    address: address.output,
    slug,
    name,
    ...described,
    creator: { name, address: found.owner },
    itemType: found.itemType,
    royaltyBps: found.royaltyBps,
    royaltyRecipient: found.royaltyRecipient,
    createdAt: Number(block.timestamp),
    deployedBlock: Number(block.number),
  };
  writeNetworksFile(
    file.path,
    file.entries.map((entry, at) =>
      file.networks[at] === network
        ? {
            ...entry,
            ...(further.length === 0 ? {} : { contentHosts: [...network.contentHosts, ...further] }),
            collections: [...((entry['collections'] as unknown[] | undefined) ?? []), collection],
          }
        : entry,
    ),
  );
  return true;
}
