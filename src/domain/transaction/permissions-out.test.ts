import { beforeAll, expect, test } from 'vitest';
import { makeRecord } from '../../../tests/support/trades/records.ts';
import type { AppConfig } from '../../contract/config.ts';
import { startRuntime } from '../../services/runtime.ts';
import { eventView } from '../../features/transactions/event-texts.ts';
import { permissionsOut } from './permissions-out.ts';

beforeAll(() => {
  const config = { networks: [] } as unknown as AppConfig;
  startRuntime({ config, fetch: () => Promise.reject(new Error('No network')), isServer: false });
});

const NOW = 1_700_000_000;
const cancelled = (change: Parameters<typeof makeRecord>[0] = {}) => ({
  ...makeRecord({
    type: 'offer:cancel',
    status: 'finalized',
    chainId: 1,
    resources: ['1:0xaa', '1:0xbb'],
    executor: { kind: 'offer:cancel', version: 1, args: { mode: 'server' } },
    permissionEnds: NOW + 100,
    createdAt: 5,
    ...change,
  }),
  items: [{ tokenName: 'Ebb' }, { tokenName: 'Flow' }],
});
const everything = (change: Parameters<typeof makeRecord>[0] = {}) =>
  makeRecord({
    type: 'offer:cancel',
    status: 'finalized',
    chainId: 1,
    resources: ['1:counter'],
    createdAt: 6,
    ...change,
  });

test('what the server said is out counts until the minute that was told is over, also when its modal is gone', () => {
  const known = [{ chainId: 1, hashes: ['0xaa', '0xbb'], names: ['Ebb', 'Flow'], ends: NOW + 100 }];
  expect(permissionsOut([cancelled()], NOW * 1000)).toEqual(known);
  expect(permissionsOut([cancelled({ shouldBeDeleted: true })], (NOW + 101) * 1000)).toEqual(known);
  expect(permissionsOut([cancelled()], (NOW + 161) * 1000)).toEqual([]);
  expect(permissionsOut([cancelled({ permissionEnds: null })], NOW * 1000)).toEqual([]);
});

test('a counter that was raised after it, on that network, ends it', () => {
  expect(permissionsOut([cancelled(), everything()], NOW * 1000)).toEqual([]);
  for (const other of [everything({ createdAt: 4 }), everything({ chainId: 2 }), everything({ status: 'pending' })])
    expect(permissionsOut([cancelled(), other], NOW * 1000)).toHaveLength(1);
});

test('dialog and toast say the same of who may still accept', () => {
  const before = eventView(cancelled({ status: 'confirm', permissionEnds: undefined })).texts.confirm;
  const after = eventView(cancelled()).texts.done;
  const shared = 'Nobody new can accept. A seller who already has permission can still complete the sale';
  expect(before).toContain(`${shared} for up to two minutes.`);
  expect(after).toMatch(new RegExp(`^${shared} until .+\\.$`));
  // None was out: the server has said so.
  expect(eventView(cancelled({ permissionEnds: null })).texts.done).toBe(
    'Nobody can accept any more: no seller has permission.',
  );
  const onChain = cancelled({
    executor: { kind: 'offer:cancel', version: 1, args: { mode: 'chain' } },
    permissionEnds: null,
  });
  expect(eventView(onChain).texts.done).toMatch(/can no longer be accepted\.$/);
});
