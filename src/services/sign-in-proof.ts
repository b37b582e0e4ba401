import { buildSignInMessage } from '../contract/sign-in-message.ts';
import { marketName } from '../language/market-name.ts';
import { hexOf } from './hex.ts';

const randomNonce = () => hexOf(crypto.getRandomValues(new Uint8Array(12)));

/** What proves to the server whose account it is: a text that the wallet signs. */
export async function proofOf(
  { address, chainId }: { address: `0x${string}`; chainId: number },
  sign: (message: string) => Promise<`0x${string}`>,
): Promise<{ message: string; signature: `0x${string}` }> {
  const { getAddress } = await import('viem/utils');
  const message = buildSignInMessage({
    origin: location.origin,
    address: getAddress(address),
    chainId,
    nonce: randomNonce(),
    issuedAt: new Date(),
    market: marketName(),
  });
  return { message, signature: await sign(message) };
}
