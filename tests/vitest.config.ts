import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { languageConstants } from '../backend/build/language.ts';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes long begins first, so that one core does not wait for the other at the end. */
const LONGEST = ['crash.test', 'orders.fuzz.test', 'networks.test', 'queue.model.test', 'hostile-sources.test'];

/** Has modules of Node mocked, which no other test may share. */
const MOCKING = 'backend/metadata/remote.test.ts';

class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((name) => moduleId.includes(`/${name}`));
      return at < 0 ? LONGEST.length : at;
    };
    return Promise.resolve(files.toSorted((a, b) => rank(a) - rank(b)));
  }
}

const shared = {
  environment: 'node',
  // Watchdogs for what hangs, not measures: a machine may be slow.
  testTimeout: 180_000,
  hookTimeout: 240_000,
} as const;

/** Unit tests beside their source, integration tests in tests/integration; all in Node. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  define: { __BUILD_ID__: JSON.stringify('test'), ...languageConstants('en') },
  test: {
    projects: [
      // Pure: the files share their modules, which saves loading them eighty times.
      {
        extends: true,
        test: { ...shared, name: 'pure', include: ['src/{domain,contract,ui}/**/*.test.{ts,tsx}'], isolate: false },
      },
      // The server's, which keep nothing in their modules either.
      {
        extends: true,
        test: { ...shared, name: 'server', include: ['backend/**/*.test.ts'], exclude: [MOCKING], isolate: false },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'parts',
          include: [MOCKING, '{src,sw}/**/*.test.{ts,tsx}', 'tests/{integration,crash,attack,gates}/**/*.test.ts'],
          exclude: ['src/{domain,contract,ui}/**'],
          setupFiles: ['tests/support/web-locks.ts'],
        },
      },
    ],
    retry: 0,
    passWithNoTests: false,
    // Integration tests start chains and databases: two at a time fill two cores.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    allowOnly: false,
  },
});
