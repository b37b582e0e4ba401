import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readConfig, StartError, type Config } from '../config.ts';
import { describeFailure } from '../launch/failure.ts';
import { backUp } from './backup.ts';
import { examine } from './doctor.ts';
import { restore } from './restore.ts';
import { rotateKey } from './rotate-key.ts';

/*
 * `npm run vitrine -- COMMAND`, with the server's environment.
 */

const USAGE = `npm run vitrine -- COMMAND, with the environment of the server:

  doctor                        what is wrong with networks, store, disk, clock, keys, mail and push
  backup FILE                   store, keys and chains into one file; the server may run
  restore FILE [--overwrite]    puts such a file back, once the server has ended
                                (FILE - is the command's own output or input)
  rotate-key KEY                a new key: access-token or zone-signer`;

const say = (line: string) => void process.stdout.write(`${line}\n`);
/** Where the output may be a back-up. */
const note = (line: string) => void process.stderr.write(`${line}\n`);
const number = (count: number) => count.toLocaleString('en');

/** Does `work` with the file that was named; for `-` with one that is passed on to our output, or filled from our input. */
async function withFile<T>(
  given: string | undefined,
  flow: 'in' | 'out',
  work: (file: string) => Promise<T>,
): Promise<T> {
  if (given === undefined) throw new StartError('Say which file.');
  // npm changes the folder; who types a path means their own.
  if (given !== '-') return work(resolve(process.env['INIT_CWD'] ?? process.cwd(), given));
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
  const file = join(folder, 'backup');
  try {
    if (flow === 'in') await pipeline(process.stdin, createWriteStream(file));
    const result = await work(file);
    if (flow === 'out') await pipeline(createReadStream(file), process.stdout, { end: false });
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function doctor(config: Config): Promise<number> {
  let count = 0;
  for await (const { about, isWrong, sentence } of examine(config)) {
    if (isWrong) count += 1;
    say(`${isWrong ? 'WRONG' : 'ok   '} ${about}: ${sentence}`);
  }
  say(count === 0 ? 'Nothing is wrong.' : `Wrong: ${count}.`);
  return count === 0 ? 0 : 1;
}

/** What each command does with its argument; answers the exit code. */
const COMMANDS: Readonly<
  Record<string, (o: { config: Config; argument: string | undefined; overwrite: boolean }) => Promise<number>>
> = {
  doctor: ({ config }) => doctor(config),
  async backup({ config, argument }) {
    const { rows, files } = await withFile(argument, 'out', (file) => backUp(config, file));
    note(`Backed up: ${number(rows)} rows and ${number(files)} files. Whoever reads it has this server's keys.`);
    return 0;
  },
  async restore({ config, argument, overwrite }) {
    const { rows, files } = await withFile(argument, 'in', (file) => restore(config, file, overwrite));
    note(`Restored: ${number(rows)} rows and ${number(files)} files.`);
    return 0;
  },
  'rotate-key': ({ config, argument }) => {
    say(rotateKey(config, argument));
    return Promise.resolve(0);
  },
};

function readWords(): { name: string; argument: string | undefined; overwrite: boolean } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { overwrite: { type: 'boolean', default: false } },
    });
    const [name = '', argument, ...more] = positionals;
    if (more.length === 0) return { name, argument, overwrite: values.overwrite };
  } catch {
    // An option that there is not.
  }
  throw new StartError(USAGE);
}

try {
  process.umask(0o077);
  const { name, argument, overwrite } = readWords();
  const command = COMMANDS[name];
  if (command === undefined) throw new StartError(USAGE);
  const config = readConfig(process.env);
  config.stateDir = resolve(fileURLToPath(new URL('../..', import.meta.url)), config.stateDir);
  process.exitCode = await command({ config, argument, overwrite });
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
}
