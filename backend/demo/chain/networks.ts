import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { EMBEDDED_ACCOUNTS, embeddedAccounts, readMnemonic, type EmbeddedAccounts } from './accounts.ts';
import { findAnvil } from './anvil-binary.ts';
import { holdBaseFee } from './base-fee.ts';
import { moveClockToNow } from './clock.ts';
import { keepChain, type KeptChain } from './kept-chain.ts';
import { createRpc } from './rpc.ts';
import { waitUntilFree } from './state-lock.ts';

/** A network that lives inside this server. */
export type EmbeddedNetwork = {
  chainId: number;
  slug: string;
  name: string;
  /** `http://127.0.0.1:<port>`, reachable from this machine only. */
  rpcUrl: string;
  /** With their private keys: for this server only. */
  accounts: EmbeddedAccounts;
};

export type EmbeddedNetworks = {
  networks: EmbeddedNetwork[];
  /** True until `seal` was called once for this state folder: deploy, make the world, index from block 0. */
  firstStart: boolean;
  /**
   * Moves both clocks to now, saves both chains and marks them complete. A start that finds no mark
   * begins again from nothing, so a first start that was cut short leaves no half world behind.
   */
  seal(): Promise<void>;
  /** Of each chain's processes; others after one has ended and come back. */
  pids(): { watchdog: number; chain: number }[];
  /** Saves and ends both chains. */
  stop(): Promise<void>;
};

export type StartOptions = {
  stateDir: string;
  /** Throw away what is there. */
  fresh: boolean;
  log: (line: string) => void;
  /** Fixed ports by chain id; the system chooses where none is given. */
  ports?: Record<number, number>;
};

export const embeddedChains = [
  { chainId: 31337, slug: 'meridian', name: 'Meridian' },
  { chainId: 31338, slug: 'tessera', name: 'Tessera' },
] as const;

/** How far before its first start a chain's history begins. */
export const HISTORY_SECONDS = 45 * 86_400;

const sealSchema = v.object({ sealedAt: v.number() });

export async function startEmbeddedNetworks(options: StartOptions): Promise<EmbeddedNetworks> {
  const { stateDir, log } = options;
  const binary = findAnvil();
  mkdirSync(stateDir, { recursive: true });
  const mnemonic = readMnemonic(stateDir);
  const accounts = embeddedAccounts(mnemonic);
  await waitUntilFree(embeddedChains.map(({ chainId }) => stateFile(stateDir, chainId)));
  const sealFile = path.join(stateDir, 'chains.json');
  const firstStart = options.fresh || !isSealed(sealFile);
  if (firstStart) {
    for (const { chainId } of embeddedChains) rmSync(stateFile(stateDir, chainId), { force: true });
    for (const file of ['chains.json', 'deployments.json']) {
      rmSync(path.join(stateDir, file), { force: true });
    }
  }

  const started = await Promise.allSettled(
    embeddedChains.map((chain) => {
      const port = options.ports?.[chain.chainId];
      return keepChain({
        name: chain.name,
        chainId: chain.chainId,
        binary,
        ...(port === undefined ? {} : { port }),
        stateFile: stateFile(stateDir, chain.chainId),
        args: ['--accounts', String(EMBEDDED_ACCOUNTS), '--mnemonic', mnemonic],
        beginning: firstStart ? ['--timestamp', String(Math.floor(Date.now() / 1000) - HISTORY_SECONDS)] : null,
        // A chain that begins has its clock in the past: its history is still to be lived.
        settle: async (rpcUrl) => {
          await holdBaseFee(createRpc(rpcUrl));
          if (existsSync(stateFile(stateDir, chain.chainId))) await moveClockToNow(createRpc(rpcUrl));
        },
        log,
      });
    }),
  );
  const chains: KeptChain[] = [];
  let failure: unknown;
  for (const result of started) {
    if (result.status === 'fulfilled') chains.push(result.value);
    else failure ??= result.reason;
  }
  const stop = async () => {
    await Promise.all(chains.map((chain) => chain.stop()));
  };
  if (failure !== undefined) {
    await stop();
    throw failure;
  }

  // Every start succeeded, so there is one process a chain, in the same order.
  const networks = embeddedChains.map((chain, index) => ({ ...chain, accounts, rpcUrl: chains[index]?.rpcUrl ?? '' }));
  const moveClocks = () => Promise.all(networks.map(({ rpcUrl }) => moveClockToNow(createRpc(rpcUrl))));
  return {
    networks,
    firstStart,
    async seal() {
      await moveClocks();
      await Promise.all(chains.map((chain) => chain.save()));
      writeFileSync(sealFile, `${JSON.stringify({ sealedAt: Date.now() })}\n`);
    },
    pids: () => chains.map((chain) => chain.pids()),
    stop,
  };
}

function stateFile(stateDir: string, chainId: number): string {
  return path.join(stateDir, `chain-${chainId}.json`);
}

function isSealed(file: string): boolean {
  try {
    return v.is(sealSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return false;
  }
}
