import { formatEther } from 'viem';
import { Cart } from '../support/browser/cart.ts';
import { expect, test } from '../support/browser/test.ts';

test('a sweep adds the cheapest of one currency to the cart, and names the dearest and the sum before', async ({
  app,
  page,
}) => {
  await app.open('/collections/meander');
  await app.button('Sweep the floor').click();
  const modal = app.modal('Sweep Meander');
  await modal.getByRole('button', { name: 'ETH', exact: true }).click();
  const count = modal.getByRole('group', { name: 'How many' }).getByRole('textbox');
  await count.fill('3');
  const orders = await page.evaluate(async () => {
    const answer = await fetch('/marketplace/v1/orders/list?collection=meander&size=100');
    const { data } = (await answer.json()) as {
      data: { price: { value: string; token: { symbol: string } }; nft: { uuid: string; name: string } }[];
    };
    return data.filter(({ price }) => price.token.symbol === 'ETH');
  });
  const cheapest = orders.slice(0, 3);
  const rows = modal.getByRole('definition');
  const sum = cheapest.reduce((all, { price }) => all + BigInt(price.value), 0n);
  await expect(rows.first()).toHaveText(`${Number(formatEther(BigInt(cheapest[2]!.price.value)))} ETH`);
  await expect(rows.last()).toHaveText(`${Number(formatEther(sum))} ETH`);
  await modal.getByRole('button', { name: 'Add 3 items to cart' }).click();
  const cart = new Cart(app);
  await expect(cart.drawer).toBeVisible();
  const held = async () => (await cart.entries()).map(({ nftUuid }) => nftUuid).toSorted();
  expect(await held()).toEqual(cheapest.map(({ nft }) => nft.uuid).toSorted());

  // What the cart holds is not swept a second time.
  await app.closePane();
  await app.button('Sweep the floor').click();
  await modal.getByRole('button', { name: 'ETH', exact: true }).click();
  await count.fill('1');
  await modal.getByRole('button', { name: 'Add 1 item to cart' }).click();
  await expect(cart.drawer).toBeVisible();
  await expect.poll(held).toEqual(
    orders
      .slice(0, 4)
      .map(({ nft }) => nft.uuid)
      .toSorted(),
  );
});
