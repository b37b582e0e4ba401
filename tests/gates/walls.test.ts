import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bin } from './run-step.ts';

/* The walls of docs/architecture.md, tried with a file on the wrong side of each. */

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'walls-'));
  cpSync('.oxlintrc.json', join(folder, '.oxlintrc.json'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function lint(file: string, source: string): string {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, source);
  const result = spawnSync(bin('oxlint'), [file], { cwd: folder, encoding: 'utf8' });
  rmSync(path);
  return `${result.status ?? 1}\n${result.stdout}`;
}

const against: [from: string, to: string][] = [
  ['src/contract/a.ts', '../domain/money.ts'],
  ['src/domain/a.ts', '../services/http.ts'],
  ['src/domain/a.ts', 'react'],
  ['src/domain/a.ts', 'valtio/vanilla'],
  ['src/device/a.ts', '../services/http.ts'],
  ['src/device/a.ts', 'react'],
  ['src/services/a.ts', '../features/wallet/wallet-session.ts'],
  ['src/services/a.ts', 'react'],
  ['src/services/a.ts', '../trading/transactions/engine.ts'],
  ['src/services/a.ts', '../static/serve.ts'],
  ['src/static/a.ts', '../trading/transactions/engine.ts'],
  ['src/static/a.ts', 'react'],
  ['src/trading/a.ts', '../static/serve.ts'],
  ['src/features/item/a.ts', '../../static/serve.ts'],
  ['src/ui/a.ts', '../static/serve.ts'],
  ['backend/tools/a.ts', '../../src/static/serve.ts'],
  ['src/trading/a.ts', '../features/cart/cart-drawer.tsx'],
  ['src/trading/a.ts', '../ui/quantity.ts'],
  ['src/trading/a.ts', 'react'],
  ['src/trading/a.ts', 'valtio/react'],
  ['src/trading/a.ts', '@tanstack/react-query'],
  ['src/ui/a.ts', '../domain/money.ts'],
  ['src/ui/a.ts', '@tanstack/react-router'],
  ['src/features/item/a.ts', '../wallet/wallet-session.ts'],
  ['src/features/cart/a.ts', '../../features/wallet/wallet-session.ts'],
  ['src/features/item/a.ts', '../../app/router.tsx'],
  ['sw/a.ts', '../src/services/http.ts'],
  ['backend/a.ts', '../src/domain/money.ts'],
  ['backend/launch/a.ts', '../demo/start.ts'],
  ['backend/launch/a.ts', '../tools/backup.ts'],
  ['backend/tools/a.ts', '../demo/start.ts'],
  ['backend/tools/a.ts', '../server.ts'],
  ['backend/stores/a.ts', '../tools/backup.ts'],
  ['backend/launch/a.ts', '../start.ts'],
  ['backend/server.ts', './demo/market-network.ts'],
  ['backend/server.ts', './launch/listen.ts'],
  ['backend/http/a.ts', '../demo/chain/faucet.ts'],
  ['backend/http/a.ts', '../server.ts'],
  ['backend/http/a.ts', '../wallet/app.ts'],
  ['backend/server.ts', './wallet/app.ts'],
  ['backend/stores/a.ts', '../wallet/app.ts'],
  ['backend/wallet/a.ts', '../launch/listen.ts'],
  ['backend/wallet/a.ts', '../market/submit.ts'],
  ['backend/wallet/a.ts', '../../src/domain/money.ts'],
  ['backend/market/a.ts', '../http/answers.ts'],
  ['backend/market/a.ts', '../indexer/apply.ts'],
  ['backend/market/a.ts', '../config.ts'],
  ['backend/market/a.ts', '../push/pusher.ts'],
  ['backend/push/a.ts', '../market/submit.ts'],
  ['backend/push/a.ts', '../http/answers.ts'],
  ['backend/market/a.ts', '../../src/domain/order.ts'],
  ['backend/indexer/a.ts', '../metadata/loader.ts'],
  ['backend/metadata/a.ts', '../images/images.ts'],
  ['backend/jobs/a.ts', '../metadata/loader.ts'],
  ['backend/metadata/a.ts', '../demo/world/content.ts'],
  ['backend/images/a.ts', '../market/submit.ts'],
  ['backend/stores/a.ts', '../market/judge-orders.ts'],
  ['backend/stores/a.ts', '../demo/world/make-world.ts'],
  ['backend/db/a.ts', '../stores/context.ts'],
  ['backend/db/migrations/a.ts', '../../core/networks.ts'],
  ['backend/seaport/a.ts', '../market/permission.ts'],
  ['backend/seaport/contracts/a.ts', '../../demo/chain/zone.ts'],
  ['backend/core/a.ts', '../seaport/seaport.ts'],
  ['backend/core/a.ts', '../stores/orders.ts'],
  ['backend/config.ts', './http/app.ts'],
];

describe('an import against the drawing fails the check', () => {
  for (const [from, to] of against) {
    test(`${from} → ${to}`, () => {
      expect(lint(from, `import { x } from '${to}';\nexport const y = x;\n`)).toMatch(/^1\n[^]*no-restricted-imports/);
    });
  }
});

const along: [from: string, to: string][] = [
  ['src/domain/a.ts', '../contract/order.ts'],
  ['src/device/a.ts', '../domain/money.ts'],
  ['src/services/a.ts', '../device/rpc.ts'],
  ['src/static/a.ts', '../services/kept-filter.ts'],
  ['src/app/a.ts', '../static/serve.ts'],
  ['src/trading/orders/a.ts', '../../services/http.ts'],
  ['src/trading/a.ts', 'valtio/vanilla'],
  ['src/features/item/a.ts', '../../trading/transactions/engine.ts'],
  ['src/features/item/a.ts', '../../services/http.ts'],
  ['src/features/item/a.ts', './item-logic.ts'],
  ['sw/a.ts', '../src/device/rpc.ts'],
  ['backend/a.ts', '../src/contract/order.ts'],
  ['backend/demo/world/a.ts', '../../launch/store.ts'],
  ['backend/demo/a.ts', '../server.ts'],
  ['backend/launch/a.ts', '../server.ts'],
  ['backend/tools/a.ts', '../launch/state-lock.ts'],
  ['backend/server.ts', './http/app.ts'],
  ['backend/http/a.ts', '../market/submit.ts'],
  ['backend/http/a.ts', '../config.ts'],
  ['backend/market/a.ts', '../stores/orders.ts'],
  ['backend/push/a.ts', '../stores/notifications.ts'],
  ['backend/http/a.ts', '../push/web-push.ts'],
  ['backend/server.ts', './push/pusher.ts'],
  ['backend/indexer/a.ts', '../market/judge-orders.ts'],
  ['backend/metadata/a.ts', '../stores/metadata.ts'],
  ['backend/metadata/a.ts', '../jobs/kind.ts'],
  // A module of its own folder may be called as another folder is.
  ['backend/stores/a.ts', './metadata.ts'],
  ['backend/images/a.ts', '../metadata/resolver.ts'],
  ['backend/stores/a.ts', '../db/database.ts'],
  ['backend/seaport/a.ts', '../core/networks.ts'],
  ['backend/config.ts', './core/registrations.ts'],
];

describe('an import along it passes', () => {
  for (const [from, to] of along) {
    test(`${from} → ${to}`, () => {
      expect(lint(from, `import { x } from '${to}';\nexport const y = x;\n`)).toMatch(/^0\n/);
    });
  }
});

describe('the demo', () => {
  const staticImports = /(?:^|\n)(?:import|export)\b[^;]*?from '(\.[^']*)';/g;

  /** What is loaded with a module, before anything is imported on demand. */
  function loadedWith(file: string, seen = new Set<string>()): Set<string> {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const [text, path = ''] of readFileSync(file, 'utf8').matchAll(staticImports)) {
      if (!/^\s*import type\b/.test(text)) loadedWith(join(dirname(file), path), seen);
    }
    return seen;
  }

  test('is not loaded by a start on real networks', () => {
    const loaded = [...loadedWith('backend/start.ts')];
    expect(loaded).toContain('backend/launch/real-networks.ts');
    expect(loaded).toContain('backend/stores/orders.ts');
    expect(loaded.filter((file) => file.startsWith('backend/demo/'))).toEqual([]);
  });
});
