import { readFileSync } from 'node:fs';
import { testFiles } from './files.ts';

/*
 * `npm run requirements`: which rows of docs/requirements.md have a test that names them
 * (`… [E41]`), and which have none. `--missing` lists the bare rows.
 */

const rows = [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| ([A-M]\d+) \| (.+?) \|/gm)].map(
  ([, id = '', text = '']) => ({ id, text }),
);

const proofs = new Map<string, string[]>();
for (const file of testFiles()) {
  for (const [, id = ''] of readFileSync(file, 'utf8').matchAll(/\[([A-M]\d+)\]/g)) {
    proofs.set(id, [...new Set([...(proofs.get(id) ?? []), file])]);
  }
}

const proved = rows.filter((row) => proofs.has(row.id));
const bare = rows.filter((row) => !proofs.has(row.id));
const unknown = [...proofs.keys()].filter((id) => !rows.some((row) => row.id === id));

for (const row of proved) console.log(`${row.id.padEnd(5)} ${proofs.get(row.id)?.join(', ')}`);
console.log('');
for (const row of bare) console.log(`${row.id.padEnd(5)} no test   ${row.text}`);
console.log(`\n${proved.length} of ${rows.length} rows have a test, ${bare.length} have none.`);
if (unknown.length > 0) console.log(`Tests name rows that do not exist: ${unknown.join(', ')}`);
process.exitCode = rows.length === 0 || unknown.length > 0 ? 1 : 0;
