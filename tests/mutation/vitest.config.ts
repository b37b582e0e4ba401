import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** What judges src/domain: its own unit tests, without the long random walks of the model. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  define: { __BUILD_ID__: JSON.stringify('test') },
  test: {
    include: ['src/domain/**/*.test.ts'],
    exclude: ['**/*.model.test.ts'],
    environment: 'node',
    retry: 0,
    passWithNoTests: false,
    allowOnly: false,
    coverage: {
      provider: 'v8',
      include: ['src/domain/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: ['text'],
      reportsDirectory: '.vitrine-mutation/coverage',
      thresholds: {
        'src/domain/transaction/{machine.ts,kinds/**,steps/**}': { branches: 100 },
      },
    },
  },
});
