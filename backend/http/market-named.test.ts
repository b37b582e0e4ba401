import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Theme } from '../../src/contract/theme.ts';
import { testAccount } from '../../tests/support/server/accounts.ts';
import { useApiMarket } from '../../tests/support/server/api-market.ts';
import { from, post, testApp } from '../../tests/support/server/app.ts';
import { readKeptName } from '../core/kept-name.ts';
import { waitingPage } from '../launch/waiting-page.ts';
import { createDecisions } from '../market/decisions.ts';
import { drawCard } from '../share/card.ts';
import { subjectOf } from '../share/subject.ts';

const market = useApiMarket();
const NONE: Theme = { name: null, accent: null, mark: null, documents: {} };

test('names the market in what it writes to people and programs, and in a page of its next start', async () => {
  const stateDir = mkdtempSync(join(tmpdir(), 'theme-'));
  const sent: { subject: string; text: string }[] = [];
  const mail = {
    send: async (_: unknown, message: { subject: string; text: string }) => void sent.push(message),
    origin: 'http://localhost',
    reportsReader: null,
  };
  const { app, context } = await testApp(market.database, { mail, stateDir });
  const get = (path: string) => app.request(path, { headers: { host: 'localhost' } }, from('192.0.2.1'));
  const set = async (theme: Theme | null) => {
    const decisions = createDecisions(context, () => app.themeState.read());
    await decisions.setTheme(testAccount(12).address, theme);
  };
  const subscribe = async () => {
    const query = new URLSearchParams({ email: `${randomUUID()}@people.test`, name: 'Ada' }).toString();
    await app.request(`/marketplace/v1/subscribe?${query}`, post({}, { host: 'localhost' }), from('192.0.2.1'));
    return sent.at(-1);
  };
  const written = async () => ({
    subject: (await subscribe())?.subject,
    feed: /<title>([^<]*)/.exec(await (await get('/feeds/collections/glass.xml')).text())?.[1],
    api: ((await (await get('/openapi.json')).json()) as { info: { title: string } }).info.title,
    start: await (
      await waitingPage(
        { current: () => '' },
        { publicOrigin: undefined, host: '' },
        readKeptName(stateDir),
      )(new Request('http://localhost/'))
    ).text(),
  });
  const builtIn = {
    subject: 'Confirm Vitrine’s news',
    feed: 'Glass on Vitrine',
    api: 'Vitrine, public read API',
    start: 'Vitrine is starting: one moment\n',
  };
  expect(await written()).toEqual(builtIn);
  await set({ ...NONE, name: 'Marea & Co' });
  expect(await written()).toEqual({
    subject: 'Confirm Marea & Co’s news',
    feed: 'Glass on Marea &amp; Co',
    api: 'Marea & Co, public read API',
    start: 'Marea & Co is starting: one moment\n',
  });
  expect(sent.at(-1)?.text).toContain('asked for Marea & Co’s news');
  await set(null);
  expect(await written()).toEqual(builtIn);
  writeFileSync(join(stateDir, 'market-name'), 'two\nlines');
  expect(readKeptName(stateDir)).toBe('Vitrine');
  rmSync(stateDir, { recursive: true });
});

test('shows the market’s mark where it has one, on every kind of card', async () => {
  const red = await sharp({ create: { width: 64, height: 64, channels: 4, background: '#ff0000' } })
    .png()
    .toBuffer();
  const mark = `data:image/png;base64,${red.toString('base64')}`;
  const reds = async (path: string | null, own: string | null) => {
    const subject = path === null ? null : await subjectOf((await testApp(market.database)).context, path);
    const drawn = sharp(
      await drawCard(subject, { picture: null, language: 'en', market: 'Vitrine', mark: own }),
    ).removeAlpha();
    const data = await drawn.raw().toBuffer();
    let count = 0;
    for (let at = 0; at < data.length; at += 3)
      if ((data[at] ?? 0) > 200 && (data[at + 1] ?? 255) < 80 && (data[at + 2] ?? 255) < 80) count += 1;
    return count;
  };
  for (const [path, least] of [
    [null, 128 * 120],
    ['/collections/glass', 36 * 32],
  ] as const) {
    expect(await reds(path, null)).toBe(0);
    expect(await reds(path, mark), String(path)).toBeGreaterThan(least);
  }
});
