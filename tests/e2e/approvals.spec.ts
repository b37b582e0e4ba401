import { encodeFunctionData, parseAbi } from 'viem';
import { SEAPORT_ADDRESS } from '../../src/domain/order.ts';
import { encodeRevocation } from '../../src/domain/revocation.ts';
import { chain } from '../support/browser/chain.ts';
import { giveItem, giveWeth } from '../support/browser/seller.ts';
import { expect, test } from '../support/browser/test.ts';
import { TestWallet } from '../support/browser/test-wallet.ts';

/* What somebody let others move, and taking it back. */

const abi = parseAbi([
  'function setApprovalForAll(address operator, bool approved)',
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
]);
const STRANGER = `0x${'5e'.repeat(20)}` as const;

test('one’s own profile lists what others may move; what is revoked is gone from the chain and the list', async ({
  app,
  wallet,
  page,
}) => {
  const { nft, chainId } = await giveItem(wallet);
  const on = chain(chainId);
  const contract = nft.collectionAddress;
  const approve = encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [STRANGER, true] });
  await on.settled(await on.actAs(wallet.address, { to: contract, data: approve }));
  await giveWeth(wallet, chainId, 5n);
  await app.signIn(`/profile/${wallet.address}?tab=Approvals`);

  const rows = page.getByRole('tabpanel').getByRole('listitem');
  const stranger = rows.filter({ hasText: STRANGER });
  await expect(stranger).toContainText(`Every item of ${nft.collectionName}`);
  await expect(stranger).toContainText('Vitrine does not know this contract.');
  const money = rows.filter({ hasText: 'WETH' });
  await expect(money).toContainText('Approved for Seaport');
  await expect(money).not.toContainText('does not know');

  await stranger.getByRole('button', { name: /^Revoke: / }).click();
  const question = app.modal('Revoke this approval?');
  await expect(question).toContainText(`move your items of ${nft.collectionName}`);
  const held = wallet.next('eth_sendTransaction');
  await question.getByRole('button', { name: 'Confirm' }).click();
  const asked = await held;
  const { to, value, data } = TestWallet.callOf(asked.request);
  expect([to, value]).toEqual([contract, 0n]);
  const revocation = encodeRevocation({ form: 'collection', contract, operator: STRANGER, identifier: null });
  expect(data.slice(0, -16)).toBe(revocation);
  await expect(app.modal('Revoke in your wallet').getByText('Take back what a contract may move')).toBeAttached();
  expect(await app.record()).toMatchObject({ type: 'approval:revoke', status: 'approve' });
  await asked.approve();
  await expect(page.getByText('Approval revoked').first()).toBeVisible();
  await expect(stranger).toHaveCount(0);
  await expect(money).toHaveCount(1);
  expect(
    await on.reader.readContract({
      address: contract,
      abi,
      functionName: 'isApprovedForAll',
      args: [wallet.address, STRANGER],
    }),
  ).toBe(false);

  // Nobody is shown another’s.
  await app.open(`/profile/${SEAPORT_ADDRESS}?tab=Approvals`);
  await expect(page.getByRole('tab', { name: /^Collected/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: /^Approvals/ })).toHaveCount(0);
});
