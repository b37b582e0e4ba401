import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
  ['src/trading/a.ts', '../features/cart/cart-drawer.tsx'],
  ['src/trading/a.ts', '../ui/quantity.ts'],
  ['src/trading/a.ts', 'react'],
  ['src/trading/a.ts', 'valtio/react'],
  ['src/trading/a.ts', '@tanstack/react-query'],
  ['src/ui/a.ts', '../domain/money.ts'],
  ['src/ui/a.ts', '@tanstack/react-router'],
  ['src/features/item/a.ts', '../wallet/wallet-session.ts'],
  ['src/features/item/a.ts', '../../app/router.tsx'],
  ['sw/a.ts', '../src/services/http.ts'],
  ['backend/a.ts', '../src/domain/money.ts'],
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
  ['src/trading/orders/a.ts', '../../services/http.ts'],
  ['src/trading/a.ts', 'valtio/vanilla'],
  ['src/features/item/a.ts', '../../trading/transactions/engine.ts'],
  ['src/features/item/a.ts', '../../services/http.ts'],
  ['src/features/item/a.ts', './item-logic.ts'],
  ['sw/a.ts', '../src/device/rpc.ts'],
  ['backend/a.ts', '../src/contract/order.ts'],
];

describe('an import along it passes', () => {
  for (const [from, to] of along) {
    test(`${from} → ${to}`, () => {
      expect(lint(from, `import { x } from '${to}';\nexport const y = x;\n`)).toMatch(/^0\n/);
    });
  }
});
