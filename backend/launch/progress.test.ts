import { expect, test } from 'vitest';
import { createProgress } from './progress.ts';

function told(format: 'text' | 'json'): string[] {
  const written: string[] = [];
  const out = { isTTY: false, write: (text: string) => written.push(text) } as unknown as NodeJS.WriteStream;
  const progress = createProgress(out, Date.now(), format);
  progress.done('The store is open');
  progress.note('GET /x: Error\n    at here');
  progress.say('Vitrine is open: http://localhost:8080');
  return written.join('').split('\n').filter(Boolean);
}

test('as text, each step is a line with its time', () => {
  expect(told('text').map((line) => line.replace(/ *[0-9.]+s/, ''))).toEqual([
    '  ✓ The store is open',
    '  · GET /x: Error',
    '    at here',
    '  Vitrine is open: http://localhost:8080',
  ]);
});

test('as JSON, every line is a record, whatever it says', () => {
  const records = told('json').map((line) => JSON.parse(line) as { log: string; time: string; message: string });
  expect(records.map(({ message }) => message)).toEqual([
    'The store is open',
    'GET /x: Error\n    at here',
    'Vitrine is open: http://localhost:8080',
  ]);
  expect(records.every(({ log, time }) => log === 'server' && !Number.isNaN(Date.parse(time)))).toBe(true);
});
