import type { TransactionRecord } from '../../../src/domain/transaction/record.ts';
import type { TestChain } from '../server/chain.ts';
import { installBrowser, openPage, type MarketAnswers, type Page, type Profile } from './device.ts';
import type { Scenario } from './scenarios.ts';
import type { Crash } from './seams.ts';
import { offersBatches, type WalletMode, type WalletOption } from './options.ts';
import { createWallet, RELAY, type ModelWallet } from './wallet.ts';

/** `late`: nothing is mined before the page has died and is opened again. */
export type Case = {
  scenario: () => Promise<Scenario>;
  option: WalletOption;
  mode: WalletMode;
  mining: 'at once' | 'late';
  /** One for each life of the page, in order. */
  crashes: readonly Crash[];
};

export type Verdict = {
  name: string;
  /** Happened on chain, and the device does not say so. */
  isLost: boolean;
  /** Happened more than once, or was sent more than once with success. */
  isDoubled: boolean;
  /** The person did not get what they wanted in the end. */
  isStuck: boolean;
  /** The seams each life of the page passed. */
  seams: string[][];
  story: string[];
};

const PATIENCE = 12;
const done = (record: TransactionRecord | undefined) => record?.status === 'success' || record?.status === 'finalized';

/**
 * A person who wants one thing once: presses the button, and after every crash opens the app again,
 * looks at what it says and into the wallet, and does what it offers until it is done.
 */
export async function live(chain: TestChain, market: MarketAnswers, one: Case): Promise<Verdict> {
  const { rpc } = chain;
  const snapshot = await rpc.call('evm_snapshot');
  const scenario = await one.scenario();
  const { option, mode } = one;
  const wallet = createWallet(rpc, scenario.user, { option, mode, batches: offersBatches(option, scenario) });
  await wallet.begin();
  const profile: Profile = { chain, user: scenario.user.address, wallet, market };
  const nonce = () => rpc.call('eth_getTransactionCount', [profile.user, 'latest']);
  const firstNonce = Number(await nonce());
  const firstBlock = Number(await rpc.call('eth_blockNumber'));
  const restore = installBrowser(profile);
  const story: string[] = [];
  const seams: string[][] = [];
  const mine = () => rpc.call('anvil_mine', ['0x1', '0x1']);
  if (one.mining === 'late') await rpc.call('evm_setAutomine', [false]);

  const open = async (crash: Crash | null): Promise<Page> => {
    const page = await openPage(profile, crash);
    seams.push(page.life.seams);
    return page;
  };

  /** Runs an action to its end; blocks come while it waits, unless they are late. */
  const during = async <T>(page: Page, action: Promise<T>): Promise<T | null> => {
    const run = { ended: false };
    const end = action
      .finally(() => (run.ended = true))
      .catch((error: unknown) => {
        story.push(`refused: ${error instanceof Error ? error.message : String(error)}`);
        return null;
      });
    while (!run.ended && !page.life.isDead) {
      await new Promise((resolve) => setImmediate(resolve));
      if (one.mining === 'late') await mine();
    }
    return page.life.isDead ? null : end;
  };

  try {
    let page = await open(one.crashes[0] ?? null);
    await page.settled();
    await during(page, page.act(scenario.type, scenario.request));
    for (let life = 1, patience = PATIENCE; patience > 0; patience -= 1) {
      if (page.life.isDead) {
        page = await open(one.crashes[life] ?? null);
        life += 1;
        // The wallet's window outlived the page: it is looked at before the app is.
        if (one.mode !== 'hasty' && wallet.hasOpen()) await wallet.approveOpen();
        await page.settled();
        continue;
      }
      await mine();
      await page.check();
      await page.check();
      const [record] = await page.records();
      if (page.life.isDead) continue;
      story.push(
        record === undefined ? 'nothing' : `${record.status}${record.error === null ? '' : `: ${record.error}`}`,
      );
      if (done(record)) break;
      if (record === undefined) {
        // Nothing is said: the person looks whether it is there, as anybody would.
        if (scenario.isOffChain && (await scenario.effects()) > 0) break;
        await during(page, page.act(scenario.type, scenario.request));
      } else if (record.status === 'confirm') {
        await during(page, page.confirm(record.id));
      } else if (record.status === 'error' || record.status === 'reverted') {
        await during(page, page.retry(record.id, false));
      } else if (record.status === 'approve' && page.hasModal(record)) {
        await during(page, page.retry(record.id, true));
      }
      if (wallet.hasOpen()) await wallet.approveOpen();
    }
    let records = await page.records();
    // A page that died after all was done is opened once more to be asked.
    if (page.life.isDead) {
      page = await open(null);
      await page.settled();
      records = await page.records();
    }
    const effects = await scenario.effects();
    const sent = await successes(chain, { wallet, user: profile.user, firstBlock }, scenario);
    const told = records.some(done);
    return {
      name: nameOf(scenario.name, one),
      isLost: effects > 0 && !told && !scenario.isOffChain,
      isDoubled: effects > 1 || sent > 1,
      isStuck: effects === 0 || (!told && !scenario.isOffChain),
      seams,
      story: [...story, `effects ${effects}, sent ${sent}, nonces ${Number(await nonce()) - firstNonce}`],
    };
  } finally {
    restore();
    await rpc.call('evm_setAutomine', [true]);
    await rpc.call('anvil_dropAllTransactions');
    await rpc.call('evm_revert', [snapshot]);
  }
}

const nameOf = (scenario: string, one: Case) =>
  `${scenario}, ${one.option}, ${one.mode}, mined ${one.mining}, crashes ${one.crashes.map(show).join(' then ') || 'none'}`;

const show = ({ seam, nth, when }: Crash) => `${when} ${seam} (${nth})`;

type Sent = { from: string; to: string | null; hash: `0x${string}`; input: string };

/** How many transactions of the kind's own went through: approvals do not count. */
async function successes(
  chain: TestChain,
  { wallet, user, firstBlock }: { wallet: ModelWallet; user: string; firstBlock: number },
  scenario: Scenario,
): Promise<number> {
  const { rpc } = chain;
  const last = Number(await rpc.call('eth_blockNumber'));
  const approvals = ['0x095ea7b3', '0xa22cb465'];
  let count = 0;
  for (let number = firstBlock + 1; number <= last; number += 1) {
    const block = (await rpc.call('eth_getBlockByNumber', [`0x${number.toString(16)}`, true])) as {
      transactions: Sent[];
    };
    for (const sent of block.transactions) {
      const isTheirs = [user, RELAY.address].includes(sent.from.toLowerCase());
      if (!isTheirs || approvals.some((selector) => sent.input.startsWith(selector))) continue;
      if (wallet.isApproval(sent.hash)) continue;
      const receipt = (await rpc.call('eth_getTransactionReceipt', [sent.hash])) as { status: string };
      // A second cancel of everything changes nothing that is left; it still was sent twice.
      if (receipt.status === '0x1' && scenario.isOffChain !== true) count += 1;
    }
  }
  return count;
}
