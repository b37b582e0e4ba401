import { Hono } from 'hono';
import { register } from 'prom-client';
import { beforeEach, expect, test } from 'vitest';
import { from } from '../../tests/support/server/app.ts';
import { measured } from './measured.ts';

beforeEach(() => register.resetMetrics());

const app = new Hono();
app.use(measured({ isBehindProxy: false }));
app.get('/data/collections', (c) => c.json({}));
app.all('*', (c) => c.text('gone', 404));

const counted = async () =>
  (await register.metrics()).split('\n').filter((line) => line.startsWith('vitrine_http_request_seconds_count'));

test('requests from outside are counted by what was asked and what was answered', async () => {
  await app.request('/data/collections', {}, from('192.0.2.1'));
  await app.request('/data/collections', {}, from('192.0.2.1'));
  await app.request('/nowhere', {}, from('192.0.2.1'));
  expect(await counted()).toEqual([
    'vitrine_http_request_seconds_count{part="data",status="200"} 2',
    'vitrine_http_request_seconds_count{part="page",status="404"} 1',
  ]);
});

test('what the server asks itself is not', async () => {
  await app.request('/data/collections');
  expect(await counted()).toEqual([]);
});
