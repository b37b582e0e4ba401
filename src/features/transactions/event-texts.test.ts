import { beforeAll, describe, expect, test } from 'vitest';
import { DEMO_WALLET_RDNS, type AppConfig } from '../../contract/config.ts';
import type { TransactionRecord } from '../../domain/transaction/record.ts';
import { hashOf, makeLeg, makeRecord } from '../../../tests/support/trades/records.ts';
import { startRuntime } from '../../services/runtime.ts';
import { walletState } from '../../services/wallet-state.ts';
import {
  approveText,
  askStage,
  askedText,
  errorText,
  eventView,
  isCalmEnd,
  mayLeave,
  revertedText,
  titleFor,
} from './event-texts.ts';

beforeAll(() => {
  const config = {
    marketplaceUrl: '',
    dataUrl: '',
    imageUrl: '',
    redirects: [],
    embedded: true,
    wallets: { smartWallet: null, ownWallet: null },
    networks: [{ chainId: 31337, name: 'Meridian' }] as AppConfig['networks'],
  };
  startRuntime({ config, fetch: () => Promise.reject(new Error('Nothing is asked')), isServer: true });
});

const receipt = (status: 'success' | 'reverted') => ({ hash: hashOf(1), blockHash: hashOf(9), blockNumber: 1, status });
const approval = (status: 'success' | 'reverted') =>
  makeLeg({ kind: 'allowance', ask: 'returned', hashes: [hashOf(1)], receipt: receipt(status) });
const refused = makeLeg({ ask: 'denied' });
const failed = (...legs: ReturnType<typeof makeLeg>[]) => makeRecord({ status: 'error', legs });
const left = (record: TransactionRecord) => errorText(record, eventView(record));
const asked = (record: TransactionRecord) => askedText(record, eventView(record));
const approve = (record: TransactionRecord, now = { isOnline: true, isOver: false }) =>
  approveText(record, eventView(record), askStage(record, now));

describe('how far a question to the wallet is', () => {
  const nothingAsked = makeRecord({ status: 'approve' });
  const isAsked = makeRecord({ status: 'approve', legs: [makeLeg({ ask: 'asked' })] });
  const offline = { isOnline: false, isOver: false };
  test('before it is asked, nothing is said to have been checked', () => {
    expect(approve(nothingAsked)).toBe('Checking that nothing has changed before your wallet is asked.');
    const isApproved = makeRecord({ status: 'approve', legs: [approval('success')] });
    expect(approve(isApproved)).toBe(approve(nothingAsked));
    expect(approve(isAsked)).toMatch(/^Open your wallet and approve the purchase/);
  });
  test('without a network, before it is asked: it says so, and not that the wallet is open', () => {
    expect(approve(nothingAsked, offline)).toBe('You’re offline. This resumes when you’re back online.');
    expect(approve(isAsked, offline)).toBe(approve(isAsked));
  });
  test('when the marketplace’s permission has run out', () => {
    expect(approve(isAsked, { isOnline: true, isOver: true })).toMatch(/permission for this has run out/);
    expect(askStage(nothingAsked, { isOnline: true, isOver: true })).toBe('checking');
  });
  test('a session may answer in the wallet’s place', () => {
    expect(approve({ ...isAsked, connectorId: 'sso' })).toMatch(/^Within a session’s limits this needs no approval/);
    expect(approve({ ...isAsked, connectorId: 'sso', type: 'offer:accept' })).toMatch(/^Open your wallet/);
  });
  test('no session approves a batch', () => {
    const legs = [makeLeg({ ask: 'asked', callsId: '0x01' })];
    expect(approve({ ...isAsked, legs, connectorId: 'sso' })).not.toMatch(/session/);
  });
});

describe('a lost request whose order ended without it', () => {
  const over = (...legs: ReturnType<typeof makeLeg>[]) =>
    makeRecord({ status: 'error', error: 'Somebody else has bought it.', legs });
  const abandoned = makeLeg({ ask: 'abandoned' });
  test('is calm, came too late, and may still be shown by the wallet', () => {
    expect(isCalmEnd(over(abandoned))).toBe(true);
    expect(titleFor(over(abandoned))).toBe('Too late');
    expect(left(over(abandoned))).toBe(
      'Your request was not carried out, and moved no money. If your wallet still shows it, reject it: approved now, it can only fail, at the cost of the network fee.',
    );
  });
  test('leaves the approval before it as it was paid for', () => {
    expect(left(over(approval('success'), abandoned))).toMatch(/^Nothing else was spent\. .* reject it/);
  });
});

describe('what an error left behind', () => {
  test('nothing was spent, where nothing was', () => {
    expect(left(failed(refused))).toBe('Nothing was spent.');
  });
  test('an approval that was mined was paid for, and stays', () => {
    expect(left(failed(approval('success'), refused))).toMatch(/approval that you paid for stays/);
    expect(left(failed(approval('reverted')))).toMatch(/only its network fee was spent/);
  });
  test('a cancel that failed cancelled nothing', () => {
    expect(left(makeRecord({ type: 'listing:cancel', status: 'error', legs: [refused] }))).toBe(
      'Nothing was cancelled so far.',
    );
  });
});

