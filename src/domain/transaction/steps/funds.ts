import { maxUint256 } from 'viem';
import { encodeFunctionData } from 'viem/utils';
import { VitrineError } from '../../errors.ts';
import { formatUnits } from '../../money.ts';
import { ZERO_ADDRESS } from '../../order.ts';
import { erc20Abi } from '../../token-abis.ts';
import { readAllowance, readBalance, type TokenOwner } from '../../trade-reads.ts';
import type { ApprovalPorts, Call, ReadPorts, TransactionPorts } from '../ports.ts';
import { askInTurn } from './send.ts';
import * as texts from '../refusal-texts.ts';

/** The spec's words, to the letter. */
export class InsufficientBalanceError extends VitrineError {
  override name = 'InsufficientBalanceError';
  constructor(balance: bigint, needed: bigint, token: { symbol: string; decimals: number }) {
    const show = (value: bigint) => `${formatUnits(value, token.decimals)} ${token.symbol}`;
    super(texts.balanceOf(show(balance), show(needed)));
  }
}

/**
 * The approvals without which `spender` may not take `needed`. Only the chain is asked. A token that
 * refuses to change a non-zero allowance (USDT's kind) is set to zero first.
 */
async function missingAllowance(
  ports: ReadPorts,
  target: TokenOwner,
  spender: `0x${string}`,
  needed: bigint,
): Promise<Call[]> {
  const current = await readAllowance(ports, target, spender);
  if (current >= needed) return [];
  const approve = (amount: bigint): Call => ({
    chainId: target.chainId,
    from: target.owner,
    to: target.token,
    value: 0n,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] }),
  });
  // The approval grants the maximum.
  const maximum = approve(maxUint256);
  const works = await ports.chain.call(maximum).then(
    () => true,
    () => false,
  );
  return !works && current > 0n ? [approve(0n), maximum] : [maximum];
}

export type Funds = {
  chainId: number;
  token: { address: `0x${string}`; symbol: string; decimals: number };
  owner: `0x${string}`;
  needed: bigint;
};

/**
 * Enough money; and for a token what must be approved so that it may be taken.
 * @throws InsufficientBalanceError, after saying so in a toast
 */
export async function checkFunds(
  { chainId, token, owner, needed }: Funds,
  spender: () => Promise<`0x${string}`>,
  ports: ReadPorts & Pick<TransactionPorts, 'alert'>,
): Promise<Call[]> {
  const target = { chainId, token: token.address, owner };
  const balance = await readBalance(ports, target);
  if (balance < needed) {
    const error = new InsufficientBalanceError(balance, needed, token);
    ports.alert(error.userMessage);
    throw error;
  }
  return token.address === ZERO_ADDRESS ? [] : missingAllowance(ports, target, await spender(), needed);
}

/**
 * Enough money, and for a token the right to take it (asked for when it is missing).
 * @throws InsufficientBalanceError, after saying so in a toast
 */
export async function ensureFunds(
  funds: Funds,
  spender: () => Promise<`0x${string}`>,
  ports: ApprovalPorts & Pick<TransactionPorts, 'alert'>,
): Promise<void> {
  await askInTurn(await checkFunds(funds, spender, ports), ports);
}
