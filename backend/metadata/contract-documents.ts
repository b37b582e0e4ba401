import { BaseError, ContractFunctionRevertedError, ContractFunctionZeroDataError, parseAbi } from 'viem';
import { wallSeconds, type StoreContext } from '../stores/context.ts';
import {
  postponeDocument,
  saveDocument,
  takeDocument,
  type ContractDocument,
  type UnreadDocument,
} from '../stores/contract-documents.ts';
import { inlineDocument } from './inline.ts';
import { parseContractDocument } from './parse-metadata.ts';
import type { Resolver } from './resolver.ts';

const EVERY_MS = 5_000;
const MAX_BYTES = 256 * 1024;
const TIMEOUT_MS = 15_000;
const abi = parseAbi(['function contractURI() view returns (string)']);
const NOTHING: ContractDocument = { name: '', description: '', image: '', banner: '' };

/** Whether the contract has no such function, which is no failure of anybody's. */
const isSilent = (error: unknown) =>
  error instanceof BaseError &&
  error.walk((one) => one instanceof ContractFunctionRevertedError || one instanceof ContractFunctionZeroDataError) !==
    null;

/** Reads what contracts say of their collections (ERC-7572), one after the other, from hosts that the operator allows. */
export function createContractDocuments({ context, resolver }: { context: StoreContext; resolver: Resolver }) {
  const { database } = context;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  let running: Promise<void> | null = null;

  async function addressOf({ chainId, address }: UnreadDocument): Promise<string> {
    try {
      return await context.networks.require(chainId).client.readContract({ address, abi, functionName: 'contractURI' });
    } catch (error) {
      if (isSilent(error)) return '';
      throw error;
    }
  }

  async function read(one: UnreadDocument): Promise<ContractDocument> {
    const uri = (await addressOf(one)).slice(0, MAX_BYTES * 2);
    if (uri === '') return NOTHING;
    const inline = inlineDocument(uri);
    const body = inline ?? (await resolver.read(uri, { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS })).body;
    if (body.byteLength > MAX_BYTES) throw new Error('The document is too large');
    return parseContractDocument(body, resolver.normalise);
  }

  async function readAll(): Promise<void> {
    for (;;) {
      const one = isOver ? null : await takeDocument(database, wallSeconds());
      if (one === null) return;
      try {
        await saveDocument(database, one, await read(one));
      } catch {
        await postponeDocument(database, one);
      }
    }
  }
  const run = () => (running ??= readAll().finally(() => (running = null)));

  return {
    /** Once, until none waits. */
    run,
    start(): void {
      // A store that is away is asked again.
      timer = setInterval(() => void run().catch(() => {}), EVERY_MS);
      timer.unref();
    },
    async stop(): Promise<void> {
      isOver = true;
      clearInterval(timer);
      await running?.catch(() => {});
    },
  };
}
