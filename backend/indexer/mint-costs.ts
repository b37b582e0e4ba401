import type { MarketNetwork } from '../core/networks.ts';
import { usdMicros } from '../core/price.ts';
import type { StoreContext } from '../stores/context.ts';
import { mintedIn, saveMintCost, unreadMints } from '../stores/mint-costs.ts';
import type { ChainReader } from './chain-reader.ts';

/** One request each: a large drop of before is read over many steps, and the node is not overrun. */
const AT_ONCE = 20;
/** A node that does not tell of transactions stops nothing else. */
const REST_MS = 60_000;

/**
 * Reads what the mints of drops cost: the money that the minter's own call brought to the contract, shared by the
 * copies. Money that went another way (through a wallet's contract, for somebody else) is not guessed at.
 */
export function createMintCosts(
  context: StoreContext,
  network: MarketNetwork,
  reader: Pick<ChainReader, 'transaction'>,
  now: () => number = Date.now,
) {
  const { database } = context;
  const { chainId } = network;
  let restsUntil = 0;

  async function readNext(): Promise<void> {
    const mints = await unreadMints(database, chainId, AT_ONCE);
    const found = await Promise.all(mints.map(({ hash }) => reader.transaction(hash)));
    for (const [at, mint] of mints.entries()) {
      const transaction = found[at] ?? null;
      if (transaction === null) {
        await saveMintCost(database, chainId, mint, null, { again: true });
        continue;
      }
      const { from, to, value } = transaction;
      const { units, receivers } = await mintedIn(database, chainId, mint);
      const isOwnCall = to === mint.collection && (value === 0n || receivers.every((one) => one === from));
      if (!isOwnCall || units === 0n) {
        await saveMintCost(database, chainId, mint, null);
        continue;
      }
      const each = value / units;
      const rank = usdMicros(each, network.currency, context.usdRates);
      await saveMintCost(database, chainId, mint, { value: each, rank });
    }
  }

  return async (): Promise<void> => {
    if (now() < restsUntil) return;
    try {
      await readNext();
    } catch {
      restsUntil = now() + REST_MS;
    }
  };
}