describe('an end that is no failure', () => {
  const ended = (error: string) => makeRecord({ status: 'error', error });
  test('a person’s own no', () => {
    const own = ended('User rejected the request.');
    expect(isCalmEnd(own)).toBe(true);
    expect(titleFor(own)).toBe('Cancelled in your wallet');
  });
  test('a wallet that stays on its network, which it names', () => {
    const elsewhere = ended('Switching network error. Chain switching is not supported yet');
    expect(isCalmEnd(elsewhere)).toBe(true);
    expect(titleFor(elsewhere)).toBe('This wallet works on one network only');
    Object.assign(walletState, { connectorId: 'own-wallet', chainId: 31337 });
    expect(titleFor(elsewhere)).toBe('This wallet works on Meridian only');
    // Another one moves where it is asked to.
    walletState.connectorId = 'io.metamask';
    expect(titleFor(elsewhere)).toBe('This wallet works on one network only');
  });
  test('what ended between an approval and what it is for', () => {
    const half = ended('Your approval went through. The rest was not sent yet: press Retry to go on.');
    expect(isCalmEnd(half)).toBe(true);
    expect(titleFor(half)).toBe('One step is left');
  });
  test('everything else went wrong', () => {
    for (const error of ['Switching network error', 'boom']) {
      expect(isCalmEnd(ended(error))).toBe(false);
      expect(titleFor(ended(error))).toBe('Something went wrong');
    }
    expect(isCalmEnd(makeRecord({ status: 'reverted', error: 'User rejected the request.' }))).toBe(false);
  });
});

test('the window may be left once the wallet is asked, unless that lies over it', () => {
  const asked = makeRecord({ legs: [makeLeg()] });
  expect(mayLeave(asked)).toBe(true);
  expect(mayLeave(makeRecord())).toBe(false);
  expect(mayLeave({ ...asked, connectorId: DEMO_WALLET_RDNS })).toBe(false);
});

test('a wallet’s open question is named by what it is about', () => {
  expect(asked(makeRecord({ type: 'purchase:buy_now', legs: [makeLeg()] }))).toMatch(/^to buy /);
  expect(asked(makeRecord({ type: 'offer:accept', legs: [makeLeg()] }))).toMatch(/^to sell /);
  expect(asked(makeRecord({ legs: [makeLeg({ kind: 'allowance' })] }))).toMatch(/^to approve what .+ needs first$/);
});

describe('what to do while the wallet is open', () => {
  const allowing = (type: string, ask: 'asked' | 'returned' = 'asked') =>
    makeRecord({ type, legs: [makeLeg({ kind: 'allowance', ask })] });
  test('an approval that is missing comes first', () => {
    expect(approve(allowing('purchase:buy_now'))).toBe(
      'First let Seaport, the marketplace’s contract, use your tokens without a limit. Your wallet asks once per token; the purchase follows.',
    );
    expect(approve(allowing('offer:accept'))).toBe(
      'First let Seaport, the marketplace’s contract, move items of this collection. Your wallet asks once per collection; the sale follows.',
    );
    expect(approve(allowing('offer:accept', 'returned'))).toBe(
      'Your approval is being settled. The sale follows by itself.',
    );
  });
  test('a batch holds both', () => {
    const batched = makeRecord({ type: 'offer:accept', legs: [makeLeg({ callsId: 'id' })] });
    expect(approve(batched)).toMatch(/^Your wallet shows both in one confirmation: Seaport, .+, may move items/);
  });
  test('a batch of one call says nothing of an approval; one of an earlier build is taken to hold both', () => {
    const batched = (approvals?: number) =>
      approve(
        makeRecord({
          type: 'purchase:buy_now',
          legs: [makeLeg({ callsId: 'id', ...(approvals === undefined ? {} : { approvals }) })],
        }),
      );
    expect(batched(0)).toMatch(/^Open your wallet and approve the purchase/);
    expect(batched(1)).toMatch(/^Your wallet shows both in one confirmation/);
    expect(batched()).toMatch(/^Your wallet shows both in one confirmation/);
  });
  test('an approval of an earlier attempt is not asked for again', () => {
    const again = { ...allowing('purchase:buy_now'), attempt: 2 };
    expect(askStage(again, { isOnline: true, isOver: false })).toBe('checking');
    expect(approve(again)).toBe('Checking that nothing has changed before your wallet is asked.');
  });
  test('a cancel by the server opens no wallet', () => {
    const executor = { kind: 'listing:cancel', version: 1, args: { mode: 'server' } };
    expect(approve(makeRecord({ type: 'listing:cancel', executor }))).toMatch(/^Asking the marketplace/);
  });
});

test('what the network rejected cost its fee', () => {
  expect(revertedText(eventView(makeRecord({ type: 'listing:cancel' })))).toBe(
    'The network rejected the cancel. The listing is as it was. Only the network fee was spent.',
  );
});
