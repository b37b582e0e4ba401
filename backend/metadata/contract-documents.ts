import * as v from 'valibot';
import { BaseError, ContractFunctionRevertedError, ContractFunctionZeroDataError, parseAbi } from 'viem';
import { uuidSchema } from '../../src/contract/primitives.ts';
import { JobGivenUpError, jobWork, type JobWork } from '../jobs/kind.ts';
import {
  DOCUMENT_REST_SECONDS,
  saveDocument,
  takeDocument,
  type ContractDocument,
  type UnreadDocument,
} from '../stores/contract-documents.ts';
import type { StoreContext } from '../stores/context.ts';
import { inlineDocument } from './inline.ts';
import { parseContractDocument } from './parse-metadata.ts';
import { SourceError } from './remote.ts';
import type { Resolver } from './resolver.ts';

const MAX_BYTES = 256 * 1024;
const TIMEOUT_MS = 15_000;
const abi = parseAbi(['function contractURI() view returns (string)']);
const NOTHING: ContractDocument = { name: '', description: '', image: '', banner: '' };

/** Whether the contract has no such function, which is no failure of anybody's. */
const isSilent = (error: unknown) =>
  error instanceof BaseError &&
  error.walk((one) => one instanceof ContractFunctionRevertedError || one instanceof ContractFunctionZeroDataError) !==
    null;

/** Reads what a contract says of its collection (ERC-7572), from hosts that the operator allows. */
export function documentWork({ context, resolver }: { context: StoreContext; resolver: Resolver }): JobWork {
  const { database } = context;

  async function addressOf({ chainId, address }: UnreadDocument): Promise<string> {
    const network = context.networks.byId(chainId);
    if (!network) throw new JobGivenUpError('Its network is not configured here.');
    try {
      return await network.client.readContract({ address, abi, functionName: 'contractURI' });
    } catch (error) {
      if (isSilent(error)) return '';
      // The client's own words may hold the address of a provider, with its key.
      throw new Error('Its network did not answer.', { cause: error });
    }
  }

  async function bodyOf(uri: string): Promise<Uint8Array> {
    try {
      const inline = inlineDocument(uri);
      const body = inline ?? (await resolver.read(uri, { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS })).body;
      if (body.byteLength > MAX_BYTES) throw new SourceError('too-large', 'The source is too large.');
      return body;
    } catch (error) {
      // It stays so until the operator allows the host, or the contract says another one.
      if (error instanceof SourceError && error.reason === 'refused') throw new JobGivenUpError(error.message);
      throw error;
    }
  }

  async function read(one: UnreadDocument): Promise<ContractDocument> {
    const uri = (await addressOf(one)).slice(0, MAX_BYTES * 2);
    return uri === '' ? NOTHING : parseContractDocument(await bodyOf(uri), resolver.normalise);
  }

  return jobWork({
    kind: 'document',
    payload: v.object({ collection: uuidSchema }),
    tries: 8,
    backoffSeconds: 60,
    restSeconds: DOCUMENT_REST_SECONDS,
    // Hosts that do not answer take nothing from mail and counts.
    atOnce: 1,
    async run({ collection }) {
      const unread = await takeDocument(database, collection);
      if (unread) await saveDocument(database, unread, await read(unread));
    },
  });
}
