import { expect, test } from 'vitest';
import { clientOf, startTestNetworks, testZoneSigner } from '../../../tests/support/server/embedded-chains.ts';
import { ssoOf } from '../../core/sso.ts';
import { embeddedMarketNetwork } from '../market-network.ts';
import { deploymentOf, readDeployments } from './deployments.ts';
import { BOOTLOADER_ADDRESS, deploySessionAccounts, ZKSYNC_CHAIN_ID } from './session-accounts.ts';

test('the single sign-on’s contracts stand on the second network, stay there, and come to a state without them', async () => {
  const chains = await startTestNetworks();
  try {
    const { networks, stateDir, deployments } = chains;
    const first = deploymentOf(deployments, ZKSYNC_CHAIN_ID).sso;
    expect(deploymentOf(deployments, 31337).sso).toBeNull();
    const again = await deploySessionAccounts({ networks, deployments, stateDir });
    expect(deploymentOf(again, ZKSYNC_CHAIN_ID).sso).toEqual(first);
    expect(readDeployments(stateDir)).toEqual(again);

    const older = deployments.map((one) => ({ ...one, sso: null }));
    const mended = await deploySessionAccounts({ networks, deployments: older, stateDir });
    const sso = deploymentOf(mended, ZKSYNC_CHAIN_ID).sso;
    expect(sso?.factory).not.toBe(first?.factory);
    const network = networks.find(({ chainId }) => chainId === ZKSYNC_CHAIN_ID);
    if (!network || !sso) expect.fail('no second network');
    for (const address of [sso.factory, sso.paymaster, BOOTLOADER_ADDRESS] as const) {
      expect(await clientOf(network).getCode({ address })).toBeDefined();
    }

    const markets = networks.map((one) => embeddedMarketNetwork(one, mended, testZoneSigner));
    expect(ssoOf(markets, 'http://wallet.localhost:1')).toEqual({
      chainId: ZKSYNC_CHAIN_ID,
      origin: 'http://wallet.localhost:1',
      ...sso,
    });
    expect(ssoOf(markets, null)).toBeNull();
    expect(ssoOf(markets.slice(0, 1), 'http://wallet.localhost:1')).toBeNull();
  } finally {
    await chains.end();
  }
});
