import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { StepResult } from './run-step.ts';

/** What a runner did. `failures` and `flaky` are for reading: one text for each test or file. */
export type Report = { passed: number; failed: number; skipped: number; failures: string[]; flaky: string[] };

export const nothing: Report = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };

export const sum = (reports: readonly Report[]): Report =>
  reports.reduce(
    (total, part) => ({
      passed: total.passed + part.passed,
      failed: total.failed + part.failed,
      skipped: total.skipped + part.skipped,
      failures: [...total.failures, ...part.failures],
      flaky: [...total.flaky, ...part.flaky],
    }),
    nothing,
  );

/** What `npm test` ends with: flaky tests and failures, where who reads only the end finds them, then one line. */
export const conclusion = ({ passed, failed, skipped, failures, flaky }: Report): string =>
  [
    ...flaky.map((text) => `\nFLAKY ${text}\n`),
    ...failures.map((text) => `\nFAILED ${text}\n`),
    `\n${passed} passed, ${failed} failed, ${skipped} skipped\n`,
  ].join('');

const vitestSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.string(),
      assertionResults: v.array(
        v.object({ fullName: v.string(), status: v.string(), failureMessages: v.optional(v.array(v.string()), []) }),
      ),
    }),
  ),
});

/** Reads vitest's JSON report, beside how it ended. One that ran nothing has failed. */
export function readReport(path: string, step: StepResult): Report {
  const report = parse(path);
  if (report.failed === 0 && (step.code !== 0 || report.passed === 0)) {
    // A crash, a file that could not be loaded, an error outside every test.
    const failure = `${path}: the runner ended with ${step.code}\n${lastLines(step.output)}`;
    return { ...report, failed: 1, failures: [...report.failures, failure] };
  }
  return report;
}

/** Where a command says why it failed. */
export const lastLines = (output: string) => output.trimEnd().split('\n').slice(-30).join('\n');

function parse(path: string): Report {
  try {
    return fromVitest(v.parse(vitestSchema, JSON.parse(readFileSync(path, 'utf8'))));
  } catch (error) {
    return { ...nothing, failed: 1, failures: [`${path} could not be read: ${String(error)}`] };
  }
}

function fromVitest(report: v.InferOutput<typeof vitestSchema>): Report {
  const failures: string[] = [];
  // A file whose set-up failed has no failed test of its own.
  let files = 0;
  for (const file of report.testResults) {
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    for (const test of failed) failures.push(`${file.name} › ${test.fullName}\n${test.failureMessages.join('\n')}`);
    if (failed.length === 0 && file.status === 'failed') {
      files += 1;
      failures.push(`${file.name}\n${file.message}`);
    }
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + files,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
    flaky: [],
  };
}
