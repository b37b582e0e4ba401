import { describe, expect, test } from 'vitest';
import { createReferenceRates, parseReferenceRates } from './exchange-rates.ts';

const HOUR_MS = 3_600_000;
const DAY = '2026-11-24';
const NOW = Date.parse(`${DAY}T16:00:00Z`);

const document = (rates: string, day = DAY) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <Cube>
    <Cube time='${day}'>
${rates}
    </Cube>
  </Cube>
</gesmes:Envelope>`;
const rate = (code: string, value: string) => `      <Cube currency='${code}' rate='${value}'/>`;
const WHOLE = document([rate('USD', '1.25'), rate('JPY', '195.5'), rate('GBP', '0.9'), rate('SEK', '11')].join('\n'));

describe('the bank’s document', () => {
  test('tells what a dollar is, in the currencies that are offered', () => {
    expect(parseReferenceRates(WHOLE)).toEqual({
      day: Date.parse(DAY),
      rates: { EUR: '0.8', JPY: '156.4', GBP: '0.72' },
    });
  });

  test.each([
    ['nothing', ''],
    ['a page', '<html><body>Not found</body></html>'],
    ['none of the dollar', document(rate('JPY', '195.5'))],
    ['two of one currency', document(`${rate('USD', '1.25')}${rate('JPY', '1')}${rate('JPY', '2')}`)],
    ['a rate of 0', document(`${rate('USD', '1.25')}${rate('JPY', '0')}`)],
    ['two days', WHOLE + WHOLE],
    ['a day that is none', document(rate('USD', '1.25'), '2026-99-99')],
  ])('is refused with %s', (_, xml) => {
    expect(() => parseReferenceRates(xml)).toThrow();
  });

  test('leaves out what is no rate', () => {
    expect(parseReferenceRates(document(`${rate('USD', '1')}${rate('JPY', '-1')}${rate('CHF', '1e3')}`)).rates).toEqual(
      {
        EUR: '1',
      },
    );
  });
});

describe('rates that are asked for', () => {
  function bank() {
    const state = { now: NOW, asked: 0, answer: (): string => WHOLE, logged: [] as string[] };
    const rates = createReferenceRates({
      read: async () => {
        state.asked += 1;
        return state.answer();
      },
      now: () => state.now,
      log: (line) => state.logged.push(line),
    });
    return { state, rates };
  }

  test('come once for all who wait, and are kept for hours', async () => {
    const { state, rates } = bank();
    const [one, other] = await Promise.all([rates(), rates()]);
    expect([one.EUR, other.EUR]).toEqual(['0.8', '0.8']);
    state.now += 5 * HOUR_MS;
    await rates();
    expect(state.asked).toBe(1);
    state.now += 2 * HOUR_MS;
    await rates();
    expect(state.asked).toBe(2);
  });

  test('are none while the bank fails, without an error, and it is not asked at every request', async () => {
    const { state, rates } = bank();
    state.answer = () => {
      throw new Error('down');
    };
    expect([await rates(), await rates()]).toEqual([{}, {}]);
    expect([state.asked, state.logged]).toEqual([1, ['No exchange rates: down']]);
    state.answer = () => WHOLE;
    state.now += HOUR_MS;
    expect((await rates()).EUR).toBe('0.8');
  });

  test('outlive a failure, but not a fortnight', async () => {
    const { state, rates } = bank();
    await rates();
    state.answer = () => '';
    state.now += 48 * HOUR_MS;
    expect((await rates()).EUR).toBe('0.8');
    state.now += 14 * 24 * HOUR_MS;
    expect(await rates()).toEqual({});
  });

  test('of another time count for nothing', async () => {
    const { state, rates } = bank();
    state.answer = () => document(rate('USD', '1.25'), '2020-01-02');
    expect(await rates()).toEqual({});
    state.now += HOUR_MS;
    state.answer = () => document(rate('USD', '1.25'), '2027-01-02');
    expect(await rates()).toEqual({});
  });
});
