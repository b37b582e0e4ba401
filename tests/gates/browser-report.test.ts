import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PAGE_ATTACHMENT, readBrowserRun, reportOf, type BrowserRun } from './browser-report.ts';

/** A file that is gone after the test. */
function file(name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** What is read of a run that ended with `code` and wrote these suites. */
const read = (suites: unknown[], code: number, errors: unknown[] = []): BrowserRun =>
  readBrowserRun(file('report.json', JSON.stringify({ suites, errors, stats: {} })), {
    code,
    output: 'the last words',
    seconds: 1,
  });

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';
function spec(title: string, status: Status, attachments: unknown[] = []) {
  const errors = status === 'expected' || status === 'skipped' ? [] : [{ message: `${title}: not there` }];
  return {
    id: `id-${title}`,
    file: 'buy.spec.ts',
    line: 7,
    title,
    tests: [{ status, results: [{ status: status === 'skipped' ? 'skipped' : 'failed', errors, attachments }] }],
  };
}
const inSuites = (...specs: unknown[]) => [{ suites: [{ specs }] }];

const page = (text: string) => ({
  name: 'error-context',
  path: file(
    'error-context.md',
    `# Error\n\`\`\`\nx\n\`\`\`\n\`\`\`yaml\n${text}\n\`\`\`\n# Source\n\`\`\`ts\n\`\`\`\n`,
  ),
});
const atTheEnd = (text: string) => ({ name: PAGE_ATTACHMENT, body: Buffer.from(text).toString('base64') });

test('a browser test is told with its place; one that passed at a try within the run has failed', () => {
  const run = read(inSuites(spec('buys', 'expected'), spec('sells', 'unexpected'), spec('waits', 'flaky')), 1);
  expect(reportOf(run, null)).toEqual({
    passed: 1,
    failed: 2,
    skipped: 0,
    failures: ['buy.spec.ts:7 › sells\nsells: not there', 'buy.spec.ts:7 › waits\nwaits: not there'],
    flaky: [],
  });
});

test('what stood on the page of a failed test is told', () => {
  const run = read(inSuites(spec('buys', 'unexpected', [page('- dialog "Oops"')])), 1);
  expect(reportOf(run, null).failures).toEqual([
    'buy.spec.ts:7 › buys\nbuys: not there\nOn the page:\n- dialog "Oops"\n',
  ]);
});

test('a skipped test is neither passed nor failed', () => {
  const run = read(inSuites(spec('buys', 'expected'), spec('sells', 'skipped')), 0);
  expect(reportOf(run, null)).toMatchObject({ passed: 1, failed: 0, skipped: 1 });
});

test('a test that a broken-off run left out, or broke off, has failed', () => {
  const leftOut = { ...spec('sells', 'skipped'), tests: [{ status: 'skipped', results: [] }] };
  const brokenOff = {
    ...spec('waits', 'skipped'),
    tests: [{ status: 'skipped', results: [{ status: 'interrupted', errors: [] }] }],
  };
  const run = read(inSuites(spec('buys', 'expected'), leftOut, brokenOff), 1);
  expect(reportOf(run, null)).toMatchObject({ passed: 1, failed: 2, skipped: 0 });
});

test('an error outside every test is a failure beside the tests that passed', () => {
  const report = reportOf(read(inSuites(spec('buys', 'expected')), 1, [{ message: 'no browser' }]), null);
  expect(report).toMatchObject({ passed: 1, failed: 1 });
  expect(report.failures.join()).toContain('no browser');
});

test('a runner that failed without a failed test, or ran nothing, has failed; its last words are told', () => {
  for (const run of [
    read(inSuites(spec('buys', 'expected')), 1),
    read([], 0),
    read(inSuites(spec('a', 'skipped')), 0),
  ]) {
    const report = reportOf(run, null);
    expect(report.failed).toBe(1);
    expect(report.failures.join()).toContain('the last words');
  }
  const unread = readBrowserRun('/nowhere.json', { code: 0, output: '', seconds: 0 });
  expect(reportOf(unread, null)).toMatchObject({ passed: 0, failed: 1 });
});

const first = () => read(inSuites(spec('buys', 'expected'), spec('sells', 'unexpected', [page('- dialog "Oops"')])), 1);

test('a test that passes when it is run again by itself has passed, and is flaky: both pages are told', () => {
  const second = read(inSuites(spec('sells', 'expected', [atTheEnd('- dialog "Sold"')])), 0);
  const report = reportOf(first(), second);
  expect(report).toMatchObject({ passed: 2, failed: 0, skipped: 0, failures: [] });
  expect(report.flaky).toHaveLength(1);
  expect(report.flaky[0]).toMatch(
    /^buy\.spec\.ts:7 › sells\n[^]*failed[^]*sells: not there[^]*- dialog "Oops"[^]*passed[^]*- dialog "Sold"/,
  );
});

test('a test that fails again has failed once, and both pages are told', () => {
  const second = read(inSuites(spec('sells', 'unexpected', [page('- dialog "Again"')])), 1);
  const report = reportOf(first(), second);
  expect(report).toMatchObject({ passed: 1, failed: 1, flaky: [] });
  expect(report.failures).toHaveLength(1);
  expect(report.failures[0]).toMatch(/- dialog "Oops"[^]*- dialog "Again"/);
});

test('what was to run again and did not has failed, and so has a second run that ran nothing', () => {
  const other = reportOf(first(), read(inSuites(spec('looks', 'expected')), 0));
  expect(other).toMatchObject({ passed: 1, failed: 1, flaky: [] });
  expect(other.failures.join()).toContain('It was not run.');
  const none = reportOf(first(), read([], 0));
  expect(none).toMatchObject({ passed: 1, failed: 2, flaky: [] });
  expect(none.failures.join()).toContain('the last words');
});

test('a runner that breaks after the second tries passed has failed', () => {
  const report = reportOf(first(), read(inSuites(spec('sells', 'expected')), 0, [{ message: 'it did not end' }]));
  expect(report).toMatchObject({ passed: 2, failed: 1 });
});
