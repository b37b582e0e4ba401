import { stringToHex } from 'viem/utils';
import { expect, test, vi } from 'vitest';
import { confirmInWindow } from './confirm-window.ts';
import { readCallQuestion } from './call-question.ts';
import { createSignQuestions } from './sign-questions.ts';

vi.mock('./confirm-window.ts', () => ({ confirmInWindow: vi.fn(({ read }: { read(): unknown }) => read()) }));
vi.mock('./call-question.ts', () => ({ readCallQuestion: vi.fn() }));
vi.mock('../../services/contract-names.ts', () => ({ readNames: async () => ({ names: {}, isUnread: false }) }));

/* Window, node and call texts are mocked: what is tested is what each question says before anything else. */

const address = `0x${'ab'.repeat(20)}` as const;
const network = {
  chainId: 31337,
  slug: 'meridian',
  name: 'Meridian',
  rpcUrls: ['/rpc/31337'],
  currency: { address: `0x${'00'.repeat(20)}` as const, symbol: 'ETH', decimals: 18 },
  explorerTransactionUrl: null,
};
const signer = { address, signMessage: vi.fn(), signTypedData: vi.fn() };
const open = (email?: string) =>
  createSignQuestions({
    signer,
    site: 'https://market.test',
    brand: 'Wallet',
    ...(email === undefined ? {} : { email }),
  });

test('every question says first who asks and who would sign', async () => {
  vi.mocked(readCallQuestion).mockResolvedValue({ title: 'Buy', facts: [['Network', 'Meridian']], approve: 'Approve' });
  const unknown = { domain: { chainId: 31337, name: 'Mail' }, types: { Mail: [] }, primaryType: 'Mail', message: {} };
  for (const [email, account] of [
    ['anne@people.test', '0xabab...abab (anne@people.test)'],
    [undefined, '0xabab...abab'],
  ] as const) {
    vi.mocked(confirmInWindow).mockClear();
    const questions = open(email);
    await questions.signMessage([stringToHex('Hello'), address]);
    await questions.signTypedData([address, unknown], network);
    await questions.askAboutCalls([], network, async () => null);
    await questions.askAboutCalls([], network, async () => null, { note: 'Note', why: 'Why' });
    await questions.ask({ title: 'Revoke', facts: [], approve: 'Revoke' }, async () => null);
    const asked = await Promise.all(vi.mocked(confirmInWindow).mock.calls.map(([{ read }]) => read()));
    expect(asked).toHaveLength(5);
    for (const { facts, brand, title } of asked) {
      expect(brand).toBe('Wallet');
      expect(facts.slice(0, 2), title).toEqual([
        ['Site', 'market.test'],
        ['Account', account],
      ]);
    }
  }
});
