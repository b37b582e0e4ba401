import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readConfig, StartError, type Config } from '../config.ts';

const text = { type: 'string' } as const;

/** The options are of all commands: each reads its own. */
const parse = () =>
  parseArgs({
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
      signer: text,
      from: text,
      out: text,
      pictures: text,
      language: text,
    },
  });

/** What stands behind the command's name. */
export type Words = { words: readonly string[]; options: ReturnType<typeof parse>['values'] };
/** What a command does with it; answers the exit code, or null where these are none of its words. */
export type Command = (words: Words) => Promise<number | null>;

/** Null for an option that there is not. */
export function readWords(): (Words & { name: string }) | null {
  try {
    const { positionals, values } = parse();
    const [name = '', ...words] = positionals;
    return { name, words, options: values };
  } catch {
    return null;
  }
}

/** The server's configuration. */
export function serverConfig(): Config {
  const config = readConfig(process.env);
  config.stateDir = resolve(fileURLToPath(new URL('../..', import.meta.url)), config.stateDir);
  return config;
}

/** A command of one word at most. */
export const ofOneWord =
  (command: (word: string | undefined, options: Words['options']) => number | Promise<number>): Command =>
  async ({ words, options }) =>
    words.length > 1 ? null : command(words[0], options);

export const say = (line: string) => void process.stdout.write(`${line}\n`);
/** Where the output may be a file. */
export const note = (line: string) => void process.stderr.write(`${line}\n`);

/** A count for people: `12,345`. */
export const counted = (count: number) => count.toLocaleString('en');

/** @throws StartError where nothing was named */
export function requireWord(word: string | undefined, what: string): string {
  if (word === undefined) throw new StartError(`Say which ${what}.`);
  return word;
}
