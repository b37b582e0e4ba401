import { describe, expect, test } from 'vitest';
import { createSecurityLog, type SecurityEvent } from './security-log.ts';

const ACCOUNT = `0x${'aB'.repeat(20)}`;

function logged(events: readonly SecurityEvent[], key = 'one') {
  const lines: string[] = [];
  const log = createSecurityLog({ key, write: (line) => lines.push(line), now: () => 1_700_000_000_000 });
  for (const event of events) log(event);
  return { lines, entries: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

describe('the security log', () => {
  test('writes one JSON line an event, with its time, name and details', () => {
    const { lines, entries } = logged([
      { event: 'limit.hit', client: '192.0.2.1', details: { limit: 'reads', tries: 3, path: 'a\nb' } },
    ]);
    expect(lines[0]).not.toContain('\n');
    expect(entries[0]).toMatchObject({
      log: 'security',
      time: '2023-11-14T22:13:20.000Z',
      event: 'limit.hit',
      limit: 'reads',
      tries: 3,
      path: 'a\nb',
    });
  });

  test('names addresses by a keyed hash only: the same for the same one, another under another key', () => {
    const events: SecurityEvent[] = [
      { event: 'sign-in', client: '192.0.2.1', account: ACCOUNT },
      { event: 'sign-out', client: '192.0.2.1', account: ACCOUNT.toLowerCase() },
      { event: 'sign-in', client: '192.0.2.2', account: null },
    ];
    const { lines, entries } = logged(events);
    const [first, second, third] = entries;
    expect(lines.join('\n')).not.toMatch(/192\.0\.2|abab/i);
    expect([first?.client, first?.account]).toEqual([second?.client, second?.account]);
    expect(first?.client).toMatch(/^[0-9a-f]{16}$/);
    expect(third?.client).not.toBe(first?.client);
    expect(third).not.toHaveProperty('account');
    expect(logged(events, 'two').entries[0]?.account).not.toBe(first?.account);
  });

  test('keeps accounts out of details, and details short', () => {
    const { entries } = logged([
      { event: 'csp.violation', details: { page: `/profile/${ACCOUNT}`, sample: 'x'.repeat(1_000) } },
    ]);
    expect(entries[0]?.page).toBe('/profile/0x…');
    // Not a part of one either, where the text is cut in it.
    const cut = logged([{ event: 'csp.violation', details: { page: `${'x'.repeat(265)}${ACCOUNT}` } }]);
    expect(cut.entries[0]?.page).toBe(`${'x'.repeat(265)}0x…`);
    expect(entries[0]?.sample).toHaveLength(300);
  });
});
