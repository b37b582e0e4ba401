import { beforeEach, describe, expect, test } from 'vitest';
import { failure, get, ok, useNetwork } from '../../tests/support/services/network.ts';
import { useCredentials, type CredentialSource } from './http.ts';

const network = useNetwork();

describe('credentials', () => {
  let token: string | null = 'old';
  let refreshes = 0;
  let refused = 0;
  let works = true;
  let running: Promise<boolean> | null = null;
  const source: CredentialSource = {
    accessToken: () => token,
    refresh: (rejected) => {
      if (token !== null && token !== rejected) return Promise.resolve(true);
      running ??= Promise.resolve().then(() => {
        refreshes += 1;
        token = works ? 'new' : null;
        running = null;
        return works;
      });
      return running;
    },
    refused: () => {
      refused += 1;
    },
  };
  beforeEach(() => {
    token = 'old';
    refreshes = 0;
    refused = 0;
    works = true;
    useCredentials(source);
    network.answers = [(call) => (call.token === 'new' ? ok() : failure(401))];
  });

  test('a call that is not marked for credentials carries no token [G26]', async () => {
    network.answers = [() => ok()];
    await get();
    expect(network.seen[0]?.token).toBeNull();
  });
  test('a marked call carries the access token [G25]', async () => {
    network.answers = [() => ok()];
    await get({ credentials: 'required' });
    expect(network.seen[0]?.token).toBe('old');
  });
  test('a 401 refreshes once and repeats the call [G1]', async () => {
    expect(await get({ credentials: 'required' })).toEqual({ value: 1 });
    expect(network.seen.map((call) => call.token)).toEqual(['old', 'new']);
    expect(refreshes).toBe(1);
  });
  test('ten calls refused at once share one refresh, and all are answered, POST included [G2]', async () => {
    const calls = Array.from({ length: 10 }, (_, index) =>
      get({ credentials: 'required', method: index % 2 === 0 ? 'GET' : 'POST' }),
    );
    expect(await Promise.all(calls)).toHaveLength(10);
    expect(refreshes).toBe(1);
    expect(network.seen).toHaveLength(20);
  });
  test('a refused refresh rejects every waiting call, none hangs [G4]', async () => {
    works = false;
    const calls = Array.from({ length: 5 }, () => get({ credentials: 'required' }));
    for (const result of await Promise.allSettled(calls)) expect(result.status).toBe('rejected');
  });
  test('a second 401 after a good refresh is the end, without a loop [G5]', async () => {
    network.answers = [() => failure(401)];
    await expect(get({ credentials: 'required' })).rejects.toMatchObject({ status: 401 });
    expect(network.seen).toHaveLength(2);
    expect(refused).toBe(1);
  });
  test('without any token a marked call is refreshed first, not sent twice', async () => {
    token = null;
    await get({ credentials: 'required' });
    expect(network.seen.map((call) => call.token)).toEqual(['new']);
  });
  test('a call with optional credentials goes without a token where there is none', async () => {
    token = null;
    network.answers = [() => ok()];
    await get({ credentials: 'optional' });
    expect(network.seen[0]?.token).toBeNull();
  });
});
