import { beforeEach, describe, expect, test, vi } from 'vitest';
import { OfflineError } from '../domain/errors.ts';
import { onAlert, raiseAlert, TOAST_TIME_MS, type Alert } from './alerts.ts';
import { alertStatusOf, raiseAnswer } from './answer-alerts.ts';
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
      expect(single).toEqual({
        data: null,
        pagination: { page: 0, size: 0, total: 0 },
        status: { code: 404, message: 'Not Found', msgId: 'not_found' },
      });
    }
    expect(alerts).toEqual([]);
  });

  test('a 500 is passed on, never taken for an empty answer; its alert is the HTTP layer’s', async () => {
    const error = new HttpError(500, 'x', '');
    expect(await failing(error)).toBe(error);
    expect(alerts).toEqual([]);
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

  test('offline, 401 and an aborted call raise no alert', async () => {
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
  test('an alert’s own texts and time replace the defaults [C113]', () => {
    raiseAlert({ status: 'info', title: 'A', description: 'B', timer: 6000 });
    expect(alerts[0]).toMatchObject({ title: 'A', description: 'B', timer: 6000 });
  });
  test('a listener that was removed hears nothing', () => {
    const listener = vi.fn();
    onAlert(listener)();
    raiseAlert({ status: 'info' });
    expect(listener).not.toHaveBeenCalled();
  });
  test('alerts raised before anybody listens go to the first listener, the last five of them', () => {
    stop();
    for (let index = 1; index <= 7; index += 1) raiseAlert({ status: 'info', title: String(index) });
    const heard: string[] = [];
    onAlert((alert) => heard.push(alert.title))();
    expect(heard).toEqual(['3', '4', '5', '6', '7']);
    onAlert((alert) => heard.push(alert.title))();
    expect(heard).toHaveLength(5);
  });
  test('a status code maps to a kind of alert by its hundreds [K74] [K75] [K76] [K77] [K78] [K79]', () => {
    const map = (codes: number[]) => codes.map(alertStatusOf);
    expect(map([0, 99, 100, 199, 300, 600, 999])).toEqual(Array(7).fill('info'));
    expect(map([200, 299])).toEqual(['success', 'success']);
    expect(map([400, 499, 500, 599])).toEqual(Array(4).fill('error'));
  });
  test('an alert about an answer takes its kind from the code and its words from the defaults', () => {
    for (const code of [200, 0, 404]) raiseAnswer(code, { description: 'B' });
    expect(alerts).toMatchObject([
      { status: 'success', title: 'Done!', description: 'B' },
      { status: 'info', title: 'Done!' },
      { status: 'error' },
    ]);
  });
});
