import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WalletEvent } from '../contract/wallet-activity.ts';
import { parseUnits } from './money.ts';
import { STATEMENT_COLUMNS, statementCsv, sideOf } from './statement.ts';

const ME = `0x${'aa'.repeat(20)}` as const;
const OTHER = `0x${'bb'.repeat(20)}` as const;
const event = (changes: Partial<WalletEvent> = {}): WalletEvent => ({
  id: '1',
  kind: 'sale',
  from: OTHER,
  to: ME,
  amount: '1',
  price: {
    amount: '0.417',
    value: '417000000000000000',
    amountUsd: '1274.89',
    logo: '',
    token: { address: `0x${'00'.repeat(20)}`, symbol: 'ETH', decimals: 18 },
  },
  transactionHash: `0x${'12'.repeat(32)}`,
  blockNumber: 5,
  time: 1_700_000_000,
  network: 'meridian',
  chainId: 31337,
  collection: { slug: 'isohypse', name: 'Isohypse', address: `0x${'cc'.repeat(20)}` },
  item: { identifier: '666', name: 'Isohypse #666', image: '', itemType: 2 },
  usdThen: '1274.89',
  fees: { marketplace: '4170000000000000', creator: '20850000000000000' },
  ...changes,
});

/** A plain reader of RFC 4180. */
function read(csv: string): string[][] {
  const rows: string[][] = [[]];
  const text = csv.replace(/^\uFEFF/, '');
  for (let at = 0; at < text.length;) {
    let cell = '';
    if (text[at] === '"') {
      for (at += 1; !(text[at] === '"' && text[at + 1] !== '"'); at += 1) {
        if (text[at] === '"') at += 1;
        cell += text[at];
      }
      at += 1;
    } else while (at < text.length && text[at] !== ',' && text[at] !== '\r') cell += text[at++];
    rows.at(-1)?.push(cell);
    if (text[at] === ',') at += 1;
    else if (text.startsWith('\r\n', at)) {
      at += 2;
      if (at < text.length) rows.push([]);
    }
  }
  return rows;
}
const rowOf = (one: WalletEvent, ...rest: [Parameters<typeof statementCsv>[2]?]) => {
  const [head = [], row = []] = read(statementCsv([one], ME, ...rest));
  return Object.fromEntries(head.map((name, at) => [name, row[at]]));
};

describe('the statement of an account', () => {
  test('a purchase has its price, fees, dollars of then and who it was bought from', () => {
    expect(rowOf(event())).toMatchObject({
      'Time (UTC)': '2023-11-14T22:13:20.000Z',
      Side: 'bought',
      'Token ID': '666',
      Price: '0.417',
      Currency: 'ETH',
      'Marketplace fee': '0.00417',
      'Creator fee': '0.02085',
      'Value in USD at the time': '1274.89',
      'Network fee paid': '',
      Counterparty: OTHER,
    });
  });

  test('the price is of all units; the network’s fee is told only to who paid it', () => {
    const hash = event().transactionHash;
    const fee = (from: string) => new Map([[hash, { from, wei: 21_000n * 10n ** 9n, symbol: 'ETH', decimals: 18 }]]);
    expect(rowOf(event({ amount: '3' }), fee(ME))).toMatchObject({
      Quantity: '3',
      Price: '1.251',
      'Network fee paid': '0.000021',
    });
    expect(rowOf(event({ from: ME, to: OTHER }), fee(OTHER))).toMatchObject({ Side: 'sold', 'Network fee paid': '' });
  });

  test('the fee of one transaction is shared out over its rows, whose sum is what was paid', () => {
    const wei = 21_000n * 10n ** 9n + 2n;
    const [sweep, other] = [event().transactionHash, `0x${'34'.repeat(32)}`] as const;
    const events = [event(), event({ transactionHash: other }), event({ id: '2' }), event({ id: '3' })];
    const paid = { from: ME, wei, symbol: 'ETH', decimals: 18 };
    const csv = statementCsv(
      events,
      ME,
      new Map([
        [sweep, paid],
        [other, { ...paid, wei: 5n }],
      ]),
    );
    const column = STATEMENT_COLUMNS.indexOf('Network fee paid');
    const cells = read(csv)
      .slice(1)
      .map((row) => row[column] ?? '');
    expect(cells).toEqual(['0.000007000000000002', '0.000000000000000005', '0.000007', '0.000007']);
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.integer({ min: 1, max: 40 }), (cost, rows) => {
        const all = Array.from({ length: rows }, () => event());
        const [, ...lines] = read(statementCsv(all, ME, new Map([[sweep, { ...paid, wei: cost }]])));
        const shares = lines.map((row) => parseUnits(row[column] ?? '', 18) ?? 0n);
        expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(cost);
      }),
    );
  });

  test.each([
    ['mint', OTHER, ME, 'minted'],
    ['transfer', ME, OTHER, 'sent'],
    ['transfer', OTHER, ME, 'received'],
    ['transfer', ME, ME, 'moved to yourself'],
  ] as const)('%s from %s to %s is “%s”', (kind, from, to, side) => {
    expect(sideOf({ kind, from, to }, ME)).toBe(side);
    expect(rowOf(event({ kind, from, to, price: null, fees: null, usdThen: null })).Price).toBe('');
  });

  test('a name that a spreadsheet would run is text, and is read back as one cell whatever is in it', () => {
    expect(rowOf(event({ item: { ...event().item, name: '=HYPERLINK("http://x","y")' } })).Item).toBe(
      `'=HYPERLINK("http://x","y")`,
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const csv = statementCsv([event({ item: { ...event().item, name } }), event()], ME);
        const rows = read(csv);
        expect(rows).toHaveLength(3);
        for (const row of rows) expect(row).toHaveLength(STATEMENT_COLUMNS.length);
        expect(rows[1]?.[7]?.endsWith(name)).toBe(true);
        expect(rows[1]?.[7]).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });
});
