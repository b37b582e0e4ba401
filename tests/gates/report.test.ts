import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { conclusion, nothing, readReport, sum } from './report.ts';

/** The report of a runner that ended with `code`, after it wrote `body` where we look for it. */
function report(body: unknown, code: number) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(body));
  return readReport(path, { code, output: 'the last words', seconds: 1 });
}

const vitest = (o: { passed: number; failed: number; pending: number; files: unknown[] }) => ({
  numPassedTests: o.passed,
  numFailedTests: o.failed,
  numPendingTests: o.pending,
  numTodoTests: 0,
  testResults: o.files,
});
test('a failed test is counted and told with its file, name and message', () => {
  const files = [
    {
      name: 'a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'adds', status: 'passed' },
        { fullName: 'subtracts', status: 'failed', failureMessages: ['expected 1'] },
      ],
    },
  ];
  expect(report(vitest({ passed: 1, failed: 1, pending: 0, files }), 1)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: ['a.test.ts › subtracts\nexpected 1'],
    flaky: [],
  });
});

test('a file whose set-up failed counts as one failure beside its skipped tests', () => {
  const assertionResults = [{ fullName: 'adds', status: 'skipped', failureMessages: [] }];
  const files = [{ name: 'a.test.ts', status: 'failed', message: 'no chain', assertionResults }];
  expect(report(vitest({ passed: 5, failed: 0, pending: 1, files }), 1)).toEqual({
    passed: 5,
    failed: 1,
    skipped: 1,
    failures: ['a.test.ts\nno chain'],
    flaky: [],
  });
});

test('a runner that failed outside every test, or ran nothing, has failed; its last words are told', () => {
  for (const [passed, code] of [
    [5, 1],
    [0, 0],
  ] as const) {
    const found = report(vitest({ passed, failed: 0, pending: 0, files: [] }), code);
    expect(found).toMatchObject({ passed, failed: 1 });
    expect(found.failures.join()).toContain('the last words');
  }
});

test('no report, or one in another shape, is a failure', () => {
  expect(readReport('/nowhere.json', { code: 0, output: '', seconds: 0 })).toMatchObject({ passed: 0, failed: 1 });
  expect(report({ tests: 5 }, 0)).toMatchObject({ passed: 0, failed: 1 });
});

test('parts are summed; the end tells flaky tests, then failures, then the one plain line', () => {
  const part = { passed: 2, failed: 1, skipped: 1, failures: ['a › b\nwhy'], flaky: ['c › d\nonce'] };
  const total = sum([part, { ...nothing, passed: 5 }]);
  expect(total).toEqual({ ...part, passed: 7 });
  expect(conclusion(total)).toBe('\nFLAKY c › d\nonce\n\nFAILED a › b\nwhy\n\n7 passed, 1 failed, 1 skipped\n');
  expect(conclusion(nothing)).toBe('\n0 passed, 0 failed, 0 skipped\n');
});
