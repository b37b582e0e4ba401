import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ACCESS_TOKEN_HEADER } from '../../src/contract/auth.ts';
import type { AppConfig } from '../../src/contract/config.ts';
import type { OperatorTheme } from '../../src/contract/operator-theme.ts';
import type { LogEntry } from '../../src/contract/operator.ts';
import { MAX_DOCUMENT_TEXT, type Theme } from '../../src/contract/theme.ts';
import { testAccount } from '../../tests/support/server/accounts.ts';
import { from, post, testApp } from '../../tests/support/server/app.ts';
import { refused } from '../../tests/support/server/order-market.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import type { Database } from '../db/database.ts';
import { createMarketChanges } from '../stores/market-changes.ts';
import { createSession } from '../stores/sessions.ts';
import { makeAccessToken } from './tokens.ts';

const CALL = '/marketplace/v1/operator/theme';
const operator = testAccount(12);
const NONE: Theme = { name: null, accent: null, mark: null, documents: {} };
const ACCENT = { light: '#7a1f5c', dark: '#f0a8d4' };
type Answered<T> = { status: number; body: { data: T } };
let database: Database;
let token = '';

beforeAll(async () => {
  database = await openTestDatabase();
  const [family, now] = [randomUUID(), Math.floor(Date.now() / 1_000)];
  const user = { address: operator.address, chainId: 31_337 };
  await createSession(database, { ...user, family, tokenHash: family, now, endsAt: now + 3_600 });
  token = await makeAccessToken({ sub: user.address, chainId: user.chainId, family, exp: now + 3_600 }, () => ['test']);
}, 60_000);
beforeEach(async () => {
  await database.query('delete from operator_decisions');
  await database.query('delete from operator_log');
  await database.query('delete from theme_files');
});
afterAll(() => database.close());

/** A node of the market on the test's store, as it hears of the others. */
async function startNode() {
  const changes = createMarketChanges({ database, log: () => {} });
  const { app } = await testApp(database, { changes, operators: new Set([operator.address]) });
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.request(path, { headers: { host: 'localhost', ...headers } }, from('192.0.2.1'));
  const ask = async <T>(path: string, body?: unknown): Promise<Answered<T>> => {
    const headers = { host: 'localhost', [ACCESS_TOKEN_HEADER]: token };
    const answer = await app.request(path, body === undefined ? { headers } : post(body, headers), from('192.0.2.1'));
    return { status: answer.status, body: (await answer.json()) as { data: T } };
  };
  return {
    get,
    ask,
    set: (theme: Theme | null) => ask<LogEntry>(CALL, { theme }),
    store: (body: unknown) => ask<{ id: string }>(`${CALL}/files`, body),
    undo: (id: string) => ask<LogEntry>(`/marketplace/v1/operator/log/${id}/undo`, {}),
    told: async () => ((await (await get('/config.json')).json()) as AppConfig).theme,
    async listen() {
      const listens = new Promise<void>((resolve) => void changes.follow(() => resolve()));
      changes.start();
      await listens;
      return () => changes.stop();
    },
  };
}

const picture = async (side = 40) =>
  (
    await sharp({ create: { width: side, height: side / 2, channels: 4, background: '#ff0000' } })
      .png()
      .toBuffer()
  ).toString('base64');

