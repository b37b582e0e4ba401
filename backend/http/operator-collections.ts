import type { PublicClient } from 'viem';
import { collectionUuid } from '../../src/contract/identity.ts';
import type { lookProblems } from '../../src/contract/operator-add.ts';
import type * as routes from '../../src/contract/operator-routes.ts';
import type { MarketNetwork } from '../core/networks.ts';
import type { Decisions } from '../market/decisions.ts';
import { findContentHosts, readDocument, type DocumentSource } from '../metadata/collection-documents.ts';
import { discover, DiscoveryError, narrow, slugOfName } from '../metadata/discover.ts';
import type { StoreContext } from '../stores/context.ts';
import { subjectsOf } from '../stores/operator-subjects.ts';
import { ApiError, notFound, single } from './answers.ts';
import type { Handlers } from './api.ts';
import { decided } from './operator-refusals.ts';

type CollectionRoutes = Pick<
  typeof routes,
  'operatorLookAtCollection' | 'operatorFirstBlock' | 'operatorAddCollection'
>;

/** A call asks so many questions about a contract's first block: whoever waits sees how far it is. */
const QUESTIONS = 6;
const WAIT_MS = 25_000;

const SENTENCES: Record<DiscoveryError['why'], string> = {
  'no-contract': 'There is no contract at this address on this network. Look whether the network is the right one.',
  'no-collection': 'This contract does not say that it is a collection (ERC-721 or ERC-1155, by ERC-165).',
  'no-history':
    'The network’s provider does not keep history that old. Use one that does, or fill in the block that the contract was made in.',
};

const silent = () =>
  new ApiError(
    503,
    'operator.chain-silent',
    'The network’s provider does not answer. Look at it under Networks, then try again.',
  );

/** What a chain is asked, within the time that somebody waits. @throws ApiError */
async function asked<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(silent()), WAIT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    if (error instanceof DiscoveryError) throw new ApiError(422, `operator.${error.why}`, SENTENCES[error.why]);
    throw error instanceof ApiError ? error : silent();
  } finally {
    clearTimeout(timer);
  }
}

/** Never one that was asked for a moment ago: a contract may be newer. */
const headOf = (client: PublicClient) => client.getBlockNumber({ cacheTime: 0 });

/** Adding a collection from the console: looking at it, finding its first block, and taking it in. */
export function operatorCollectionHandlers(o: {
  context: StoreContext;
  decisions: Decisions;
  documents: DocumentSource;
}): Handlers<CollectionRoutes> {
  const { context, decisions, documents } = o;
  const networkOf = (slug: string): MarketNetwork => {
    const network = context.networks.bySlug(slug);
    if (!network) throw notFound('Network');
    return network;
  };

  async function refuseKnown({ chainId }: MarketNetwork, address: `0x${string}`): Promise<void> {
    const uuid = collectionUuid(chainId, address);
    const known = (await subjectsOf(context, [uuid])).get(uuid);
    if (known)
      throw new ApiError(
        409,
        'operator.known',
        `This market has it: ${known.name}. If it was taken off, list it again among the collections.`,
      );
  }

  return {
    async operatorLookAtCollection({ body: { network: slug, address } }) {
      const network = networkOf(slug);
      await refuseKnown(network, address);
      const found = await asked(discover(network.client, address));
      const { document, unread } = await readDocument(found.contractUri, documents);
      const items = await findContentHosts([found.itemUri, document.image, document.banner], documents);
      const problems: (typeof lookProblems)[number][] = [];
      if (unread !== null) problems.push('document-unread');
      if (found.itemUri === '') problems.push('no-item');
      if (items.unread !== null) problems.push('item-unread');
      if (items.lacksGateway) problems.push('no-gateway');
      const name = found.name || document.name;
      return single({
        network: network.slug,
        address,
        name,
        slug: slugOfName(name),
        description: document.description,
        image: document.image,
        itemType: found.itemType,
        creator: found.owner,
        royaltyBps: found.royaltyBps,
        royaltyRecipient: found.royaltyRecipient,
        // A contract may say anything: no number of items is longer than this.
        items: found.itemsCount === null ? null : Number(found.itemsCount),
        hosts: items.hosts,
        problems,
      });
    },
    async operatorFirstBlock({ body: { network: slug, address, after, before } }) {
      const { client } = networkOf(slug);
      const range = await asked(
        (async () => {
          const last = before === null ? await headOf(client) : BigInt(before);
          return narrow(client, address, { after: BigInt(after), before: last }, QUESTIONS);
        })(),
      );
      return single({ after: Number(range.after), before: Number(range.before) });
    },
    async operatorAddCollection({ user, body: { network: slug, address, deployedBlock, hosts, ...named } }) {
      const network = networkOf(slug);
      const { client, chainId } = network;
      await refuseKnown(network, address);
      const found = await asked(discover(client, address));
      const head = await asked(headOf(client));
      if (BigInt(deployedBlock) > head)
        throw new ApiError(
          400,
          'operator.no-such-block',
          `The network has ${head} blocks so far: give an earlier one.`,
        );
      const block = await asked(client.getBlock({ blockNumber: BigInt(deployedBlock) }));
      const { document } = await readDocument(found.contractUri, documents);
      const registration = {
        chainId,
        address,
        slug: named.slug,
        name: named.name,
        description: document.description,
        image: document.image,
        banner: document.banner,
        creator: { name: named.name, address: found.owner },
        itemType: found.itemType,
        royaltyBps: found.royaltyBps,
        royaltyRecipient: found.royaltyRecipient,
        createdAt: Number(block.timestamp),
        verified: false,
        deployedBlock,
      };
      return single(await decided(decisions.add(user.address, registration, hosts)));
    },
  };
}
