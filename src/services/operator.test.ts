import { beforeEach, expect, test } from 'vitest';
import { failure, useNetwork } from '../../tests/support/services/network.ts';
import { HttpError, useCredentials } from './http.ts';
import { findSubject, isStranger, undoEntry } from './operator.ts';

const network = useNetwork();
const status = { code: 200, message: 'OK', msgId: 'ok' };
const json = (data: unknown, code = 200, msgId = 'ok') =>
  Response.json({ data, status: { ...status, code, msgId } }, { status: code });
const user = { address: `0x${'a1'.repeat(20)}`, chainId: 1 };
let token = 'ended';

beforeEach(() => {
  token = 'ended';
  useCredentials({
    accessToken: () => token,
    refresh: () => {
      token = 'new';
      return Promise.resolve(true);
    },
    refused: () => undefined,
  });
});

test('an operator whose access token has ended is answered as a stranger, so it is renewed and asked once more', async () => {
  network.answers = [
    (call) => {
      if (call.url.endsWith('/v1/auth-check')) return call.token === 'new' ? json({ user }) : failure(401);
      return call.token === 'new' ? json(null) : json(null, 404, 'no-such-call');
    },
  ];
  await undoEntry('entry');
  expect(network.seen.map((call) => [call.url.split('/v1/')[1], call.token])).toEqual([
    ['operator/log/entry/undo', 'ended'],
    ['auth-check', 'ended'],
    ['auth-check', 'new'],
    ['operator/log/entry/undo', 'new'],
  ]);
});

test('a stranger stays one; an address where nothing is makes nobody a stranger', async () => {
  network.answers = [
    (call) => (call.url.endsWith('/v1/auth-check') ? json({ user }) : json(null, 404, 'no-such-call')),
  ];
  const refusal: unknown = await undoEntry('entry').catch((error: unknown) => error);
  expect(isStranger(refusal)).toBe(true);
  expect(network.seen).toHaveLength(3);
  network.answers = [() => json(null, 404, 'not-found')];
  expect(await findSubject('/collections/none')).toBeNull();
  expect(isStranger(new HttpError(503, 'later', 'store.unavailable'))).toBe(false);
});
