import { spawn } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import readline from 'node:readline';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import * as v from 'valibot';
import { testAccount } from '../../../tests/support/server/accounts.ts';
import { findAnvil } from './anvil-binary.ts';
import { startChainProcess } from './chain-process.ts';
import { deployContracts } from './deploy.ts';
import { AnvilMissingError, BrokenStateError, ChainTimeoutError, PortTakenError, StateInUseError } from './errors.ts';
import { startEmbeddedNetworks } from './networks.ts';
import { blockSchema, createRpc, type Rpc } from './rpc.ts';
import { SEAPORT_ADDRESS } from '../../seaport/seaport.ts';
import { temporaryState, testZoneSigner } from '../../../tests/support/server/embedded-chains.ts';
import { transact } from './transaction.ts';

const quiet = () => undefined;
const start = (stateDir: string, fresh = false) => startEmbeddedNetworks({ stateDir, fresh, log: quiet });
const head = async (rpc: Rpc) => v.parse(blockSchema, await rpc.call('eth_getBlockByNumber', ['latest', false]));
const seconds = () => Math.floor(Date.now() / 1000);
const guest = '0x00000000000000000000000000000000000000aa';
const pay = (rpc: Rpc) => transact(rpc, { from: testAccount(5).address, to: guest, value: 1n, gas: 21_000n });
const alive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
const watchdogs = (stateDir: string) =>
  [31337, 31338].map((chainId) => Number(readFileSync(path.join(stateDir, `chain-${chainId}.json.lock`), 'utf8')));

describe('a restart', { timeout: 30_000 }, () => {
  test('keeps state, logs and receipts, and the clock goes on', async () => {
    const stateDir = temporaryState();
    const first = await start(stateDir);
    expect(first.firstStart).toBe(true);
    await deployContracts({ networks: first.networks, stateDir, zoneSigner: testZoneSigner.address });
    const before = await Promise.all(
      first.networks.map(({ rpcUrl }) => createRpc(rpcUrl).call('eth_getLogs', [{ fromBlock: '0x0' }])),
    );
    await first.seal();
    const rpcs = first.networks.map(({ rpcUrl }) => createRpc(rpcUrl));
    for (const rpc of rpcs) await pay(rpc);
    await first.stop();

    const second = await start(stateDir);
    try {
      expect(second.firstStart).toBe(false);
      for (const [i, network] of second.networks.entries()) {
        const rpc = createRpc(network.rpcUrl);
        // One payment came after the seal: ending saves it.
        expect(await rpc.call('eth_getBalance', [guest, 'latest'])).toBe('0x1');
        const logs = v.parse(
          v.array(v.object({ transactionHash: v.string() })),
          await rpc.call('eth_getLogs', [{ fromBlock: '0x0' }]),
        );
        expect(logs.length).toBeGreaterThan(0);
        expect(logs).toEqual(v.parse(v.array(v.object({ transactionHash: v.string() })), before[i]));
        expect(await rpc.call('eth_getTransactionReceipt', [logs[0]?.transactionHash])).toMatchObject({
          status: '0x1',
        });
        expect(String(await rpc.call('eth_getCode', [SEAPORT_ADDRESS, 'latest'])).length).toBeGreaterThan(40_000);
        const last = await head(rpc);
        await pay(rpc);
        const next = await head(rpc);
        expect(next.number).toBe(last.number + 1n);
        expect(next.timestamp).toBeGreaterThanOrEqual(last.timestamp);
        expect(Math.abs(Number(next.timestamp) - seconds())).toBeLessThanOrEqual(2);
      }
    } finally {
      await second.stop();
    }
  });

  test('never goes back in time, even when the last block lies ahead', async () => {
    const stateDir = temporaryState();
    const first = await start(stateDir);
    await first.seal();
    for (const { rpcUrl } of first.networks)
      await createRpc(rpcUrl).call('evm_mine', [{ timestamp: seconds() + 3600, blocks: 1 }]);
    await first.stop();
    const second = await start(stateDir);
    try {
      for (const { rpcUrl } of second.networks) {
        const rpc = createRpc(rpcUrl);
        const last = await head(rpc);
        expect(Number(last.timestamp)).toBeGreaterThan(seconds() + 3000);
        await pay(rpc);
        expect((await head(rpc)).timestamp).toBeGreaterThanOrEqual(last.timestamp);
      }
    } finally {
      await second.stop();
    }
  });

  test('before the seal begins again from nothing', async () => {
    const stateDir = temporaryState();
    const first = await start(stateDir);
    await deployContracts({ networks: first.networks, stateDir, zoneSigner: testZoneSigner.address });
    await first.stop();
    const second = await start(stateDir);
    try {
      expect(second.firstStart).toBe(true);
      expect(existsSync(path.join(stateDir, 'deployments.json'))).toBe(false);
      const code = await createRpc(second.networks[0]?.rpcUrl ?? '').call('eth_getCode', [SEAPORT_ADDRESS, 'latest']);
      expect(code).toBe('0x');
    } finally {
      await second.stop();
    }
  });
});

