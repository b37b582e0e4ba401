import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../tests/support/server/mail-server.ts';
import { readConfig } from '../config.ts';
import { createMailer } from './mail.ts';
import { appOrigins, walletPlan } from './wallet-plan.ts';
import { walletKeys } from './wallet.ts';

const plan = (environment: Record<string, string>) => walletPlan(readConfig(environment));
const mail = { SMTP_URL: 'smtps://user:secret@mail.test', MAIL_FROM: 'wallet@market.test' };

test('beside embedded networks that only this machine reaches, the wallet has an outbox; others need a mail server', () => {
  expect(plan({})).toEqual({ origin: undefined, hasOutbox: true });
  expect(plan(mail)).toEqual({ origin: undefined, hasOutbox: false });
  for (const open of [{ HOST: '0.0.0.0' }, { TRUST_PROXY: '1' }, { PUBLIC_ORIGIN: 'https://market.test' }])
    expect(plan(open)).toBeNull();
  const origin = 'https://wallet.test';
  expect(() => plan({ WALLET_ORIGIN: origin })).toThrow(/SMTP_URL and MAIL_FROM/);
  expect(plan({ WALLET_ORIGIN: origin, ...mail })).toEqual({ origin, hasOutbox: false });
  expect(() =>
    plan({ WALLET_ORIGIN: 'https://market.test:444', PUBLIC_ORIGIN: 'https://market.test', ...mail }),
  ).toThrow(/another host name/);
});

test('its port follows the market’s unless it is named', () => {
  const port = (environment: Record<string, string>) => readConfig(environment).wallet.port;
  expect([port({}), port({ PORT: '0' }), port({ PORT: '65535' }), port({ WALLET_PORT: '9000' })]).toEqual([
    8081, 0, 0, 9000,
  ]);
});

test('the market’s own pages may ask it, under each of their names, and no others', () => {
  const names = (publicOrigin: string | undefined) => appOrigins({ publicOrigin, port: 8080, isDev: false });
  expect(names('https://market.test')).toEqual(['https://market.test']);
  expect(names(undefined)).toEqual(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080']);
});

test('its keys are files for this user alone, or the environment’s; the same ones at every start', () => {
  const stateDir = mkdtempSync(join(tmpdir(), 'wallet-keys-'));
  onTestFinished(() => rmSync(stateDir, { recursive: true, force: true }));
  const config = { ...readConfig({}), stateDir };
  const keys = walletKeys(config);
  expect(walletKeys(config)).toEqual(keys);
  const file = join(stateDir, 'keys/wallet-client');
  expect(readFileSync(file, 'utf8').trim()).toBe(keys.clientSecret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(new Set([keys.clientSecret, keys.codeKey, ...keys.cookieKeys]).size).toBe(3);
  const [secret, first, second, code] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(32));
  const given = readConfig({
    WALLET_CLIENT_SECRET: secret,
    WALLET_COOKIE_KEYS: `${first},${second}`,
    WALLET_CODE_KEY: code,
  });
  expect(walletKeys({ ...given, stateDir: '/nowhere' })).toEqual({
    clientSecret: secret,
    cookieKeys: [first, second],
    codeKey: code,
  });
});

test('codes are mailed by SMTP, to the one address alone, whatever it looks like', async () => {
  const server = await startMailServer();
  const mailer = await createMailer({ url: server.url, from: 'wallet@market.test' });
  const message = { recipient: 'a,b@people.test', subject: 'Your code: 123456', text: '123456 is your code.' };
  expect(await mailer.deliver(message, 'the-job')).toBeNull();
  const [told = ''] = server.mails;
  mailer.close();
  server.close();
  expect(told.match(/RCPT TO:.*/g)).toHaveLength(1);
  expect(told).toMatch(/MAIL FROM:<wallet@market\.test>/);
  expect(told).toContain('Subject: Your code: 123456');
  expect(told).toContain('123456 is your code.');
  expect(told).toContain('Message-ID: <the-job@market.test>');
});

test.each([
  ['550 a,b@people.test is nobody here', { error: 'The mail could not be sent (EENVELOPE 550).', isFinal: true }],
  ['451 come again', { error: 'The mail could not be sent (EENVELOPE 451).', isFinal: false }],
])('a server that says %s of somebody is understood, and what is told names nobody', async (answer, outcome) => {
  const server = await startMailServer(answer);
  const mailer = await createMailer({ url: server.url, from: 'wallet@market.test' });
  expect(await mailer.deliver({ recipient: 'a@people.test', subject: 'Your code', text: '123456' }, 'x')).toEqual(
    outcome,
  );
  mailer.close();
  server.close();
});

test('a mail server that is not there may be there later', async () => {
  const mailer = await createMailer({ url: 'smtp://127.0.0.1:1', from: 'wallet@market.test' });
  const outcome = await mailer.deliver(
    { recipient: 'somebody@people.test', subject: 'Your code', text: '123456' },
    'x',
  );
  mailer.close();
  expect(outcome).toEqual({
    error: expect.stringMatching(/^The mail could not be sent \(\w+\)\.$/) as unknown,
    isFinal: false,
  });
});
