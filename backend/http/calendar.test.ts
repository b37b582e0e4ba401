import { describe, expect, test } from 'vitest';
import { useApiMarket } from '../../tests/support/server/api-market.ts';
import { testApp } from '../../tests/support/server/app.ts';

const market = useApiMarket();
const ORIGIN = 'http://localhost';

describe('a drop’s calendar', () => {
  const nowSeconds = () => Math.floor(Date.now() / 1000);
  const instant = (seconds: number) => new Date(seconds * 1000).toISOString().replace(/[-:]|\.\d{3}/g, '');
  async function calendarOf(startTime: number, endTime: number) {
    // A market of its own, which has kept no earlier answer.
    const { app } = await testApp(market.database);
    await market.database.query(`update drops set start_time = $1, end_time = $2 where slug = 'glass-drop'`, [
      startTime,
      endTime,
    ]);
    const answer = await app.request('/calendar/drops/glass-drop.ics');
    return { answer, body: await answer.text() };
  }

  test('is an event from its opening to its end, in lines that readers take', async () => {
    const name = 'Glass drop, with a name so long that it has to go on in the next line; ünd mehr';
    await market.database.query(`update drops set name = $1 where slug = 'glass-drop'`, [name]);
    const [start, end] = [nowSeconds() + 7_000, nowSeconds() + 90_000];
    const { answer, body } = await calendarOf(start, end);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="glass-drop.ics"');
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const whole = body.replaceAll('\r\n ', '');
    expect(whole).toContain(`SUMMARY:${name.replaceAll(/[,;]/g, '\\$&')} by Ada\r\n`);
    expect(whole).toContain(`DTSTART:${instant(start)}\r\nDTEND:${instant(end)}\r\n`);
    expect(whole).toContain('TRIGGER:-PT10M\r\n');
    expect(whole).toContain(`URL:${ORIGIN}/drops/glass-drop`);
    expect((await market.request('/calendar/drops/none.ics')).status).toBe(404);
  });

  test('of a drop that is open is an event at its end, with a reminder that lies ahead', async () => {
    await market.database.query(`update drops set name = 'Glass drop' where slug = 'glass-drop'`);
    const start = nowSeconds() - 5_000;
    const far = nowSeconds() + 90_000;
    const { body } = await calendarOf(start, far);
    const whole = body.replaceAll('\r\n ', '');
    expect(whole).toContain(`DTSTART:${instant(far)}\r\n`);
    expect(whole).not.toContain(instant(start));
    expect(whole).not.toContain('DTEND');
    expect(whole).toContain('SUMMARY:Glass drop by Ada ends\r\n');
    expect(whole).toContain('DESCRIPTION:The drop ends at this time. ');
    expect(whole).toContain('DESCRIPTION:Glass drop ends\r\nTRIGGER:-PT60M\r\n');
    // Fifty minutes are left, less what this test takes.
    expect((await calendarOf(start, nowSeconds() + 3_000)).body).toMatch(/TRIGGER:-PT2[45]M\r\n/);
  });
});
