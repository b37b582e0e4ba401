import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contextFilter, imageOf, pairsOf, parseContainerfile } from '../container/containerfile.ts';
import { filesBelow } from './files.ts';
import { reachedFrom, serverEntries } from './imports.ts';

/* The container files say what the server needs, and nothing that a hardened host would refuse. */

const FOLDER = 'backend/deploy';
const containerfiles = filesBelow(FOLDER).filter((file) => file.endsWith('Containerfile'));
const isInContext = contextFilter(readFileSync('.dockerignore', 'utf8'));
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  engines: { node: string };
};
const INSTRUCTIONS = new Set(
  'ARG CMD COPY ENTRYPOINT ENV EXPOSE HEALTHCHECK LABEL RUN STOPSIGNAL USER VOLUME WORKDIR'.split(' '),
);

test('there are container files', () => expect(containerfiles.length).toBe(2));

describe.each(containerfiles)('%s', (file) => {
  const stages = parseContainerfile(readFileSync(file, 'utf8'));
  const steps = stages.flatMap((stage) => stage.steps);
  const image = imageOf(stages);

  test('uses instructions that it should, and base images of a version', () => {
    expect(steps.filter(({ keyword }) => !INSTRUCTIONS.has(keyword))).toEqual([]);
    for (const { base } of stages) expect(base).toMatch(/^[a-z]+:(?!latest)[\w.-]+$/);
  });

  test('runs one process that is not root’s, which hears signals', () => {
    expect(image.user).toMatch(/^(?!0\b|root\b)\w+/);
    expect(image.command).toMatchObject({ isShell: false });
    expect(steps.filter(({ keyword }) => keyword === 'STOPSIGNAL')).toHaveLength(1);
  });

  test('leaves no list of packages behind, and installs what it names only', () => {
    for (const { words } of steps.filter(({ keyword }) => keyword === 'RUN')) {
      const [command = ''] = words;
      if (!command.includes('apt-get install')) continue;
      expect(command).toContain('--no-install-recommends');
      expect(command).toContain('rm -rf /var/lib/apt/lists/*');
    }
  });

  test('holds no secret', () => {
    const names = steps
      .filter(({ keyword }) => keyword === 'ENV' || keyword === 'ARG')
      .flatMap(({ words }) => pairsOf(words))
      .map(([name]) => name);
    expect(names.filter((name) => /KEY|SECRET|PASSWORD|TOKEN|DATABASE_URL|SMTP/.test(name))).toEqual([]);
  });

  test('copies from stages that come before, and paths that are there', () => {
    const before = new Set<string>();
    for (const { name, steps } of stages) {
      for (const { flags, words } of steps.filter(({ keyword }) => keyword === 'COPY')) {
        const sources = words.slice(0, -1);
        if (flags['from'] !== undefined) expect(before).toContain(flags['from']);
        else for (const source of sources.filter((path) => path !== '.')) expect(existsSync(source), source).toBe(true);
      }
      before.add(name);
    }
  });
});

describe('the product’s image', () => {
  const stages = parseContainerfile(readFileSync(join(FOLDER, 'Containerfile'), 'utf8'));
  const image = imageOf(stages);
  const last = stages.at(-1)?.steps ?? [];
  const { files, packages } = reachedFrom(serverEntries(filesBelow('backend')));
  const started = manifest.scripts['start']?.replace('exec ', '').split(' ') ?? [];

  test('runs what `npm start` runs, on a Node that the product allows', () => {
    expect(image.command?.words).toEqual(started);
    const wanted = Number(/^>=(\d+)/.exec(manifest.engines.node)?.[1]);
    for (const { base } of stages) expect(Number(/^node:(\d+)-/.exec(base)?.[1])).toBeGreaterThanOrEqual(wanted);
  });

  test('has a user by number, whose own the state folder is and nothing else', () => {
    const [uid = '', gid = ''] = image.user.split(':');
    const folder = image.environment['VITRINE_STATE'] ?? '';
    expect(uid).toMatch(/^[1-9]\d+$/);
    const run = last.filter(({ keyword }) => keyword === 'RUN').map(({ words }) => words[0]);
    expect(run).toEqual([`install -d -m 0700 -o ${uid} -g ${gid} ${folder}`]);
    expect(image.volumes).toEqual([folder]);
    expect(last.filter(({ flags }) => 'chown' in flags)).toEqual([]);
  });

  test('tells its ports, and asks by itself whether it is ready', () => {
    expect(image.ports[0]).toBe(image.environment['PORT']);
    expect(image.health).toMatchObject({ isShell: false, words: ['node', `${FOLDER}/health-check.mjs`] });
  });

  test('leaves out exactly the packages that the server does not import', () => {
    const runner = started[started.indexOf('--import') + 1] ?? '';
    const kept = new Set([...packages, runner]);
    const removed = stages.flatMap(({ steps }) =>
      steps.flatMap(
        ({ words: [command = ''] }) => /^npm uninstall (?:--\S+ )+(.*)/.exec(command)?.[1]?.split(/ +/) ?? [],
      ),
    );
    expect(removed).toEqual(
      Object.keys(manifest.dependencies)
        .filter((name) => !kept.has(name))
        .toSorted(),
    );
  });

  test('has every file of ours that the server imports', () => {
    const copied = last
      .filter(({ keyword, flags }) => keyword === 'COPY' && flags['from'] === undefined)
      .flatMap(({ words }) => words.slice(0, -1));
    expect(files.size).toBeGreaterThan(300);
    const missing = [...files].filter(
      (file) => !isInContext(file) || !copied.some((path) => file === path || file.startsWith(`${path}/`)),
    );
    expect(missing).toEqual([]);
  });

  test('is built of what belongs to the product: no state, no secret, no history', () => {
    const out = ['.git/config', '.vitrine/keys/push', 'node_modules/hono/package.json', 'dist/client/index.html'];
    const secrets = ['secrets/database-url', 'vitrine.env'].map((name) => join(FOLDER, name));
    for (const path of [...out, ...secrets, 'backend/config.test.ts']) expect(isInContext(path), path).toBe(false);
    for (const path of ['src/app/router.tsx', 'sw/sw.ts', 'public/offline.html', 'vite.config.ts', '.npmrc'])
      expect(isInContext(path), path).toBe(true);
  });
});

test('the build has every part that tsconfig.json names: the compiler reads them all', () => {
  const { references } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as { references: { path: string }[] };
  expect(references.length).toBeGreaterThan(5);
  for (const { path } of references) expect(isInContext(`${path}/tsconfig.json`), path).toBe(true);
});

test('what is no container file is told', () => {
  expect(() => parseContainerfile('RUN true')).toThrow('before FROM');
  expect(() => parseContainerfile('FROM a:1\nCMD ["node" start]')).toThrow();
  expect(() => contextFilter('node_modules')).toThrow('must begin');
  expect(() => contextFilter('*\n![ab]')).toThrow('another kind');
});
