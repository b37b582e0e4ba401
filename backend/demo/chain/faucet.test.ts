import { parseEther, zeroAddress, type Hex } from 'viem';
import { beforeAll, describe, expect, test } from 'vitest';
import { clientOf, startTestNetworks } from '../../../tests/support/server/embedded-chains.ts';
import { MULTICALL3_ADDRESS } from './deploy.ts';
import { deploymentOf, readDeployments } from './deployments.ts';
import { FAUCET_USDC, FAUCET_WETH, createFaucet } from './faucet.ts';

let started: Awaited<ReturnType<typeof startTestNetworks>>;
beforeAll(async () => {
  started = await startTestNetworks();
  return started.end;
}, 30_000);

describe('the other contracts', () => {
  test('are noted in the state folder', () => {
    expect(readDeployments(started.stateDir)).toEqual(started.deployments);
  });

  test('the faucet gives all three currencies, also to several at once, read by Multicall3', async () => {
    const fund = createFaucet(started);
    const guests = [0x11, 0x22, 0x33].map((byte): Hex => `0x${byte.toString(16).repeat(20)}`);
    await Promise.all(guests.map((guest) => fund(31338, guest)));
    const { weth, usdc } = deploymentOf(started.deployments, 31338);
    const client = clientOf(started.networks[1] ?? expect.fail());
    const balanceOf = {
      type: 'function',
      name: 'balanceOf',
      stateMutability: 'view',
      inputs: [{ type: 'address', name: '' }],
      outputs: [{ type: 'uint256', name: '' }],
    } as const;
    for (const guest of guests) {
      expect(await client.getBalance({ address: guest })).toBe(parseEther('100'));
      const balances = await client.multicall({
        multicallAddress: MULTICALL3_ADDRESS,
        allowFailure: false,
        contracts: [weth, usdc].map(
          (address) => ({ address, abi: [balanceOf], functionName: 'balanceOf', args: [guest] }) as const,
        ),
      });
      expect(balances).toEqual([FAUCET_WETH, FAUCET_USDC]);
    }
    await expect(fund(1, guests[0] ?? zeroAddress)).rejects.toThrow('There is no faucet on chain 1');
  });
});
