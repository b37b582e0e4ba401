import { decodeEventLog, erc1155Abi, hexToBigInt, parseAbi, toEventSelector, type Hex } from 'viem';
import type { IdRange } from '../stores/metadata-changes.ts';

/** ERC-4906, whose parameters it names with an underscore: nothing in them is indexed. */
const erc4906Abi = parseAbi([
  'event MetadataUpdate(uint256 tokenId)',
  'event BatchMetadataUpdate(uint256 fromTokenId, uint256 toTokenId)',
]);
/** ERC-7572. */
export const documentTopic = toEventSelector('ContractURIUpdated()');
const uriTopics = erc1155Abi.flatMap((one) => (one.type === 'event' && one.name === 'URI' ? toEventSelector(one) : []));

/** By which a collection says that metadata changed. */
export const metadataTopics: readonly Hex[] = [...erc4906Abi.map((event) => toEventSelector(event)), ...uriTopics];

/** The items that one log says have changed; null for any other log. Of `URI` only the item is read: its text may be long. */
export function readMetadataEvent({ topics, data }: { topics: readonly Hex[]; data: Hex }): IdRange | null {
  const [topic, id] = topics;
  if (!topic || !metadataTopics.includes(topic)) return null;
  if (uriTopics.includes(topic)) return id === undefined ? null : { from: hexToBigInt(id), to: hexToBigInt(id) };
  try {
    const { eventName, args } = decodeEventLog({ abi: erc4906Abi, topics: [topic, ...topics.slice(1)], data });
    return eventName === 'MetadataUpdate'
      ? { from: args.tokenId, to: args.tokenId }
      : { from: args.fromTokenId, to: args.toTokenId };
  } catch {
    // It does not keep to the standard: nobody knows which item it means.
    return null;
  }
}
