import type { QueryClient } from '@tanstack/react-query';
import type { WalletEvent } from '../../contract/wallet-activity.ts';
import { rpcBatch } from '../../device/rpc.ts';
import { statementCsv, type NetworkFee } from '../../domain/statement.ts';
import * as v from 'valibot';
import { isOnline } from '../../services/online.ts';
import { keepFees, keptFees } from '../../services/paid-fees.ts';
import { walletActivityQuery } from '../../services/page-queries.ts';
import { networks } from '../../services/runtime.ts';
import { saveCsv } from '../../services/save-file.ts';

/** Pages of a hundred: more than this is for a program, which has the public API. */
const MOST_PAGES = 100;
const RECEIPTS_AT_ONCE = 50;

/** `isWhole`: nothing is left that the device could not read, fees of the network among it. */
export type Statement = { csv: string; count: number; isWhole: boolean };

const hex = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{1,64}$/));
const receiptSchema = v.object({ from: v.string(), gasUsed: hex, effectiveGasPrice: hex });

/** What each transaction cost whoever sent it, by its hash; one that no node tells of is left out. */
async function networkFees(events: readonly WalletEvent[], onRead: () => void): Promise<Map<string, NetworkFee>> {
  const found = new Map<string, NetworkFee>();
  for (const network of networks()) {
    const ofChain = events.filter(({ chainId }) => chainId === network.chainId);
    const hashes = [...new Set(ofChain.map(({ transactionHash }) => transactionHash))];
    for (let from = 0; from < hashes.length; from += RECEIPTS_AT_ONCE) {
      const asked = hashes.slice(from, from + RECEIPTS_AT_ONCE);
      const calls = asked.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] }));
      const answers = await rpcBatch(network.rpcUrls, calls).catch(() => []);
      asked.forEach((hash, at) => {
        const answer = answers[at];
        const receipt = v.safeParse(receiptSchema, answer?.ok === true ? answer.value : null);
        if (!receipt.success) return;
        const { gasUsed, effectiveGasPrice } = receipt.output;
        const { symbol, decimals } = network.currency;
        const wei = BigInt(gasUsed) * BigInt(effectiveGasPrice);
        found.set(hash, { from: receipt.output.from, wei, symbol, decimals });
      });
      onRead();
    }
  }
  return found;
}

/**
 * Every trade of an account, made on this device: from the market and the networks' nodes, or, without a network,
 * from the pages and the fees that the device has kept. `onProgress`: how many events have been read.
 */
export async function makeStatement(
  client: QueryClient,
  owner: string,
  onProgress: (events: number) => void,
): Promise<Statement> {
  const query = walletActivityQuery(owner);
  const me = owner.toLowerCase();
  if (!isOnline()) {
    const kept = client.getQueryData(query.queryKey)?.pages.flatMap((page) => page.data) ?? [];
    return { csv: statementCsv(kept, me, await keptFees(me)), count: kept.length, isWhole: false };
  }
  const { walletActivity } = await import('../../services/data.ts');
  const events: WalletEvent[] = [];
  let next: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer: Awaited<ReturnType<typeof walletActivity>> = await walletActivity(owner, next ?? undefined);
    events.push(...answer.data);
    onProgress(events.length);
    next = answer.nextTS;
    if (next === null) break;
  }
  const fees = await networkFees(events, () => onProgress(events.length));
  await keepFees(me, fees);
  const isWhole = next === null && events.every(({ transactionHash }) => fees.has(transactionHash));
  return { csv: statementCsv(events, me, fees), count: events.length, isWhole };
}

/** Hands it to the person as a file. */
export const saveStatement = ({ csv }: Statement, owner: string): void => saveCsv(csv, `vitrine-${owner.slice(0, 10)}`);
