import { parseAbi, type PublicClient } from 'viem';
import { ITEM } from '../seaport/item-types.ts';
import { cleanLine } from './parse-metadata.ts';

/* What a collection's contract and its chain say of it. A contract says what it likes: text is cleaned, nothing is believed. */

const abi = parseAbi([
  'function supportsInterface(bytes4) view returns (bool)',
  'function name() view returns (string)',
  'function owner() view returns (address)',
  'function totalSupply() view returns (uint256)',
  'function contractURI() view returns (string)',
  'function royaltyInfo(uint256, uint256) view returns (address, uint256)',
  'function tokenURI(uint256) view returns (string)',
  'function uri(uint256) view returns (string)',
]);
/** EIP-165. */
const ERC721 = '0x80ac58cd';
const ERC1155 = '0xd9b67a26';

const NAME_LENGTH = 80;
const NOBODY = '0x0000000000000000000000000000000000000000';
/** Royalties are asked for a price of this many, so the answer is in hundredths of a percent. */
const WHOLE = 10_000n;
const MOST_ROYALTY = 5_000;

/** Why a collection cannot be taken: there is no contract, it is of no collection, or the node keeps no history. */
export class DiscoveryError extends Error {
  override name = 'DiscoveryError';
  readonly why: 'no-contract' | 'no-collection' | 'no-history';
  constructor(why: DiscoveryError['why'], message: string, cause?: unknown) {
    super(message, { cause });
    this.why = why;
  }
}

export type Discovered = {
  name: string;
  itemType: 2 | 3;
  owner: `0x${string}`;
  royaltyBps: number;
  royaltyRecipient: `0x${string}`;
  /** Null where the contract does not count. */
  itemsCount: bigint | null;
  /** Where it says more of itself (ERC-7572); '' for nowhere. */
  contractUri: string;
  /** Where the document of one of its first items lies; '' where none of them is there. */
  itemUri: string;
};

/** Where most collections begin to count. */
const FIRST_ITEMS = [1n, 0n];
const URI_LENGTH = 2_048;

/** @throws DiscoveryError, and what the client throws where the node does not answer */
export async function discover(client: PublicClient, address: `0x${string}`): Promise<Discovered> {
  const contract = { address, abi } as const;
  if ((await client.getCode({ address })) === undefined)
    throw new DiscoveryError('no-contract', `There is no contract at ${address}.`);
  const supports = (id: `0x${string}`) =>
    client.readContract({ ...contract, functionName: 'supportsInterface', args: [id] }).catch(() => false);
  const [is721, is1155] = await Promise.all([supports(ERC721), supports(ERC1155)]);
  if (!is721 && !is1155)
    throw new DiscoveryError(
      'no-collection',
      `${address} does not say that it is a collection (ERC-721 or ERC-1155, by ERC-165).`,
    );
  const itemUri = async () => {
    for (const id of FIRST_ITEMS) {
      const functionName = is721 ? 'tokenURI' : 'uri';
      const uri = await client.readContract({ ...contract, functionName, args: [id] }).catch(() => '');
      // Of an edition, wallets put the number in.
      if (uri !== '') return uri.slice(0, URI_LENGTH).replaceAll('{id}', id.toString(16).padStart(64, '0'));
    }
    return '';
  };
  const [name, owner, supply, contractUri, royalty, firstUri] = await Promise.all([
    client.readContract({ ...contract, functionName: 'name' }).catch(() => ''),
    client.readContract({ ...contract, functionName: 'owner' }).catch(() => NOBODY),
    client.readContract({ ...contract, functionName: 'totalSupply' }).catch(() => null),
    client.readContract({ ...contract, functionName: 'contractURI' }).catch(() => ''),
    client.readContract({ ...contract, functionName: 'royaltyInfo', args: [1n, WHOLE] }).catch(() => null),
    itemUri(),
  ]);
  const [recipient, bps] = royalty ?? [NOBODY, 0n];
  return {
    name: cleanLine(name, NAME_LENGTH),
    itemType: is721 ? ITEM.ERC721 : ITEM.ERC1155,
    owner: owner.toLowerCase() as `0x${string}`,
    // More than this no marketplace pays, and the registration takes none.
    royaltyBps: bps > MOST_ROYALTY ? 0 : Number(bps),
    royaltyRecipient: recipient.toLowerCase() as `0x${string}`,
    itemsCount: supply,
    contractUri: contractUri.slice(0, URI_LENGTH),
    itemUri: firstUri,
  };
}

/** The contract is there in block `before`, and is not in `after` (-1: before the first). */
export type BlockRange = { after: bigint; before: bigint };
export const isFound = ({ after, before }: BlockRange) => before - after <= 1n;

/**
 * Looks for the block that a contract was made in, by halving: some 25 questions, of which so many are asked now. What
 * a node has forgotten counts as before the contract, until that would be the answer.
 * @throws DiscoveryError where the node keeps no history that old
 */
export async function narrow(
  client: PublicClient,
  address: `0x${string}`,
  range: BlockRange,
  questions: number,
): Promise<BlockRange> {
  let { after, before } = range;
  /** Why it is not known that the contract was not there in block `after`. */
  let doubt: { cause: unknown } | null = null;
  const isThere = async (blockNumber: bigint) => {
    try {
      doubt = null;
      return (await client.getCode({ address, blockNumber })) !== undefined;
    } catch (cause) {
      doubt = { cause };
      return false;
    }
  };
  for (let asked = 0; asked < questions && !isFound({ after, before }); asked += 1) {
    const middle = after + (before - after) / 2n;
    if (await isThere(middle)) before = middle;
    else after = middle;
  }
  if (isFound({ after, before }) && after >= 0n) {
    await isThere(after);
    if (doubt !== null)
      throw new DiscoveryError(
        'no-history',
        `The node does not say what was at ${address} in block ${after}.`,
        (doubt as { cause: unknown }).cause,
      );
  }
  return { after, before };
}

const SLUG_LENGTH = 60;
/** The word of a collection's pages that its name suggests; '' where it has no letters for one. */
export const slugOfName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LENGTH)
    .replaceAll(/^-|-$/g, '');
