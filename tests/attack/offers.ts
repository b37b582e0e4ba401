import { encodeFunctionData, maxUint256, parseAbi, type Hex, type PrivateKeyAccount } from 'viem';
import { generatePrivateKey } from 'viem/accounts';
import { commissionSchema, routerSettingsSchema } from '../../src/contract/order.ts';
import { SEAPORT_ADDRESS } from '../../src/domain/order.ts';
import { buildOffer } from '../../src/domain/order-building.ts';
import { orderTypedData } from '../../src/domain/seaport-signing.ts';
import { OPEN_ORDERS } from '../../backend/market/open-orders.ts';
import { many, pause } from './client.ts';
import { dataOf, newCaller, newestBlock, pickListing, result, rich, send, type Target } from './people.ts';
import { tally } from './result.ts';

const tokenAbi = parseAbi([
  'function deposit() payable',
  'function approve(address, uint256)',
  'function transfer(address, uint256)',
  'function balanceOf(address) view returns (uint256)',
]);

/** Offers by throw-away accounts up to what a maker may have, and beyond; then their money moves at once. */
export async function manyOffers(t: Target) {
  const attack = tally('offers by throw-away accounts, then their money moves');
  const setup = newCaller(t);
  const { nft } = await pickListing(t, setup);
  const settings = dataOf(await setup('/marketplace/v1/contract/router/settings'), routerSettingsSchema);
  const network = settings.find(({ chainId }) => chainId === t.chainId);
  if (!network) throw new Error('The network has no settings');
  const commission = dataOf(
    await setup(`/marketplace/v1/collections/commission/${nft.collectionSlug}`),
    commissionSchema,
  );
  const token = network.wrappedNative.address;
  const now = Number((await newestBlock(t, setup)).timestamp);
  const count = t.isShort ? 30 : OPEN_ORDERS + 20;

  async function offer(account: PrivateKeyAccount) {
    const maker = account.address.toLowerCase() as Hex;
    const parameters = buildOffer(
      {
        maker,
        collectionAddress: nft.collectionAddress,
        itemType: nft.itemType,
        units: 1n,
        unitValue: 10n ** 15n,
        currency: token,
        startTime: now - 60,
        endTime: now + 3_600,
        commission,
        zone: network!.zone,
        counter: 0n,
        salt: BigInt(generatePrivateKey()),
      },
      { identifier: nft.identifier ?? '0' },
    );
    const typed = orderTypedData(parameters, t.chainId) as Parameters<typeof account.signTypedData>[0];
    return { parameters, protocolAddress: SEAPORT_ADDRESS, signature: await account.signTypedData(typed) };
  }

  let placed = 0;
  const latencies: number[] = [];
  for (let maker = 0; maker < (t.isShort ? 1 : 2); maker += 1) {
    const account = await rich(t, setup);
    const call = (data: Hex, value = 0n) => send(t, setup, account, { to: token, value, data });
    await call(encodeFunctionData({ abi: tokenAbi, functionName: 'deposit' }), 10n ** 18n);
    await call(encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [SEAPORT_ADDRESS, maxUint256] }));
    const owned = await result(t, setup, 'eth_call', [
      { to: token, data: encodeFunctionData({ abi: tokenAbi, functionName: 'balanceOf', args: [account.address] }) },
      'latest',
    ]);
    // More addresses than one: the limit of writes is another attack's.
    const callers = Array.from({ length: 4 }, () => newCaller(t));
    const path = `/marketplace/v1/offer?chain=${t.chainId}&user=${account.address}`;
    const answers = await many(count, 8, async (index) =>
      (callers[index % callers.length] ?? setup)(path, { body: await offer(account) }),
    );
    const accepted = answers.filter(({ status }) => status === 200).length;
    placed += accepted;
    for (const { status, text } of answers)
      attack.check(
        (status === 200 && accepted <= OPEN_ORDERS) || status === 409 || status === 429,
        () => `an offer was answered ${status}, ${accepted} are open: ${text.slice(0, 200)}`,
      );
    attack.check(accepted > 0, () => `no offer was taken: ${answers[0]?.text}`);
    // All of them sleep from now on.
    const args = [SEAPORT_ADDRESS, BigInt(String(owned))] as const;
    const moved = call(encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args }));
    const move = { isOver: false };
    void moved.finally(() => (move.isOver = true)).catch(() => {});
    for (let asked = 0; asked < (t.isShort ? 10 : 40) || !move.isOver; asked += 1) {
      const { ms, status } = await setup('/marketplace/v1/orders/list?size=20');
      attack.check(status === 200, () => `a list was answered ${status} meanwhile`);
      latencies.push(ms);
      await pause(50);
    }
    await moved;
  }
  attack.note(`${placed} placed; a list meanwhile took ${Math.max(...latencies).toFixed(0)} ms at most`);
  return attack.row;
}
