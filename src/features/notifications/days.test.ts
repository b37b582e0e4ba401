import { expect, test } from 'vitest';
import type { Notification } from '../../contract/notification.ts';
import { dayOf, daysOf, rowsOf } from './days.ts';

const at = (date: string) => Math.floor(new Date(date).getTime() / 1000);
const offer = (id: string, date: string, identifier = '1', kind: Notification['kind'] = 'offer'): Notification => ({
  id,
  kind,
  time: at(date),
  network: 'meridian',
  collection: { slug: 'glass', name: 'Glass' },
  item: { identifier, name: `Glass #${identifier}`, image: '' },
  price: null,
  was: null,
  by: null,
  ends: null,
});

test('notifications stand under their day; of several of one kind about one item the newest stands for all', () => {
  const days = daysOf([
    offer('a', '2026-11-22T20:00:00'),
    offer('b', '2026-11-22T19:00:00'),
    offer('c', '2026-11-22T18:00:00', '2'),
    offer('d', '2026-11-22T17:00:00', '1', 'outbid'),
    offer('e', '2026-11-21T23:59:00'),
  ]);
  expect(days.map(({ told }) => told.map(({ notification, more }) => [notification.id, more]))).toEqual([
    [
      ['a', 1],
      ['c', 0],
      ['d', 0],
    ],
    [['e', 0]],
  ]);
});

test('a day is the one that the device shows, whatever its zone', () => {
  expect(dayOf(new Date('2026-11-22T00:00:00').getTime())).toBe(Date.UTC(2026, 10, 22));
  expect(dayOf(new Date('2026-11-22T23:59:59').getTime())).toBe(Date.UTC(2026, 10, 22));
});

test('a row is counted once, however many it stands for', () => {
  const told = [
    offer('a', '2026-11-22T20:00:00'),
    offer('b', '2026-11-22T19:00:00'),
    offer('c', '2026-11-21T18:00:00'),
    offer('d', '2026-11-22T18:00:00', '2'),
    // Who bought something knows it.
    offer('e', '2026-11-22T18:00:00', '3', 'bought'),
  ];
  expect(rowsOf(told).map(({ id }) => id)).toEqual(['a', 'd', 'c']);
});
