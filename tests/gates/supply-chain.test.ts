import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/* What comes from a registry is what the lock file says, runs nothing when it is installed, and may be used. */

type Entry = {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  link?: boolean;
  /** Comes in its parent's archive, under its parent's hash. */
  inBundle?: boolean;
  hasInstallScript?: boolean;
};
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
const entries = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ path, name: path.replace(/^.*node_modules\//, ''), ...entry }));

/**
 * Packages that bring an install script. None is run (`.npmrc`): esbuild's and sharp's check what their platform
 * packages bring, anvil's copies a binary that we find ourselves, seaport-js's is its authors' own set-up.
 */
const WITH_INSTALL_SCRIPT = ['@foundry-rs/anvil', '@opensea/seaport-js', 'esbuild', 'sharp'];

/**
 * Binaries for systems other than Linux on x64, whose hash the registry that the lock was made with does not tell.
 * This number may only fall: where they are served, `npm install` on such a system writes their hashes.
 */
const WITHOUT_INTEGRITY = 81;

const LICENCES = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'Unlicense',
  // By file, and a library that is linked and not changed: neither reaches our own code.
  'MPL-2.0',
  'LGPL-3.0-or-later',
  // Of fonts: they may not be sold by themselves.
  'OFL-1.1',
]);
/** Where the lock names none: as their licence files have it. */
const NAMED_ELSEWHERE: Record<string, string> = { memorystream: 'MIT', 'parse-cache-control': 'BSD-3-Clause' };

/** Every part of an `AND`, or one of an `OR`. */
const isAllowed = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => LICENCES.has(one)));

describe('the lock file', () => {
  test('has a hash for everything that Linux on x64 installs, and exact versions for all', () => {
    expect(entries.length).toBeGreaterThan(1_000);
    const without = entries.filter(
      ({ integrity, inBundle }) => !inBundle && !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''),
    );
    const elsewhere = without.filter(
      ({ optional, os, cpu, name }) =>
        optional === true &&
        ((os !== undefined && !os.includes('linux')) ||
          (cpu !== undefined && !cpu.includes('x64')) ||
          name.endsWith('-musl')),
    );
    expect(without.filter((entry) => !elsewhere.includes(entry)).map(({ path }) => path)).toEqual([]);
    expect(elsewhere.length).toBeLessThanOrEqual(WITHOUT_INTEGRITY);
    const said = `Of ${entries.length.toLocaleString('en')} entries, ${elsewhere.length + entries.filter(({ inBundle }) => inBundle).length} have no hash of their own: ${elsewhere.length} optional binaries`;
    expect(readFileSync('docs/operating.md', 'utf8')).toContain(said);
    for (const { path, version } of entries) expect(version, path).toMatch(/^\d+\.\d+\.\d+/);
  });

  test('names no place but a registry: nothing from git, a file or a plain address', () => {
    for (const { path, resolved, link } of entries) {
      expect(link, path).toBeUndefined();
      if (resolved !== undefined) expect(resolved, path).toMatch(/^https:\/\/registry\.npmjs\.org\//);
    }
  });
});

test('no install script runs, and whose there are is known by name', () => {
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
  const names = entries.filter(({ hasInstallScript }) => hasInstallScript === true).map(({ name }) => name);
  expect(names.toSorted()).toEqual(WITH_INSTALL_SCRIPT);
});

test('every licence is one of those that may be used', () => {
  expect(['(MIT OR GPL-2.0)', 'MIT AND GPL-2.0', 'GPL-3.0', ''].map(isAllowed)).toEqual([true, false, false, false]);
  const unknown = entries.filter(({ name, license, integrity }) => {
    // What is not served here tells no licence either; its version is the one of its parent, which does.
    if (license === undefined && integrity === undefined && !(name in NAMED_ELSEWHERE)) return false;
    return !isAllowed(license ?? NAMED_ELSEWHERE[name] ?? '');
  });
  expect(unknown.map(({ path, license }) => `${path}: ${license}`)).toEqual([]);
});
