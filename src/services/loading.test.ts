import { beforeEach, describe, expect, test, vi } from 'vitest';
import { OfflineError } from '../domain/errors.ts';
import { alertStatusOf, onAlert, raiseAlert, TOAST_TIME_MS, type Alert } from './alerts.ts';
import { HttpError, UnreachableError } from './http.ts';
import { emptyPage, emptySingle, load } from './loading.ts';

let alerts: Alert[] = [];
let stop = () => {};
beforeEach(() => {
  alerts = [];
  const leave = onAlert((alert) => alerts.push(alert));
  stop = () => {
    leave();
  };
  return () => stop();
});
const failing = (reason: unknown, what = 'drops') =>
  load(what, Promise.reject(reason), emptyPage).catch((thrown: unknown) => thrown);

describe('reads that fail', () => {
  test('404 and 403 give the fallback and no alert [K5] [K6] [K7] [K8] [K9] [K10] [K11]', async () => {
    for (const status of [404, 403]) {
      const page = await load('drops', Promise.reject(new HttpError(status, 'no', '')), emptyPage);
      expect(page).toEqual({
        data: [],
        pagination: { page: 0, size: 0, total: 0 },
        status: { code: 404, message: 'Not Found', msgId: 'not_found' },
        next: null,
        nextTS: null,
      });
      const single = await load('Nft details', Promise.reject(new HttpError(status, 'no', '')), emptySingle);
      expect(single).toMatchObject({ data: null, status: { code: 404 } });
    }
    expect(alerts).toEqual([]);
  });

  test('500 gives the server alert alone, critical [K1] [K2] [K3]', async () => {
    const error = new HttpError(500, 'x', '');
    expect(await failing(error)).toBe(error);
    expect(alerts).toEqual([
      {
        title: 'An internal server error occurred!',
        description: 'Please try again later...',
        status: 'error',
        critical: true,
        timer: 3000,
      },
    ]);
  });

  for (const [what, ids] of [
    ['offer list', '[K12] [K18]'],
    ['drops', '[K13] [K19]'],
    ['Nft details', '[K14] [K20]'],
    ['collections', '[K15] [K21]'],
    ['NFT owners', '[K16] [K22]'],
    ['transfer history', '[K17] [K23]'],
  ]) {
    test(`any other failure names '${what}' ${ids}`, async () => {
      await failing(new HttpError(400, 'x', ''), what);
      await failing(new UnreachableError('timeout', null), what);
      expect(alerts).toHaveLength(2);
      for (const alert of alerts) {
        expect(alert).toMatchObject({
          title: `Loading ${what}`,
          description: `An error occurred while loading ${what}`,
          status: 'error',
          critical: false,
        });
      }
    });
  }

  test('offline, 401 and a caller who left raise nothing', async () => {
    await failing(new OfflineError());
    await failing(new HttpError(401, 'x', ''));
    await failing(new DOMException('left', 'AbortError'));
    expect(alerts).toEqual([]);
  });
});

describe('alerts', () => {
  test('success and info have the two default texts and 3000 ms [K24] [K25] [K26] [L26]', () => {
    raiseAlert({ status: 'success' });
    raiseAlert({ status: 'info' });
    expect(TOAST_TIME_MS).toBe(3000);
    for (const alert of alerts) {
      expect(alert).toMatchObject({ title: 'Done!', description: 'Successful response from the server.', timer: 3000 });
    }
  });
  test('their own texts and time win [C113]', () => {
    raiseAlert({ status: 'info', title: 'A', description: 'B', timer: 6000 });
    expect(alerts[0]).toMatchObject({ title: 'A', description: 'B', timer: 6000 });
  });
  test('who has left hears nothing', () => {
    const listener = vi.fn();
    onAlert(listener)();
    raiseAlert({ status: 'info' });
    expect(listener).not.toHaveBeenCalled();
  });
  test('what is raised before anybody listens waits for the first who does, the last five', () => {
    stop();
    for (let index = 1; index <= 7; index += 1) raiseAlert({ status: 'info', title: String(index) });
    const heard: string[] = [];
    onAlert((alert) => heard.push(alert.title))();
    expect(heard).toEqual(['3', '4', '5', '6', '7']);
    onAlert((alert) => heard.push(alert.title))();
    expect(heard).toHaveLength(5);
  });
  test('codes map by their hundreds [K74] [K75] [K76] [K77] [K78] [K79]', () => {
    const map = (codes: number[]) => codes.map(alertStatusOf);
    expect(map([0, 99, 100, 199, 300, 600, 999])).toEqual(Array(7).fill('info'));
    expect(map([200, 299])).toEqual(['success', 'success']);
    expect(map([400, 499, 500, 599])).toEqual(Array(4).fill('error'));
  });
});
