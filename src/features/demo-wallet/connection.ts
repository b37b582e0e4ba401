import { BaseError, HttpRequestError, TimeoutError } from 'viem';
import { RpcUnavailableError } from '../../device/rpc.ts';
import * as texts from './texts.ts';

/** The network was not reached. Nothing is over: the person can approve again. */
export class NoConnectionError extends Error {
  override name = 'NoConnectionError';
  /** A signed transaction went out and nobody answered: it may be on the chain. */
  readonly mayBeSent: boolean;
  constructor(mayBeSent: boolean, cause?: unknown) {
    super('No connection', { cause });
    this.mayBeSent = mayBeSent;
  }
}

const isNetworkError = (error: unknown): boolean =>
  error instanceof RpcUnavailableError ||
  (error instanceof BaseError &&
    error.walk((one) => one instanceof HttpRequestError || one instanceof TimeoutError) !== null);

/** @throws NoConnectionError where the network did not answer; what it answered passes */
export async function reach<T>(work: () => Promise<T>, mayBeSent = false): Promise<T> {
  if (!navigator.onLine) throw new NoConnectionError(false);
  try {
    return await work();
  } catch (error) {
    throw isNetworkError(error) ? new NoConnectionError(mayBeSent, error) : error;
  }
}

type Hash = `0x${string}`;
type Signed = { hash: Hash; broadcast: () => Promise<unknown> };

/**
 * Sends one transaction, however often it is approved: it is signed once, and every further call
 * sends the same bytes, which the chain takes once.
 * @throws NoConnectionError
 */
export function sendOnce(sign: () => Promise<Signed>, isKnown: (hash: Hash) => Promise<boolean>): () => Promise<Hash> {
  let signed: Signed | null = null;
  let wentOut = false;
  return async () => {
    try {
      signed ??= await reach(sign);
      const { hash, broadcast } = signed;
      await reach(async () => {
        const isAgain = wentOut;
        wentOut = true;
        await broadcast().catch(async (error: unknown) => {
          // "Already known", or mined meanwhile: the first time arrived, and only its answer was lost.
          if (isNetworkError(error) || !isAgain || !(await isKnown(hash))) throw error;
        });
      }, true);
      return hash;
    } catch (error) {
      throw error instanceof NoConnectionError ? new NoConnectionError(wentOut, error.cause) : error;
    }
  };
}

/** What the window says, `approve` being its button. */
export function noConnectionText(approve: string, mayBeSent: boolean): string {
  const why = navigator.onLine ? texts.networkSilent : texts.offline;
  return mayBeSent ? texts.mayBeSent(why, approve) : texts.approveLater(why, approve);
}
