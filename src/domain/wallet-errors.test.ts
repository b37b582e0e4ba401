import { describe, expect, test } from 'vitest';
import {
  catalogueText,
  isEndedSession,
  DUPLICATE_ID,
  NO_BATCH,
  POPUP_FAILED,
  ProviderRpcError,
  provesNothingSent,
  readWalletError,
  USER_REJECTED,
} from './wallet-errors.ts';

describe('the catalogue', () => {
  const rows: [number, string, string][] = [
    [4001, 'User rejected the request.', '[K28]'],
    [4100, 'The requested method and/or account has not been authorized by the user.', '[K29]'],
    [4200, 'The Provider does not support the requested method.', '[K30]'],
    [4900, 'The Provider is disconnected from all chains.', '[K31]'],
    [4901, 'The Provider is not connected to the requested chain.', '[K32]'],
    [
      -32700,
      'Invalid JSON was received by the server. An error occurred on the server while parsing the JSON text.',
      '[K33]',
    ],
    [-32600, 'JSON is not a valid request object.', '[K34]'],
    [-32601, 'The method does not exist / is not available.', '[K35]'],
    [-32602, 'Invalid method parameter(s).', '[K36]'],
  ];
  for (const [code, text, id] of rows) {
    test(`${code} has the standard text, whatever the wallet says ${id}`, () => {
      expect(readWalletError({ code, message: 'anything' })).toEqual({ code, message: text });
    });
  }
  test('-32603 and the seven server codes have texts [K37] [K38]', () => {
    for (const code of [-32603, -32000, -32001, -32002, -32003, -32004, -32005, -32006]) {
      expect(catalogueText(code)).toMatch(/\w{4}/);
      expect(readWalletError({ code })).toEqual({ code, message: catalogueText(code) });
    }
    const texts = [-32000, -32001, -32002, -32003, -32004, -32005, -32006].map(catalogueText);
    expect(new Set(texts).size).toBe(7);
  });
});

describe('what wallets really throw', () => {
  test('an unknown error keeps its own words [E25]', () => {
    expect(readWalletError(new Error('boom'))).toEqual({ code: null, message: 'boom' });
    expect(readWalletError('boom')).toEqual({ code: null, message: 'boom' });
    expect(readWalletError({ code: 12345, message: 'odd' })).toEqual({ code: 12345, message: 'odd' });
  });
  test('a wrapped code is found', () => {
    const inner = { code: 4001, message: 'no' };
    expect(readWalletError(new Error('outer', { cause: inner })).code).toBe(4001);
    expect(readWalletError({ message: 'x', data: { originalError: inner } }).code).toBe(4001);
    expect(readWalletError({ message: 'x', error: { code: '4900' } }).code).toBe(4900);
  });
  test('a node that explains itself is heard', () => {
    expect(readWalletError({ code: -32000, message: 'insufficient funds' }).message).toBe('insufficient funds');
  });
  test('a wallet that explains itself is heard behind the catalogue’s sentence: in one line, and briefly', () => {
    const known = catalogueText(-32603);
    const said = (message: string) => readWalletError({ code: -32603, message }).message;
    expect(readWalletError({ code: -32603, message: 'x', details: 'execution reverted' }).message).toBe(
      `${known} The wallet says: execution reverted`,
    );
    expect(said('Locked.\n\u202eGo to\u2028 evil.test ')).toBe(`${known} The wallet says: Locked. Go to evil.test`);
    expect(said('long '.repeat(90)).length).toBeLessThan(240);
    for (const nothing of [' \n', known ?? '']) expect(said(nothing)).toBe(known);
    // Read once more, further in, it is the same.
    const once = said('Locked.');
    expect(said(once)).toBe(once);
    expect(readWalletError(new ProviderRpcError(-32603, POPUP_FAILED)).message).toBe(POPUP_FAILED);
  });
  test('an error that the node cannot name is told in the catalogue’s words', () => {
    const message = 'execution reverted: custom error 0x815e1d64';
    expect(readWalletError({ code: -32603, message }).message).toBe(catalogueText(-32603));
    expect(readWalletError({ code: 3, message }).message).toBe('The network would refuse this transaction.');
  });
  test('nonsense is survived', () => {
    for (const thrown of [null, undefined, 5, {}, [], { message: '' }]) {
      expect(readWalletError(thrown).message).toBe('Unknown wallet error');
    }
    const circle: Record<string, unknown> = { message: 'round' };
    circle['cause'] = circle;
    expect(readWalletError(circle).message).toBe('round');
  });
});

