import type { Token } from '../../../contract/token.ts';
import { readContract } from '../../contract-read.ts';
import { OrderMismatchError, ZERO_ADDRESS } from '../../order.ts';
import type { NetworkPin } from '../../pins.ts';
import { erc20Abi } from '../../token-abis.ts';
import type { ReadPorts, TransactionPorts } from '../ports.ts';

/**
 * Amounts were read by a token's decimals and named by its symbol, as a server told them: they must be
 * what its contract says. Of old tokens whose symbol is no text, the decimals alone are compared.
 * @throws OrderMismatchError
 */
export async function checkToken(chainId: number, token: Token, { chain }: ReadPorts): Promise<void> {
  if (token.address === ZERO_ADDRESS) return;
  const at = { chainId, to: token.address };
  const [decimals, symbol] = await Promise.all([
    readContract(chain, at, { abi: erc20Abi, functionName: 'decimals' }),
    readContract(chain, at, { abi: erc20Abi, functionName: 'symbol' }).catch(() => token.symbol),
  ]);
  if (decimals !== token.decimals || symbol !== token.symbol) throw new OrderMismatchError('currency');
}

/**
 * Before a wallet is moved to a network: it and these currencies are what is pinned. Afterwards: they are
 * what their contracts say.
 * @throws PinRefusedError, PinDeclinedError, OrderMismatchError
 */
export async function enterNetwork(
  chainId: number,
  tokens: readonly Token[],
  ports: ReadPorts & Pick<TransactionPorts, 'pinned' | 'wallet'>,
): Promise<NetworkPin> {
  const pin = await ports.pinned(chainId, tokens);
  await ports.wallet.switchChain(chainId);
  const distinct = new Map(tokens.map((token) => [JSON.stringify(token), token]));
  await Promise.all([...distinct.values()].map((token) => checkToken(chainId, token, ports)));
  return pin;
}
