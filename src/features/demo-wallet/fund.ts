import type { faucet } from '../../contract/demo-routes.ts';
import type { BodyInput } from '../../contract/route.ts';
import { NoConnectionError } from './connection.ts';
import { ProviderError } from './provider-error.ts';
import * as texts from './texts.ts';

/** Play money, once: the embedded server's faucet. */
export async function fund(address: string, chainId: number): Promise<void> {
  const response = await fetch('/demo/faucet', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ address, chainId } satisfies BodyInput<typeof faucet>),
  }).catch((error: unknown) => {
    throw new NoConnectionError(false, error);
  });
  // Asked again too soon: the money of the first time is there.
  if (!response.ok && response.status !== 429) throw new ProviderError(-32603, texts.faucetSilent);
}
