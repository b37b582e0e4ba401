import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { from, json, post, testApp } from '../../tests/support/server/app.ts';
import { account, ORIGIN, useSignIn } from '../../tests/support/server/sign-in.ts';
import { createSecurityLog } from '../core/security-log.ts';
import { LIMITS } from './limits.ts';

const people = useSignIn();

const CLIENTS = ['192.0.2.1', '2001:db8:1:2::7'];
const edge = { publicOrigin: ORIGIN, host: '127.0.0.1', trustProxy: null, scale: 8 / LIMITS.reports.client };

test('the log’s lines name no client, no account and no token, whatever happens', async () => {
  const lines: string[] = [];
  const securityLog = createSecurityLog({ key: 'key', write: (line) => lines.push(line) });
  const { app } = await testApp(people.database, { edge, securityLog });
  const [client = '', other = ''] = CLIENTS;
  const headers = { host: new URL(ORIGIN).host };
  const send = (path: string, body: unknown, address = client) => app.request(path, post(body, headers), from(address));
  const call = (path: string, body: unknown, address?: string) => send(`/marketplace/v1${path}`, body, address);

  const credentials = await people.credentials();
  const { body } = await json(call('/login', credentials));
  const first = (body as { data: { access: string; refresh: string } }).data;
  await call('/login', credentials);
  const renewed = async (refreshToken: string) =>
    (
      ((await json(call('/refresh', { refreshToken }, other))).body as { data: { refresh: string } | null }).data ??
      first
    ).refresh;
  const second = await renewed(first.refresh);
  await renewed(second);
  await renewed(first.refresh);
  const { refresh } = ((await json(call('/login', await people.credentials()))).body as { data: { refresh: string } })
    .data;
  await call('/logout', { tokenHash: createHash('sha256').update(refresh).digest('hex') });
  const report = { 'document-uri': `${ORIGIN}/profile/${account.address}?q=${first.access}`, 'blocked-uri': 'inline' };
  for (let time = 0; time < 9; time += 1) await send('/reports/csp', { 'csp-report': report });

  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const told = new Set(entries.map((entry) => entry.event));
  expect([...told]).toEqual(['sign-in', 'sign-in.refused', 'refresh.reused', 'sign-out', 'csp.violation', 'limit.hit']);
  for (const entry of entries) expect(entry.client).toMatch(/^[0-9a-f]{16}$/);
  const text = lines.join('\n').toLowerCase();
  const secrets = [
    ...CLIENTS,
    '2001:db8',
    account.address,
    account.address.slice(2, 22),
    first.access,
    first.refresh,
    second,
  ];
  for (const secret of secrets) expect(text).not.toContain(secret.toLowerCase());
});
