import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { lastLines, type Report } from './report.ts';
import type { StepResult } from './run-step.ts';

/** One browser test. `seen`: its errors, and what stood on its pages at the end. */
export type BrowserTest = { id: string; name: string; outcome: 'passed' | 'failed' | 'skipped'; seen: string };

/** What Playwright did. `outside` holds what failed without being a test: set-up, a worker, the runner itself. */
export type BrowserRun = { tests: BrowserTest[]; outside: string[] };

const messages = v.array(v.object({ message: v.optional(v.string()) }));
const attachmentSchema = v.object({
  name: v.string(),
  path: v.optional(v.string()),
  body: v.optional(v.string()),
});
const specSchema = v.object({
  id: v.string(),
  file: v.string(),
  line: v.number(),
  title: v.string(),
  tests: v.array(
    v.object({
      status: v.picklist(['expected', 'unexpected', 'flaky', 'skipped']),
      results: v.array(
        v.object({ status: v.string(), errors: messages, attachments: v.optional(v.array(attachmentSchema), []) }),
      ),
    }),
  ),
});
type Spec = v.InferOutput<typeof specSchema>;
type Suite = { suites?: Suite[] | undefined; specs?: Spec[] | undefined };
const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
  specs: v.optional(v.array(specSchema)),
});
const reportSchema = v.object({ suites: v.array(suiteSchema), errors: messages });

/** Attached at the end of a test by the harness; Playwright itself writes `error-context` for a failed one. */
export const PAGE_ATTACHMENT = 'page at the end';
/** Dialogs and toasts stand at the end of a page. */
const PAGE_LENGTH = 5000;

/** Reads Playwright's JSON report, beside how it ended. A run without a passed test has failed. */
export function readBrowserRun(path: string, step: StepResult): BrowserRun {
  let run: BrowserRun;
  try {
    const { suites, errors } = v.parse(reportSchema, JSON.parse(readFileSync(path, 'utf8')));
    run = { tests: suites.flatMap(specsOf).map(readTest), outside: errors.length > 0 ? [textOf(errors)] : [] };
  } catch (error) {
    run = { tests: [], outside: [`${path} could not be read: ${String(error)}`] };
  }
  const failed = run.outside.length > 0 || run.tests.some((test) => test.outcome === 'failed');
  const passed = run.tests.some((test) => test.outcome === 'passed');
  if (failed || (passed && step.code === 0)) return run;
  return { ...run, outside: [`${path}: the runner ended with ${step.code}\n${lastLines(step.output)}`] };
}

const specsOf = (suite: Suite): Spec[] => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

function readTest({ id, file, line, title, tests }: Spec): BrowserTest {
  const results = tests.flatMap((test) => test.results);
  const attachments = results.flatMap((result) => result.attachments);
  const failed = attachments.flatMap(({ name, path }) =>
    name === 'error-context' && path !== undefined
      ? [/```yaml\n(.*?)```/s.exec(readFileSync(path, 'utf8'))?.[1] ?? '']
      : [],
  );
  const attached = attachments.flatMap(({ name, body }) =>
    name === PAGE_ATTACHMENT && body !== undefined ? [Buffer.from(body, 'base64').toString()] : [],
  );
  const pages = (failed.length > 0 ? failed : attached).filter((page) => page !== '');
  const outcome = outcomeOf(tests);
  const errors = textOf(results.flatMap((result) => result.errors));
  return {
    id,
    name: `${file}:${line} › ${title}`,
    outcome,
    seen: [
      outcome === 'failed' && results.length === 0 ? 'It was not run.' : errors,
      ...pages.map((page) => `On the page:\n${page.slice(-PAGE_LENGTH)}`),
    ]
      .filter((part) => part !== '')
      .join('\n'),
  };
}

/**
 * Playwright's own retries are off: a test that passes at its second try within a run has failed. One
 * that a broken-off run left out counts as skipped there, and has failed as well.
 */
function outcomeOf(tests: Spec['tests']): BrowserTest['outcome'] {
  if (tests.every((test) => test.status === 'expected')) return 'passed';
  const results = tests.flatMap((test) => test.results);
  const isSkipped = results.length > 0 && results.every((result) => result.status === 'skipped');
  return isSkipped ? 'skipped' : 'failed';
}

const textOf = (errors: v.InferOutput<typeof messages>) => errors.map((error) => error.message ?? '').join('\n');

export const failedIn = (run: BrowserRun): BrowserTest[] => run.tests.filter((test) => test.outcome === 'failed');

/**
 * Sums a run up. `second` is the run of what had failed, by itself: a test that passed there counts as
 * passed and is told as flaky; one that failed there, or was not run, has failed.
 */
export function reportOf(first: BrowserRun, second: BrowserRun | null): Report {
  const count = (outcome: BrowserTest['outcome']) => first.tests.filter((test) => test.outcome === outcome).length;
  const failures: string[] = [...first.outside, ...(second?.outside ?? [])];
  const flaky: string[] = [];
  for (const test of failedIn(first)) {
    const again = second?.tests.find(({ id }) => id === test.id);
    if (again?.outcome === 'passed') {
      flaky.push(`${test.name}\n— failed:\n${test.seen}\n— passed when run again by itself:\n${again.seen}`);
    } else {
      const later = second === null ? '' : `\n— again, by itself:\n${again?.seen ?? 'It was not run.'}`;
      failures.push(`${test.name}\n${test.seen}${later}`);
    }
  }
  return {
    passed: count('passed') + flaky.length,
    failed: failures.length,
    skipped: count('skipped'),
    failures,
    flaky,
  };
}
