import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readReport } from './report.ts';

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
const playwright = (stats: object, suites: unknown[] = [], errors: unknown[] = []) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  suites,
  errors,
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

test('a browser test is told with its place; one that passed at the second try is a failure', () => {
  const spec = (title: string, ok: boolean) => ({
    file: 'buy.spec.ts',
    line: 7,
    title,
    ok,
    tests: [{ results: [{ errors: ok ? [] : [{ message: 'not there' }] }] }],
  });
  const suites = [{ suites: [{ specs: [spec('buys', true), spec('sells', false)] }] }];
  expect(report(playwright({ expected: 1, unexpected: 1, flaky: 1 }, suites), 1)).toEqual({
    passed: 1,
    failed: 2,
    skipped: 0,
    failures: ['buy.spec.ts:7 › sells\nnot there'],
  });
});

test('what stood on the page of a failed browser test is told', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'error-context.md');
  writeFileSync(
    path,
    '# Error details\n```\nnot there\n```\n```yaml\n- dialog "Oops"\n```\n# Test source\n```ts\n```\n',
  );
  const results = [{ errors: [{ message: 'not there' }], attachments: [{ name: 'error-context', path }] }];
  const spec = { file: 'buy.spec.ts', line: 7, title: 'buys', ok: false, tests: [{ results }] };
  expect(report(playwright({ unexpected: 1 }, [{ specs: [spec] }]), 1).failures).toEqual([
    'buy.spec.ts:7 › buys\nnot there\nOn the page:\n- dialog "Oops"\n',
  ]);
});

test('an error outside every browser test is told', () => {
  const found = report(playwright({ expected: 3 }, [], [{ message: 'no browser' }]), 1);
  expect(found).toMatchObject({ passed: 3, failed: 1 });
  expect(found.failures.join()).toContain('no browser');
});

test('no report, or one in another shape, is a failure', () => {
  expect(readReport('/nowhere.json', { code: 0, output: '', seconds: 0 })).toMatchObject({ passed: 0, failed: 1 });
  expect(report({ tests: 5 }, 0)).toMatchObject({ passed: 0, failed: 1 });
});
