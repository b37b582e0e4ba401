import { numberToHex, type Hex } from 'viem';
import { ProviderRpcError } from '../domain/wallet-errors.ts';
import { forgetSsoBatch, keepSsoBatch, readSsoBatch } from './sso-session-store.ts';
import { isSsoMined, sendSso } from './sso-session.ts';
import { readNonce, type Sso, type SsoCall } from './sso-transactions.ts';

/* A batch of calls (EIP-5792) is one transaction of the account, which its owner signs in the window. */

const SUPPORTED = { atomic: { status: 'supported' } };
export const batchCapabilities = ({ chainId }: Sso): object => ({ [numberToHex(chainId)]: SUPPORTED });

/**
 * One nonce for each id, so that a batch whose answer was lost cannot happen again.
 * @throws ProviderRpcError 5720 where it was sent before
 */
export async function sendBatch(
  sso: Sso,
  { id, from, calls }: { id: string; from: Hex; calls: readonly SsoCall[] },
  sign: (asked: { from: Hex; nonce: number; calls: readonly SsoCall[] }) => Promise<Hex>,
): Promise<{ id: string }> {
  const known = await readSsoBatch(id);
  if (known !== null && known.hash !== null) throw new ProviderRpcError(5720);
  const nonce = known?.nonce ?? (await readNonce(sso, from));
  await keepSsoBatch(id, { nonce, hash: null });
  const raw = await sign({ from, nonce, calls }).catch(async (error: unknown) => {
    // Nothing was signed in this window; a transaction of an earlier one may still be on its way.
    if (known === null) await forgetSsoBatch(id);
    throw error;
  });
  await keepSsoBatch(id, { nonce, hash: await sendSso(sso, raw) });
  return { id };
}

/** The answer to `wallet_getCallsStatus`. @throws ProviderRpcError 5730 where it was never sent */
export async function batchStatus(sso: Sso, id: string): Promise<object> {
  const hash = (await readSsoBatch(id))?.hash ?? null;
  if (hash === null) throw new ProviderRpcError(5730);
  const isMined = await isSsoMined(sso, hash);
  const status = isMined === null ? 100 : isMined ? 200 : 500;
  const receipts = isMined === true ? [{ transactionHash: hash }] : [];
  return { version: '2.0.0', id, status, atomic: true, receipts };
}
