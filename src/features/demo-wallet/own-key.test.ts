import { expect, test } from 'vitest';
import * as v from 'valibot';
import { makeKey, makeRecoveryCode, openKey, recordSchema, toBase64, withWay, type Proof } from './own-key.ts';

const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));
const passkey = (): Proof => ({
  kind: 'passkey',
  credential: toBase64(random(16)),
  salt: random(32),
  secret: random(32),
});

test('a key is opened by its passkey and its recovery code, however that is written, and by nothing else', async () => {
  const [proof, code] = [passkey(), makeRecoveryCode()];
  const { record, open } = await makeKey([proof, { kind: 'recovery', code }]);
  const stored = v.parse(recordSchema, JSON.parse(JSON.stringify(record)));
  const { address } = open.account;
  expect((await openKey(stored, proof))?.account.address).toBe(address);
  for (const written of [code, code.toLowerCase(), code.replaceAll('-', ' ')])
    expect((await openKey(stored, { kind: 'recovery', code: written }))?.account.address).toBe(address);
  const others: Proof[] = [
    { kind: 'recovery', code: makeRecoveryCode() },
    { ...(proof as Extract<Proof, { kind: 'passkey' }>), secret: random(32) },
    passkey(),
    { kind: 'passphrase', passphrase: code },
  ];
  for (const other of others) expect(await openKey(stored, other)).toBeNull();
});

test('what is stored holds neither the key nor what opens it', async () => {
  const [proof, code] = [passkey() as Extract<Proof, { kind: 'passkey' }>, makeRecoveryCode()];
  const { record, open } = await makeKey([proof, { kind: 'recovery', code }]);
  const text = JSON.stringify(record);
  for (const secret of [code, toBase64(proof.secret), toBase64(open.dataKey)]) expect(text).not.toContain(secret);
  expect(text.length).toBeLessThan(8_192);
  expect(code).toMatch(/^([A-HJKMNP-TV-Z0-9]{4}-){7}[A-HJKMNP-TV-Z0-9]{4}$/);
});

test('a new passphrase takes the place of the old one; the recovery code stays', async () => {
  const code = makeRecoveryCode();
  const first = { kind: 'passphrase', passphrase: 'seven unlikely herons' } as const;
  const second = { kind: 'passphrase', passphrase: 'eight likelier geese' } as const;
  const { record, open } = await makeKey([first, { kind: 'recovery', code }]);
  const changed = await withWay(record, open, second);
  expect(await openKey(changed, first)).toBeNull();
  for (const proof of [second, { kind: 'recovery', code } as const])
    expect((await openKey(changed, proof))?.account.address).toBe(open.account.address);
});

test('a server that swaps parts of keys opens nothing, and cannot make a passphrase cheap', async () => {
  const [mine, theirs] = [passkey(), passkey()];
  const { record } = await makeKey([mine]);
  const other = await makeKey([theirs]);
  const swapped = [
    { ...record, secret: other.record.secret },
    { ...record, address: other.record.address },
    { ...record, ways: other.record.ways },
    { ...other.record, ways: record.ways },
  ];
  for (const one of swapped) for (const proof of [mine, theirs]) expect(await openKey(one, proof)).toBeNull();
  const cheap = { kind: 'passphrase', salt: 'AA==', rounds: 1, key: record.secret };
  expect(v.is(recordSchema, { ...record, ways: [cheap] })).toBe(false);
});
