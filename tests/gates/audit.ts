import { execFile } from 'node:child_process';
import * as v from 'valibot';

/* `npm run audit`: known holes in what the lock file names. Not a part of the gates: an answer changes by itself. */

const answerSchema = v.object({
  metadata: v.object({ vulnerabilities: v.record(v.string(), v.number()) }),
  vulnerabilities: v.record(v.string(), v.object({ severity: v.string(), range: v.string(), isDirect: v.boolean() })),
});

const say = (text: string) => process.stdout.write(`${text}\n`);

/** What npm prints; it ends with 1 when there is something, and when it could not ask. */
const printed = await new Promise<string>((resolve) => {
  execFile('npm', ['audit', '--json'], { maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' }, (_, out) =>
    resolve(out),
  );
});
const json: unknown = printed.trim() === '' ? null : JSON.parse(printed);
const answer = v.safeParse(answerSchema, json);
if (answer.success) {
  const { vulnerabilities, metadata } = answer.output;
  for (const [name, { severity, range, isDirect }] of Object.entries(vulnerabilities)) {
    say(`${severity.padEnd(9)} ${name} ${range}${isDirect ? ' (ours)' : ''}`);
  }
  const total = metadata.vulnerabilities['total'] ?? 0;
  say(total === 0 ? 'No known hole in any package.' : `${total} packages with known holes; "npm audit" says more.`);
  process.exitCode = total === 0 ? 0 : 1;
} else {
  const why = v.safeParse(v.object({ message: v.string() }), json);
  say(`NOT AUDITED: the registry gives no answer about known holes${why.success ? ` (${why.output.message})` : ''}.`);
  say('Run this where the registry answers audits; nothing was checked.');
}
