import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { StepResult } from './run-step.ts';

/** What a runner did. `failures` is for reading: one text for each test or file that failed. */
export type Report = { passed: number; failed: number; skipped: number; failures: string[] };

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

const messages = v.array(v.object({ message: v.optional(v.string()) }));
const specSchema = v.object({
  file: v.string(),
  line: v.number(),
  title: v.string(),
  ok: v.boolean(),
  tests: v.array(
    v.object({
      results: v.array(
        v.object({
          errors: messages,
          attachments: v.optional(v.array(v.object({ name: v.string(), path: v.optional(v.string()) }))),
        }),
      ),
    }),
  ),
});
type Suite = { suites?: Suite[] | undefined; specs?: v.InferOutput<typeof specSchema>[] | undefined };
const suiteSchema: v.GenericSchema<Suite> = v.object({
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
  specs: v.optional(v.array(specSchema)),
});
const playwrightSchema = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  suites: v.array(suiteSchema),
  errors: messages,
});

/** Reads a vitest or playwright JSON report, beside how the runner ended. One that ran nothing has failed. */
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
    const report: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const vitest = v.safeParse(vitestSchema, report);
    return vitest.success ? fromVitest(vitest.output) : fromPlaywright(v.parse(playwrightSchema, report));
  } catch (error) {
    return { passed: 0, failed: 1, skipped: 0, failures: [`${path} could not be read: ${String(error)}`] };
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
  };
}

function fromPlaywright({ stats, suites, errors }: v.InferOutput<typeof playwrightSchema>): Report {
  const specs = (suite: Suite): v.InferOutput<typeof specSchema>[] => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(specs),
  ];
  const failures = suites.flatMap(specs).flatMap((spec) => {
    const results = spec.tests.flatMap((test) => test.results);
    const found = text(results.flatMap((result) => result.errors));
    const seen = results.flatMap((result) => result.attachments ?? []).map(pageOf);
    return spec.ok ? [] : [`${spec.file}:${spec.line} › ${spec.title}\n${found}${seen.join('')}`];
  });
  if (errors.length > 0) failures.push(text(errors));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures,
  };
}

/** What stood on the page, as the browser's runner wrote it down. */
function pageOf({ name, path }: { name: string; path?: string | undefined }): string {
  if (name !== 'error-context' || path === undefined) return '';
  const [, page] = /```yaml\n(.*?)```/s.exec(readFileSync(path, 'utf8')) ?? [];
  // Its end: dialogs and toasts stand there.
  return page === undefined ? '' : `\nOn the page:\n${page.slice(-PAGE_LENGTH)}`;
}
const PAGE_LENGTH = 5000;

const text = (errors: v.InferOutput<typeof messages>) => errors.map((error) => error.message ?? '').join('\n');