describe('the theme that an operator decides', () => {
  test('is told at once, on every node within a second, after a restart, and until it is undone; all of it is logged', async () => {
    const [here, there] = [await startNode(), await startNode()];
    const stops = [await here.listen(), await there.listen()];
    const everywhere = (name: string | undefined) =>
      vi.waitFor(async () => expect((await there.told())?.name).toBe(name), { timeout: 1_000, interval: 20 });
    try {
      const plain = await (await here.get('/config.json')).text();
      expect(await there.told()).toBeUndefined();
      const { status, body } = await here.set({ ...NONE, name: '  Galería Sur ', accent: ACCENT });
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ about: 'theme', operator: operator.address, subject: null, before: null });
      expect(await here.told()).toMatchObject({ name: 'Galería Sur', documents: {} });
      expect((await here.told())?.style).toContain('--edge:#7a1f5c;');
      await everywhere('Galería Sur');
      expect((await (await startNode()).told())?.name).toBe('Galería Sur');

      const same = await here.set({ documents: {}, mark: null, accent: ACCENT, name: 'Galería Sur' });
      expect(same).toMatchObject(refused(409, 'operator.unchanged'));
      const next = await here.set({ ...NONE, name: 'Other' });
      expect(await here.undo(body.data.id)).toMatchObject(refused(409, 'operator.changed'));
      expect((await here.undo(next.body.data.id)).body.data.undoes).toBe(next.body.data.id);
      expect((await here.told())?.name).toBe('Galería Sur');
      // What changes nothing is what is built in.
      expect((await here.set(NONE)).body.data.after).toBeNull();
      expect(await (await here.get('/config.json')).text()).toBe(plain);
      await everywhere(undefined);
    } finally {
      for (const stop of stops) await stop();
    }
  });

  test.each([
    ['a name of 31 characters', { name: 'x'.repeat(31) }],
    ['a name on two lines', { name: 'a\nb' }],
    ['a name of spaces', { name: '   ' }],
    ['a name that turns what follows', { name: 'a\u202Eb' }],
    ['a colour that is none', { accent: { light: 'red', dark: '#ffffff' } }],
    ['a stylesheet in a colour', { accent: { light: '#7a1f5c}*{', dark: '#ffffff' } }],
    ['a mark by its address', { mark: 'https://mark.example/' }],
    ['a document that is none', { documents: { 'terms-of-use': { en: '../../etc' } } }],
  ])('has never %s', async (_, part) => {
    const node = await startNode();
    expect(await node.set({ ...NONE, ...part })).toMatchObject(refused(400, 'bad-request'));
    expect(await node.told()).toBeUndefined();
  });

  test('has no accent that cannot be read, and nothing that is not stored', async () => {
    const node = await startNode();
    const faint = { light: '#f0a8d4', dark: '#f0a8d4' };
    expect(await node.set({ ...NONE, accent: faint })).toMatchObject(refused(422, 'operator.unreadable'));
    const dim = { light: '#7a1f5c', dark: '#7a1f5c' };
    expect(await node.set({ ...NONE, accent: dim })).toMatchObject(refused(422, 'operator.unreadable'));
    const { body: text } = await node.store({ kind: 'text', text: 'Terms' });
    expect(await node.set({ ...NONE, mark: 'ab'.repeat(16) })).toMatchObject(refused(422, 'operator.no-file'));
    // A text is no mark.
    expect(await node.set({ ...NONE, mark: text.data.id })).toMatchObject(refused(422, 'operator.no-file'));
    const documents = { eula: { es: 'ab'.repeat(16) } };
    expect(await node.set({ ...NONE, documents })).toMatchObject(refused(422, 'operator.no-file'));
  });

  test('brings legal texts, which anybody reads by their id', async () => {
    const node = await startNode();
    const { id } = (await node.store({ kind: 'text', text: ' # Ours\r\n\r\nBe kind. ' })).body.data;
    await node.set({ ...NONE, documents: { 'terms-of-use': { en: id }, eula: {} } });
    expect((await node.told())?.documents).toEqual({ 'terms-of-use': { en: id } });
    const found = await node.ask<{ text: string; since: number }>(`/marketplace/v1/documents/${id}`);
    expect(found.body.data.text).toBe('# Ours\n\nBe kind.');
    expect(found.body.data.since).toBeGreaterThan(Date.now() - 60_000);
    expect((await node.ask<OperatorTheme>(CALL)).body.data.texts).toEqual({ [id]: '# Ours\n\nBe kind.' });
    for (const unknown of ['ab'.repeat(16), 'x', '..%2f'])
      expect((await node.ask(`/marketplace/v1/documents/${unknown}`)).status).toBe(404);
    for (const text of ['', ' \n', 'a\u0000b', 'x'.repeat(MAX_DOCUMENT_TEXT + 1)])
      expect(await node.store({ kind: 'text', text })).toMatchObject(refused(400, 'bad-request'));
  });
});

describe('a mark', () => {
  test('is drawn anew, and takes the place of every icon until it is undone', async () => {
    const node = await startNode();
    const { id } = (await node.store({ kind: 'mark', picture: await picture() })).body.data;
    expect((await node.get('/icon-192.png')).status).toBe(404);
    const entry = (await node.set({ ...NONE, mark: id })).body.data;
    const icon = await node.get('/icon-192.png');
    expect([icon.status, icon.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    const drawn = await sharp(Buffer.from(await icon.arrayBuffer())).metadata();
    expect([drawn.format, drawn.width, drawn.height]).toEqual(['png', 192, 192]);
    expect((await node.get('/icon-192.png', { 'if-none-match': icon.headers.get('etag') ?? '' })).status).toBe(304);
    for (const name of ['mark-96.png', 'favicon.svg', 'apple-touch-icon.png', 'icon-512.png', 'maskable-512.png'])
      expect((await node.get(`/theme/${id}/${name}`)).status, name).toBe(200);
    for (const name of ['mark-97.png', 'toString', '__proto__'])
      expect((await node.get(`/theme/${id}/${name}`)).status, name).toBe(404);
    expect((await node.get(`/theme/${'ab'.repeat(16)}/mark-96.png`)).status).toBe(404);
    await node.undo(entry.id);
    expect((await node.get('/icon-192.png')).status).toBe(404);
  });

  test('is a picture of pixels, of a size that can be read', async () => {
    const node = await startNode();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const gif = 'GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;';
    for (const bytes of [svg, gif, 'no picture', ''])
      expect(await node.store({ kind: 'mark', picture: Buffer.from(bytes).toString('base64') })).toMatchObject(
        refused(422, 'operator.no-picture'),
      );
    const bomb = await sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: '#fff' } })
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(40_000);
    expect(await node.store({ kind: 'mark', picture: bomb.toString('base64') })).toMatchObject(
      refused(422, 'operator.no-picture'),
    );
  });

  test('that no theme named is removed after a day, and one that a theme of the log names stays', async () => {
    const node = await startNode();
    const named = (await node.store({ kind: 'mark', picture: await picture(40) })).body.data.id;
    await node.store({ kind: 'mark', picture: await picture(60) });
    await node.set({ ...NONE, mark: named });
    await node.set(null);
    await database.query('update theme_files set created_at = 0');
    const { id } = (await node.store({ kind: 'text', text: 'New' })).body.data;
    const left = await database.query<{ id: string }>('select id from theme_files');
    expect(left.map((row) => row.id).toSorted()).toEqual([id, named].toSorted());
  });
});

test('a stranger finds none of its calls', async () => {
  const { app } = await testApp(database, { operators: new Set([operator.address]) });
  const headers = { host: 'localhost' };
  for (const answer of [
    app.request(CALL, { headers }),
    app.request(CALL, post({ theme: NONE }, headers)),
    app.request(`${CALL}/files`, post({ kind: 'text', text: 'x' }, headers)),
  ])
    expect((await answer).status).toBe(404);
});
