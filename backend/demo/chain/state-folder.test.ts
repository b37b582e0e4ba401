import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as v from 'valibot';
import { testAccount } from '../../../tests/support/server/accounts.ts';
import { temporaryState, testZoneSigner } from '../../../tests/support/server/embedded-chains.ts';
import { replaceKey } from '../../launch/keys.ts';
import { deployContracts } from './deploy.ts';
import { deploymentOf, readDeployments } from './deployments.ts';
import { createFaucet, FAUCET_ETH } from './faucet.ts';
import { startEmbeddedNetworks } from './networks.ts';
import { createRpc, type Rpc } from './rpc.ts';
import { transact } from './transaction.ts';
import { deployZones } from './zone.ts';

/** Account 0 of the words that earlier builds had in their sources. */
const GUESSABLE_OWNER = '0x8a9f9dc2104960866a61d7edb5a6dbaf378ce1b1';
const guest = '0x00000000000000000000000000000000000000aa';
const start = (stateDir: string) => startEmbeddedNetworks({ stateDir, fresh: false, log: () => undefined });

describe('a state folder', { timeout: 30_000 }, () => {
  test('has accounts of its own, the same at every start', async () => {
    const folders = [1, 2].map(() => mkdtempSync(path.join(tmpdir(), 'vitrine-own-')));
    onTestFinished(() => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });
    const [first, other] = await Promise.all(folders.map((folder) => start(folder)));
    await Promise.all([first?.seal(), other?.seal()]);
    await Promise.all([first?.stop(), other?.stop()]);
    const again = await start(folders[0] ?? '');
    const addresses = [first, other, again].map(
      (one) => one?.networks[0]?.accounts.map(({ address }) => address) ?? [],
    );
    await again.stop();
    expect(addresses[0]).toHaveLength(84);
    expect(addresses[2]).toEqual(addresses[0]);
    expect(addresses[1]?.filter((address) => addresses[0]?.includes(address))).toEqual([]);
    expect(addresses.flat()).not.toContain(GUESSABLE_OWNER);
    if (process.platform !== 'win32')
      expect(statSync(path.join(folders[0] ?? '', 'keys', 'mnemonic')).mode & 0o777).toBe(0o600);
  });

  test('of an earlier build, with accounts everybody could guess, goes on with its own and gets its zone back', async () => {
    const stateDir = mkdtempSync(path.join(tmpdir(), 'vitrine-earlier-'));
    onTestFinished(() => rmSync(stateDir, { recursive: true, force: true }));
    replaceKey(stateDir, 'mnemonic', 'glass gallery light museum clay fabric orbit cabin frog forest shine wonder');
    const zoneSigner = testZoneSigner.address;
    const earlier = await start(stateDir);
    await deployContracts({ networks: earlier.networks, stateDir, zoneSigner });
    await earlier.seal();
    await earlier.stop();
    expect(earlier.networks[0]?.accounts[0]?.address).toBe(GUESSABLE_OWNER);
    // An earlier build wrote no words down.
    rmSync(path.join(stateDir, 'keys'), { recursive: true });

    const now = await start(stateDir);
    try {
      const deployments = readDeployments(stateDir) ?? expect.fail();
      await deployZones({ networks: now.networks, stateDir, deployments, zoneSigner });
      for (const network of now.networks) {
        const [own] = network.accounts;
        const rpc = createRpc(network.rpcUrl);
        const { zone } = deploymentOf(deployments, network.chainId);
        const owner = String(await rpc.call('eth_call', [{ to: zone, data: '0x8da5cb5b' }, 'latest']));
        expect(owner.slice(-40)).toBe(own?.address.slice(2));
        expect(own?.address).not.toBe(GUESSABLE_OWNER);
        // The faucet of the new accounts gives, and nobody is asked for the old ones' keys.
        await createFaucet({ networks: now.networks, deployments })(network.chainId, guest);
        expect(BigInt(String(await rpc.call('eth_getBalance', [guest, 'latest'])))).toBe(FAUCET_ETH);
        await expect(transact(rpc, { from: GUESSABLE_OWNER, to: guest, value: 1n, gas: 21_000n })).rejects.toThrow();
      }
    } finally {
      await now.stop();
    }
  });
});

test('strangers cannot run up the base fee, before and after a restart', { timeout: 30_000 }, async () => {
  const stateDir = temporaryState();
  const burner = '0x00000000000000000000000000000000000000bb';
  const fillBlocks = async (rpc: Rpc) => {
    // It jumps until its gas is gone: a full block.
    await rpc.call('anvil_setCode', [burner, '0x5b600056']);
    for (let i = 0; i < 10; i += 1)
      await transact(rpc, { from: testAccount(5).address, to: burner, gas: 30_000_000n }).catch(() => undefined);
    const { baseFeePerGas } = v.parse(
      v.object({ baseFeePerGas: v.string() }),
      await rpc.call('eth_getBlockByNumber', ['latest', false]),
    );
    return Number(baseFeePerGas);
  };
  const first = await start(stateDir);
  await first.seal();
  expect(await fillBlocks(createRpc(first.networks[0]?.rpcUrl ?? ''))).toBe(0);
  await first.stop();
  const second = await start(stateDir);
  try {
    expect(await fillBlocks(createRpc(second.networks[0]?.rpcUrl ?? ''))).toBe(0);
  } finally {
    await second.stop();
  }
});
