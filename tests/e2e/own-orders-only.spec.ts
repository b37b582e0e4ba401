import type { APIRequestContext } from 'playwright/test';
import { parseEther } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { sessionSchema } from '../../src/contract/auth.ts';
import type { Order } from '../../src/contract/order.ts';
import { singleSchema } from '../../src/contract/paging.ts';
import { buildSignInMessage } from '../../src/contract/sign-in-message.ts';
import * as v from 'valibot';
import { orderTypedData } from '../../src/domain/seaport-signing.ts';
import { MERIDIAN } from '../support/browser/chain.ts';
import { pick, wrappedToken } from '../support/browser/market.ts';
import { origin } from '../support/browser/origin.ts';
import { approveItems, giveWeth, giveItem, ordersBy, publish, richStranger } from '../support/browser/seller.ts';
import { expect, test } from '../support/browser/test.ts';

/** Logs in as any client could; answers the access token. */
async function logIn(request: APIRequestContext, account: PrivateKeyAccount): Promise<string> {
  const message = buildSignInMessage({
    origin: origin(),
    address: account.address,
    chainId: MERIDIAN,
    nonce: account.address.slice(2, 18),
    issuedAt: new Date(),
  });
  const signature = await account.signMessage({ message });
  const answer = await request.post('/marketplace/v1/login', {
    data: { address: account.address, chainId: MERIDIAN, message, signature },
  });
  const { data } = v.parse(singleSchema(sessionSchema), await answer.json());
  if (data === null) throw new Error('No session');
  return data.access;
}

/** The same order with another salt, signed by somebody. */
async function signedBy(account: PrivateKeyAccount, order: Order, offerer: string) {
  const parameters = {
    ...order.parameters,
    offerer: offerer as `0x${string}`,
    salt: String(BigInt(order.parameters.salt) + 1n),
  };
  const typed = orderTypedData(parameters, order.chainId) as Parameters<typeof account.signTypedData>[0];
  return { parameters, protocolAddress: order.protocolAddress, signature: await account.signTypedData(typed) };
}

test('nobody cancels or updates what somebody else has signed: the server refuses, and the order stays [G21]', async ({
  request,
  wallet,
}) => {
  const item = await giveItem(wallet);
  await approveItems(wallet.account, item);
  await giveWeth(wallet, MERIDIAN, parseEther('1'));
  const listing = await publish('listing', wallet.account, item, { unitValue: parseEther('3') });
  const offer = await publish('offer', wallet.account, await pick(), { unitValue: parseEther('0.1') });
  const thief = await richStranger(MERIDIAN, await wrappedToken(MERIDIAN));
  const token = await logIn(request, thief);
  const theirs = thief.address.toLowerCase();

  const ask = async (path: string, order: Order, data?: unknown) => {
    const query = new URLSearchParams({ hash: order.hash, chain: String(order.chainId), user: theirs });
    const answer = await request.post(`/marketplace${path}?${query}`, {
      headers: { 'x-access-token': token },
      ...(data === undefined ? {} : { data }),
    });
    return answer.status();
  };
  for (const [order, cancel, update] of [
    [listing, '/v1/order/cancel', '/v1/orders/update'],
    [offer, '/v1/offer/cancel', '/v1/offers/update'],
  ] as const) {
    expect(await ask(cancel, order), cancel).toBe(403);
    for (const offerer of [theirs, wallet.address]) {
      const status = await ask(update, order, await signedBy(thief, order, offerer));
      expect(status, `${update} as ${offerer}`).toBeGreaterThanOrEqual(400);
      expect(status, `${update} as ${offerer}`).toBeLessThan(500);
    }
  }
  expect((await ordersBy(wallet.address, 'listing')).map(({ hash, state }) => [hash, state])).toEqual([
    [listing.hash, listing.state],
  ]);
  expect((await ordersBy(wallet.address, 'offer')).map(({ hash, state }) => [hash, state])).toEqual([
    [offer.hash, offer.state],
  ]);
  expect(await ordersBy(theirs as `0x${string}`, 'offer')).toEqual([]);
});
