import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Unit tests beside their source, integration tests in tests/integration; all in Node. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  define: { __BUILD_ID__: JSON.stringify('test') },
  test: {
    include: [
      '{src,sw,backend}/**/*.test.{ts,tsx}',
      'tests/{integration,crash,attack}/**/*.test.ts',
      'tests/gates/**/*.test.ts',
    ],
    environment: 'node',
    retry: 0,
    passWithNoTests: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Integration tests start chains and databases: two at a time fill two cores.
    maxWorkers: 2,
    allowOnly: false,
  },
});
