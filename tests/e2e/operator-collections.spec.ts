import { encodeDeployData, encodeFunctionData } from 'viem';
import { createRpc } from '../../backend/demo/chain/rpc.ts';
import { transact } from '../../backend/demo/chain/transaction.ts';
import {
  vitrineCollectionAbi,
  vitrineCollectionBytecode,
} from '../../backend/demo/contracts/artifacts/vitrine-collection.ts';
import { violations } from '../support/browser/axe.ts';
import { MERIDIAN } from '../support/browser/chain.ts';
import { nodeOf } from '../support/browser/origin.ts';
import { OPERATOR, expect, test } from '../support/browser/test.ts';
import { testAccount } from '../support/server/accounts.ts';

const creator = testAccount(3);

/** A collection that the market has never seen, with one item. */
async function deploy(name: string): Promise<string> {
  const rpc = createRpc(nodeOf(MERIDIAN));
  const settings = {
    maxSupply: 100n,
    price: 0n,
    maxPurchase: 10n,
    maxPerWallet: 0n,
    provenance: '',
    baseURI: 'https://pictures.invalid/boats/',
    royaltyReceiver: creator.address,
    royaltyBps: 250n,
  };
  const send = (call: { to?: `0x${string}`; data: `0x${string}` }) =>
    transact(rpc, { from: creator.address, gas: 6_000_000n, ...call });
  const { contractAddress: to } = await send({
    data: encodeDeployData({
      abi: vitrineCollectionAbi,
      bytecode: vitrineCollectionBytecode,
      args: [name, 'BOAT', settings],
    }),
  });
  if (!to) throw new Error('No contract');
  const args = [[creator.address], [1n]] as const;
  await send({ to, data: encodeFunctionData({ abi: vitrineCollectionAbi, functionName: 'mintBatch', args }) });
  return to;
}

test('an operator adds a collection by its address; everybody sees it, misses it once it is taken off, and sees it again', async ({
  app,
  page,
  wallet,
  request,
}) => {
  const address = await deploy('Paper Boats');
  const statusOf = async () => (await request.get('/collections/paper-boats')).status();
  expect(await statusOf()).toBe(404);
  await wallet.useAccount(OPERATOR);
  await app.signIn('/operator?tab=collections');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add a collection' }).press('Enter');
  const form = app.modal('Add a collection');
  const where = form.getByRole('textbox', { name: 'Address or explorer link' });
  await where.fill('paper boats');
  await page.keyboard.press('Enter');
  await expect(form.getByText('There is no address in that')).toBeVisible();
  // A person’s address, and one of the other network.
  await where.fill(creator.address);
  await page.keyboard.press('Enter');
  await expect(form.getByText('There is no contract at this address')).toBeVisible();
  expect.soft(await violations(page, 'dialog[open]'), 'form').toEqual([]);

  await where.fill(`https://explorer.example/address/${address}#code`);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Paper Boats');
  await expect(form.getByText('Single items (ERC-721)')).toBeVisible();
  await expect(form.getByText('2.5% to')).toBeVisible();
  await expect(form.getByText('pictures.invalid')).toBeVisible();
  await expect(form.getByText('could not be read, so a host')).toBeVisible();
  expect.soft(await violations(page, 'dialog[open]'), 'found').toEqual([]);
  const slug = form.getByRole('textbox', { name: 'Word for its pages' });
  await slug.fill('Paper Boats');
  await expect(form.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  await slug.fill('paper-boats');
  await slug.press('Enter');
  await expect(app.toast('Paper Boats added')).toBeVisible();
  await expect(form).toHaveCount(0);

  await main.getByRole('searchbox').fill('Paper Boats');
  const entry = main.getByRole('listitem').filter({ hasText: 'Paper Boats' });
  await expect(entry.getByText('Added here', { exact: true })).toBeVisible();
  expect(await statusOf()).toBe(200);
  const items = async () => {
    const answer = (await (await request.get('/data/collection/paper-boats')).json()) as {
      data: { itemsCount: number };
    };
    return answer.data.itemsCount;
  };
  await expect.poll(items).toBe(1);

  await entry.getByRole('button', { name: 'Take Paper Boats off' }).click();
  await expect(entry.getByText('Taken off', { exact: true })).toBeVisible();
  await expect(entry.getByText('Hidden', { exact: true })).toHaveCount(0);
  expect(await statusOf()).toBe(404);
  await entry.getByRole('button', { name: 'List Paper Boats again' }).press('Enter');
  await expect(entry.getByText('Taken off', { exact: true })).toHaveCount(0);
  await expect(entry.getByText('Added here', { exact: true })).toBeVisible();
  expect(await statusOf()).toBe(200);
  expect.soft(await violations(page), 'collections').toEqual([]);
  await main.getByRole('tab', { name: 'Log' }).click();
  await expect(main.getByText('Paper Boats added').first()).toBeVisible();
  await expect(main.getByRole('button', { name: 'Undo: Paper Boats added' })).toBeVisible();
});