describe('a killed server', { timeout: 30_000 }, () => {
  test('leaves no orphan after three seconds, and loses nothing', async () => {
    const stateDir = temporaryState();
    const server = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        path.join(import.meta.dirname, '../../../tests/support/server/networks-process.ts'),
        stateDir,
      ],
      {
        detached: true,
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const { pid } = server;
    if (pid === undefined) expect.fail('no server');
    onTestFinished(() => {
      if (alive(pid)) process.kill(-pid, 'SIGKILL');
    });
    const networks = await new Promise<unknown>((resolve) => {
      readline.createInterface({ input: server.stdout }).once('line', (line) => resolve(JSON.parse(line)));
    });
    const urls = v.parse(v.array(v.object({ rpcUrl: v.string() })), networks).map(({ rpcUrl }) => rpcUrl);
    for (const url of urls) await pay(createRpc(url));
    const pids = watchdogs(stateDir);
    expect(pids.every(alive)).toBe(true);
    // The server's whole group, as a closing terminal would.
    process.kill(-pid, 'SIGKILL');
    await vi.waitFor(() => expect(pids.some(alive)).toBe(false), { timeout: 3000, interval: 20 });
    for (const url of urls) await expect(createRpc(url).call('eth_chainId')).rejects.toThrow();

    const again = await start(stateDir);
    try {
      expect(again.firstStart).toBe(false);
      for (const { rpcUrl } of again.networks)
        expect(await createRpc(rpcUrl).call('eth_getBalance', [guest, 'latest'])).toBe('0x1');
    } finally {
      await again.stop();
    }
  });
});

describe('what can go wrong at the start', { timeout: 30_000 }, () => {
  test('a port in use', async () => {
    const other = net.createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    try {
      const failed = startEmbeddedNetworks({
        stateDir: temporaryState(),
        fresh: false,
        log: quiet,
        ports: { 31338: port },
      });
      await expect(failed).rejects.toThrow(new PortTakenError('Tessera', port));
    } finally {
      other.close();
    }
  });

  test('a state file that is cut off, and one that is gone', async () => {
    const stateDir = temporaryState();
    const first = await start(stateDir);
    await first.seal();
    await first.stop();
    const file = path.join(stateDir, 'chain-31337.json');
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, whole.slice(0, whole.length / 2));
    await expect(start(stateDir)).rejects.toThrow(new BrokenStateError('Meridian', file));
    writeFileSync(file, whole);
    await (await start(stateDir)).stop();
  });

  test('the same state twice', async () => {
    const stateDir = temporaryState();
    const first = await start(stateDir);
    try {
      await expect(start(stateDir, true)).rejects.toThrow(StateInUseError);
      expect(await createRpc(first.networks[0]?.rpcUrl ?? '').call('eth_chainId')).toBe('0x7a69');
    } finally {
      await first.stop();
    }
  });

  test('no binary for this machine', () => {
    expect(() => findAnvil('sunos', 'mips')).toThrow(AnvilMissingError);
    vi.stubEnv('VITRINE_ANVIL', '/nowhere/anvil');
    expect(() => findAnvil()).toThrow(AnvilMissingError);
    vi.unstubAllEnvs();
    expect(existsSync(findAnvil())).toBe(true);
  });

  test.each([
    ['does not listen', ''],
    [
      'takes calls and never answers',
      `require('node:net').createServer(() => {}).listen(process.argv[process.argv.indexOf('--port') + 1], '127.0.0.1');`,
    ],
  ])('a program that %s and does not want to end', async (_, listening) => {
    const stateDir = temporaryState();
    const binary = path.join(stateDir, 'stubborn');
    writeFileSync(
      binary,
      `#!${process.execPath}\nprocess.on('SIGTERM', () => {});\n${listening}\nsetInterval(() => {}, 1000);\n`,
    );
    chmodSync(binary, 0o755);
    const options = {
      name: 'Meridian',
      chainId: 31337,
      binary,
      stateFile: path.join(stateDir, 'chain.json'),
      args: [],
      autosave: false,
      log: quiet,
      timeout: 1,
    };
    await expect(startChainProcess(options)).rejects.toThrow(new ChainTimeoutError('Meridian', 1));
    expect(existsSync(`${options.stateFile}.lock`)).toBe(false);
  });
});
