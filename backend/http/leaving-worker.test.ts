import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../tests/support/server/app.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';

test('where the setting says so, the workers of all languages are replaced by one that leaves, and nothing else is', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'vitrine-dist-'));
  mkdirSync(join(dist, 'client'));
  for (const file of ['sw.js', 'sw-files.js']) writeFileSync(join(dist, 'client', file), `// ${file}`);
  const database = await openTestDatabase();
  onTestFinished(async () => {
    await database.close();
    rmSync(dist, { recursive: true });
  });
  const served = async (path: string, serviceWorker: boolean) => {
    const { app } = await testApp(database, { dist, serviceWorker });
    return app.request(path);
  };
  for (const path of ['/sw.js', '/sw.es.js']) {
    const answer = await served(path, false);
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain('registration.unregister()');
  }
  expect(await (await served('/sw-files.js', false)).text()).toBe('// sw-files.js');
  expect(await (await served('/sw.js', true)).text()).toBe('// sw.js');
});