describe('words', () => {
  test('the short ones of a library are taken before its long ones', () => {
    expect(readWalletError({ shortMessage: 'short', message: 'long' }).message).toBe('short');
    expect(readWalletError({ shortMessage: '', message: 'long' }).message).toBe('long');
    expect(readWalletError({ shortMessage: 5, message: 'long' }).message).toBe('long');
  });
  test('of the outermost that has any are kept', () => {
    expect(readWalletError({ message: '', cause: { message: 'inner' } }).message).toBe('inner');
    expect(readWalletError({ message: 'outer', cause: 'inner' }).message).toBe('outer');
    expect(readWalletError({ cause: 'inner' }).message).toBe('inner');
  });
  test('a code that is not a whole number is none', () => {
    expect(readWalletError({ code: null, message: 'odd' })).toEqual({ code: null, message: 'odd' });
    expect(readWalletError({ code: 'ACTION_REJECTED', message: 'odd' })).toEqual({ code: null, message: 'odd' });
    expect(readWalletError({ code: 4001.5, message: 'odd' }).code).toBeNull();
    expect(readWalletError({ code: null, message: 'odd' }).message).toBe('odd');
  });
  test('a chain of errors is followed eight deep', () => {
    const nested = (depth: number): unknown =>
      depth === 0 ? { code: 4001, message: 'no' } : { message: `level ${depth}`, cause: nested(depth - 1) };
    expect(readWalletError(nested(7)).code).toBe(4001);
    expect(readWalletError(nested(8)).code).toBeNull();
    expect(readWalletError({ message: 'x', cause: 7 })).toEqual({ code: null, message: 'x' });
  });
});

test('with these codes, and no others, nothing was sent', () => {
  const codes = [
    4001, 4100, 4200, 4900, 4901, 4902, 5000, 5700, 5720, 5730, -32000, -32002, -32600, -32601, -32602, -32603,
  ];
  const proving = codes.filter((code) => provesNothingSent({ code, message: '' }));
  expect(proving).toEqual([4001, 4100, 4200, 4902, -32600, -32601, -32602]);
  expect(provesNothingSent({ code: null, message: '' })).toBe(false);
  expect(USER_REJECTED).toBe(4001);
});

test('a window that failed to open sent nothing; any other internal error may have', () => {
  expect(provesNothingSent(readWalletError(new ProviderRpcError(-32603, POPUP_FAILED)))).toBe(true);
  expect(provesNothingSent(readWalletError(new ProviderRpcError(-32603)))).toBe(false);
});

test('what a session does not allow was not sent, whoever refused it, and keeps the spec’s words', () => {
  const text = 'Session validation failed: The session has expired (session_expired)';
  for (const thrown of [new Error(text), Object.assign(new Error(text), { code: -32000 })]) {
    const failure = readWalletError(thrown);
    expect([failure.message, provesNothingSent(failure)]).toEqual([text, true]);
  }
});

test('an ended session is told from what a session does not cover', () => {
  const failed = (rest: string) => isEndedSession(`Session validation failed: ${rest}`);
  expect(failed('The session has expired (session_expired)')).toBe(true);
  expect(failed('The session is not active (session_inactive)')).toBe(true);
  expect(failed('refused on chain (session_expired)')).toBe(true);
  expect(failed('The value exceeds the remaining value limit (value_limit_exceeded)')).toBe(false);
  expect([isEndedSession('It ended (session_expired)'), isEndedSession(null)]).toEqual([false, false]);
});

describe('what was added to the standard four', () => {
  test.each([4902, 5700, 5710, 5720, 5730, 5740, 5750, 5760])('%i has a sentence of its own', (code) => {
    const error = new ProviderRpcError(code);
    expect(error.message).toBe(catalogueText(code));
    expect(readWalletError(error)).toEqual({ code, message: catalogueText(code) });
    expect(error.message).toMatch(/^The[a-z ]+\.$/);
  });

  test.each([
    [5000, 4001],
    [5001, 4001],
    [5002, 4001],
    [5003, 4001],
    [5100, 4902],
    [5101, 4200],
    [6000, 4900],
    [8000, -32002],
  ])('WalletConnect’s %i is told as %i', (code, known) => {
    expect(readWalletError({ code, message: 'its own words' })).toEqual({ code: known, message: catalogueText(known) });
  });

  test('an error without a text of ours says that it is unknown', () => {
    expect(new ProviderRpcError(1).message).toBe('Unknown wallet error');
  });
});

test('with these codes a wallet takes no batch; one that it has already is none of them', () => {
  expect(NO_BATCH).toEqual(new Set([-32601, -32602, 4200, 5700, 5710, 5740, 5750, 5760]));
  expect(NO_BATCH.has(DUPLICATE_ID) || NO_BATCH.has(USER_REJECTED)).toBe(false);
});
