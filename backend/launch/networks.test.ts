import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pad } from 'viem';
import { describe, expect, onTestFinished, test } from 'vitest';
import { testZoneSigner } from '../../tests/support/server/embedded-chains.ts';
import { readConfig, StartError } from '../config.ts';
import { address, testClient, testNetwork } from '../../tests/support/server/market.ts';
import { checkZone, externalMarketNetwork } from './networks.ts';

const KEY = `0x${'5'.repeat(64)}`;
const token = { address: address(0xe7), symbol: 'WETH', decimals: 18 };
const external = {
  chainId: 324,
  slug: 'era',
  name: 'Era',
  rpcUrls: ['https://rpc.invalid/'],
  currency: { ...token, address: address(0), symbol: 'ETH' },
  seaport: address(1),
  conduit: address(2),
  conduitKey: `0x${'0'.repeat(64)}`,
  multicall3: address(3),
  wrapped: token,
};

function configured(network: object, environment: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'networks.json');
  writeFileSync(file, JSON.stringify([network]));
  const config = readConfig({ NETWORKS_CONFIG: file, ...environment });
  const [first] = config.externalNetworks ?? [];
  return first && externalMarketNetwork(first, config);
}

describe('a configured network', () => {
  test('has a zone when one is named and its key is given; a key alone or nothing leaves orders open', () => {
    const zone = address(0x20e);
    expect(configured({ ...external, zone }, { ZONE_SIGNER_KEY: KEY })?.zone).toMatchObject({
      address: zone,
      signer: { address: testZoneSigner.address },
    });
    expect(configured(external, { ZONE_SIGNER_KEY: KEY })?.zone).toBeNull();
    expect(configured(external)?.zone).toBeNull();
  });

  test('with a zone but no key does not start', () => {
    expect(() => configured({ ...external, zone: address(0x20e) })).toThrow(StartError);
  });
});

describe('a zone', () => {
  const believing = (signer: `0x${string}`) =>
    testNetwork(
      1,
      'one',
      testClient(1, (method) => (method === 'eth_call' ? pad(signer, { size: 32 }) : '0x1')),
    );

  test('that believes another key stops the start, one that believes ours or is silent does not', async () => {
    const logged: string[] = [];
    const log = (line: string) => void logged.push(line);
    await checkZone(believing(testZoneSigner.address), log);
    expect(logged).toEqual([]);
    await expect(checkZone(believing(address(9)), log)).rejects.toThrow(StartError);
    await checkZone(testNetwork(1, 'one'), log);
    expect(logged).toHaveLength(1);
  });
});
