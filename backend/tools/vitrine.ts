import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { addressSchema, hash32Schema } from '../../src/contract/primitives.ts';
import { readConfig, StartError, type Config } from '../config.ts';
import { describeFailure } from '../launch/failure.ts';
import { addCollection } from './add-collection.ts';
import { addNetwork } from './add-network.ts';
import { backUp } from './backup.ts';
import { examine } from './doctor.ts';
import type { Contracts } from './known-networks.ts';
import { restore } from './restore.ts';
import { rotateKey } from './rotate-key.ts';
import { terminalTalk } from './talk.ts';

/*
 * `npm run vitrine -- COMMAND`, with the server's environment.
 */

const USAGE = `npm run vitrine -- COMMAND, with the environment of the server:

  add network NAME --rpc URL    a well-known network into the file of NETWORKS_CONFIG
                                (--rpc several times; --public-rpc URL for browsers)
  add collection ADDRESS        a collection into the same file; a link at an explorer does as well
                                (--network SLUG, --slug WORD, --name NAME, --deployed-block N)
  doctor                        what is wrong with networks, store, disk, clock, keys, mail and push
  backup FILE                   store, keys and chains into one file; the server may run
  restore FILE [--overwrite]    puts such a file back, once the server has ended
                                (FILE - is the command's own output or input)
  rotate-key KEY                a new key: access-token or zone-signer`;

const say = (line: string) => void process.stdout.write(`${line}\n`);
/** Where the output may be a back-up. */
const note = (line: string) => void process.stderr.write(`${line}\n`);
/** The file is read by the command, which may be the one that makes it. */
const withoutFile = (env: NodeJS.ProcessEnv) => readConfig({ ...env, NETWORKS_CONFIG: undefined });
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

type Options = {
  overwrite: boolean;
  yes: boolean;
  rpc: string[];
  'public-rpc': string[];
  seaport?: string;
  conduit?: string;
  'conduit-key'?: string;
  network?: string;
  slug?: string;
  name?: string;
  'deployed-block'?: string;
};
type Words = { name: string; argument: string | undefined; options: Options };

const WRITTEN = 'Written. The server reads it when it starts again; `doctor` says whether all is well.';

async function add({ name, argument: word, options }: Words): Promise<number> {
  const config = withoutFile(process.env);
  const talk = terminalTalk(options.yes);
  const file = process.env['NETWORKS_CONFIG'];
  const isWritten =
    name === 'add network'
      ? await addNetwork(
          {
            word,
            file,
            rpcUrls: options.rpc.map(requireUrl),
            publicRpcUrls: options['public-rpc'].map(requireUrl),
            contracts: contractsOf(options),
          },
          talk,
        )
      : await addCollection({ ...options, word, file, deployedBlock: options['deployed-block'] }, config, talk);
  if (isWritten) say(WRITTEN);
  return isWritten ? 0 : 1;
}

function requireUrl(text: string): string {
  if (!/^https?:$/.test(URL.parse(text)?.protocol ?? '')) throw new StartError(`${text} is not the URL of a node.`);
  return text;
}

function contractsOf(options: Options): Partial<Contracts> {
  const parsed = v.safeParse(
    v.object({
      seaport: v.optional(addressSchema),
      conduit: v.optional(addressSchema),
      conduitKey: v.optional(hash32Schema),
    }),
    { seaport: options.seaport, conduit: options.conduit, conduitKey: options['conduit-key'] },
  );
  if (!parsed.success) throw new StartError('--seaport and --conduit are addresses, --conduit-key is 32 bytes.');
  return Object.fromEntries(Object.entries(parsed.output).filter(([, value]) => value !== undefined));
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

function readWords(): Words {
  try {
    const text = { type: 'string' } as const;
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        overwrite: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        rpc: { ...text, multiple: true, default: [] },
        'public-rpc': { ...text, multiple: true, default: [] },
        seaport: text,
        conduit: text,
        'conduit-key': text,
        network: text,
        slug: text,
        name: text,
        'deployed-block': text,
      },
    });
    const isAdd = positionals[0] === 'add';
    const name = positionals.slice(0, isAdd ? 2 : 1).join(' ');
    const [argument, ...more] = positionals.slice(isAdd ? 2 : 1);
    if (more.length === 0) return { name, argument, options: values };
  } catch {
    // An option that there is not.
  }
  throw new StartError(USAGE);
}

try {
  process.umask(0o077);
  const words = readWords();
  const { name, argument, options } = words;
  if (name === 'add network' || name === 'add collection') {
    process.exitCode = await add(words);
  } else {
    const command = COMMANDS[name];
    if (command === undefined) throw new StartError(USAGE);
    const config = readConfig(process.env);
    config.stateDir = resolve(fileURLToPath(new URL('../..', import.meta.url)), config.stateDir);
    process.exitCode = await command({ config, argument, overwrite: options.overwrite });
  }
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
}
