import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IncomingMessage } from 'node:http';
import { expect, type Page } from 'playwright/test';
import { inlineScriptHashes } from '../../../backend/core/inline-scripts.ts';
import { mirror } from './mirror.ts';
import { root } from './product.ts';
import { endIdleWorkers } from './worker.ts';

/* One build after the other at one address. Each is this build under another id, with other names of its files. */

const CLIENT = join(root, 'dist/client');

/** Characters of a file's hash, and of a build's id, that are of the build. */
const OWN = 3;
const own = (build: number) => build.toString(36).padStart(OWN, '0');

/** What is no part of a build, or is the same in each. */
const NOT_OF_BUILD = /^\/(?:marketplace|data|auth|rpc|_ipx|fonts|screenshots)\/|\.(?:png|svg|woff2|xml|txt|ics)$/;

/** Of a file whose name stays. */
const REVISION = /("revision":"[0-9a-f]{13})[0-9a-f]{3}(?=")/g;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

export type Releases = {
  address: string;
  /** A newer build is there from now on; the files of the one before are gone. Answers its number. */
  deploy(): number;
  close(): void;
};

export async function releases(origin: string): Promise<Releases> {
  let build = 1;
  const { id } = JSON.parse(readFileSync(join(CLIENT, 'builds/latest.json'), 'utf8')) as { id: string };
  const stems = readdirSync(join(CLIENT, 'assets')).flatMap((name) => {
    const [, stem] = /^(.+-[\w-]{8})\.(?:js|css)$/.exec(name) ?? [];
    return stem === undefined ? [] : [stem];
  });
  const names = new RegExp(
    `(${stems.map((stem) => escaped(stem.slice(0, -OWN))).join('|')})[\\w-]{${OWN}}(?=\\.(?:js|css))`,
    'g',
  );
  const originals = new Map(stems.map((stem) => [stem.slice(0, -OWN), stem]));
  if (originals.size !== stems.length || stems.length < 50) throw new Error('The files of a build are not told apart');

  const rewritten = (text: string) =>
    text
      .replaceAll(names, (_, start: string) => start + own(build))
      .replaceAll(REVISION, (_, start: string) => start + own(build))
      .replaceAll(id, id.slice(0, -OWN) + own(build));

  /** As it is called in the build on the disk; null where it is of a build that is gone. */
  function original(pathname: string): string | null {
    const [, folder = '', stem = '', type = ''] = /^(\/assets\/)(.+)(\.(?:js|css))$/.exec(pathname) ?? [];
    const found = originals.get(stem.slice(0, -OWN));
    return found !== undefined && stem.endsWith(own(build)) ? folder + found + type : null;
  }

  async function ask(request: IncomingMessage, url: URL): Promise<Response> {
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers))
      if (typeof value === 'string' && !['host', 'connection', 'if-none-match', 'if-modified-since'].includes(name))
        headers.set(name, value);
    const answered = await fetch(url, { headers, redirect: 'manual' });
    const before = await answered.text();
    const text = rewritten(before);
    const kept = new Headers(answered.headers);
    for (const name of ['content-encoding', 'content-length', 'etag', 'transfer-encoding', 'connection', 'keep-alive'])
      kept.delete(name);
    const hashes = inlineScriptHashes(text);
    const link = kept.get('link');
    if (link !== null) kept.set('link', rewritten(link));
    const policy = kept.get('content-security-policy');
    if (policy !== null)
      kept.set(
        'content-security-policy',
        inlineScriptHashes(before).reduce((one, hash, at) => one.replace(hash, hashes[at] ?? hash), policy),
      );
    return new Response(text, { status: answered.status, headers: kept });
  }

  const { address, close } = await mirror(origin, async (request, url) => {
    const { pathname } = url;
    if (/^\/assets\/.+\.(js|css)$/.test(pathname)) {
      const path = original(pathname);
      return path === null ? new Response('Not found', { status: 404 }) : ask(request, new URL(path, url));
    }
    const isOther = request.method !== 'GET' || NOT_OF_BUILD.test(pathname);
    return isOther ? null : ask(request, url);
  });
  return {
    address,
    deploy: () => {
      build += 1;
      return build;
    },
    close,
  };
}

/** The builds that a page's scripts and style sheets are of; none of one that is being left. */
const buildsOf = async (page: Page): Promise<number[]> => {
  const names = await page
    .evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
    .catch(() => []);
  const found = names.flatMap((name) => {
    const [, end] = /^\/assets\/.+-[\w-]*(\w{3})\.(?:js|css)$/.exec(name) ?? [];
    return end === undefined ? [] : [Number.parseInt(end, 36)];
  });
  return [...new Set(found)];
};

/**
 * Once Reload has been pressed, in this tab or another. An old worker that a request has woken again stays as long as it
 * is looked into: the page waits for it, or is reloaded with it. The browser ends it, and what is offered then is
 * applied once more.
 */
export async function becomes(page: Page, build: number): Promise<void> {
  const message = `the build of ${page.url()}`;
  try {
    await expect.poll(() => buildsOf(page), { message }).toEqual([build]);
  } catch {
    await endIdleWorkers(page);
    const reload = page.getByRole('button', { name: 'Reload', exact: true });
    const renewed = async () => {
      const builds = await buildsOf(page);
      if (!builds.includes(build) && (await reload.isVisible())) await reload.click();
      return builds;
    };
    await expect.poll(renewed, { message, intervals: [5_000], timeout: 90_000 }).toEqual([build]);
  }
}
