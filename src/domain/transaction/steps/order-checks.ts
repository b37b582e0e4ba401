import { encodeFunctionData, parseAbi } from 'viem/utils';
import type { Order } from '../../../contract/order.ts';
import { OrderChangedError } from '../../best-order.ts';
import { OrderMismatchError, SEAPORT_ADDRESS } from '../../order.ts';
import { recoverMaker } from '../../order-signature.ts';
import { hashOrder, orderDigest } from '../../seaport.ts';
import { isOver, readChainStatus } from '../../trade-reads.ts';
import type { ReadPorts, TransactionPorts } from '../ports.ts';
import * as texts from '../refusal-texts.ts';

const erc1271Abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)']);
const ERC1271_MAGIC = '0x1626ba7e';

/** The hash is re-derived, never believed; a contract's signature is its own business (ERC-1271). */
export async function checkSignature(order: Order, ports: ReadPorts): Promise<void> {
  if (hashOrder(order.parameters) !== order.hash) throw new OrderMismatchError('hash');
  const signer = await recoverMaker(order.parameters, order.chainId, order.signature);
  if (signer === order.parameters.offerer) return;
  const data = encodeFunctionData({
    abi: erc1271Abi,
    functionName: 'isValidSignature',
    args: [orderDigest(order.parameters, order.chainId), order.signature],
  });
  const answer = await ports.chain
    .call({ chainId: order.chainId, to: order.parameters.offerer, value: 0n, data })
    .catch(() => '0x');
  if (!answer.startsWith(ERC1271_MAGIC)) throw new OrderMismatchError('signature');
}

export const expired = (name: string) => new OrderChangedError(texts.orderExpired(name), { retryable: false });

/** Cancelled, filled or under an old counter: the chain knows before the market does. */
export async function checkOnChain(order: Order, name: string, ports: TransactionPorts): Promise<void> {
  const { chainId, hash, parameters } = order;
  const status = await readChainStatus(ports, { chainId, hash, offerer: parameters.offerer });
  if (isOver(status, parameters.counter)) throw expired(name);
}

/** Who may move a person's tokens: Seaport itself, whatever a server says. */
export async function spenderFor(
  chainId: number,
  ports: { marketplace: Pick<TransactionPorts['marketplace'], 'routerSettings'> },
): Promise<`0x${string}`> {
  const settings = (await ports.marketplace.routerSettings()).find((one) => one.chainId === chainId);
  if (settings?.spender !== SEAPORT_ADDRESS) throw new OrderMismatchError('approval address');
  return settings.spender;
}
