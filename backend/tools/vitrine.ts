import * as v from 'valibot';
import { addressSchema } from '../../src/contract/primitives.ts';
import { StartError } from '../config.ts';
import { describeFailure } from '../launch/failure.ts';
import { add } from './add.ts';
import { backUp } from './backup.ts';
import { counted, note, ofOneWord, readWords, say, serverConfig, type Command } from './command.ts';
import { examine } from './doctor.ts';
import { exportMarket } from './export.ts';
import { importMarket, summaryOf } from './import.ts';
import { withFile } from './named-file.ts';
import { reindex } from './reindex.ts';
import { restore } from './restore.ts';
import { rotateKey } from './rotate-key.ts';
import { closedNodes, linesOf, staticOptions, writeStatic } from './static.ts';

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
  export FILE                   catalogue and live orders into one signed file, for anybody; the server may run
  import FILE                   hands the orders of such a file to the server that runs, which judges each
                                (--signer ADDRESS: only of a file that this one signed)
  static --from FILE --rpc CHAIN=URL --out FOLDER
                                such a file and the app as a folder for any web server, which needs none of ours
                                (--rpc several times; --pictures ORIGIN copies those of a market that runs;
                                --language es or ar; --signer ADDRESS as above)
  reindex NETWORK [--from N]    reads its blocks again and puts right what is stored of them; the server may run
  rotate-key KEY                a new key: access-token or zone-signer

FILE - is the command's own output or input.`;

const COMMANDS: Readonly<Record<string, Command>> = {
  add,
  doctor: ofOneWord(async () => {
    let count = 0;
    for await (const { about, isWrong, sentence } of examine(serverConfig())) {
      if (isWrong) count += 1;
      say(`${isWrong ? 'WRONG' : 'ok   '} ${about}: ${sentence}`);
    }
    say(count === 0 ? 'Nothing is wrong.' : `Wrong: ${count}.`);
    return count === 0 ? 0 : 1;
  }),
  backup: ofOneWord(async (word) => {
    const { rows, files } = await withFile(word, 'out', (file) =>
      backUp(serverConfig(), file, word === '-' ? word : file),
    );
    note(`Backed up: ${counted(rows)} rows and ${counted(files)} files. Whoever reads it has this server's keys.`);
    return 0;
  }),
  restore: ofOneWord(async (word, { overwrite }) => {
    const { rows, files } = await withFile(word, 'in', (file) => restore(serverConfig(), file, overwrite));
    note(`Restored: ${counted(rows)} rows and ${counted(files)} files.`);
    return 0;
  }),
  export: ofOneWord(async (word) => {
    const { counts, signer } = await withFile(word, 'out', (file) => exportMarket(serverConfig(), file));
    note(
      `Exported: ${counted(counts.order)} orders in ${counted(counts.collection)} collections. Signed by ${signer}: give that address to whoever gets the file.`,
    );
    return 0;
  }),
  import: ofOneWord(async (word, { signer }) => {
    if (signer !== undefined && !v.is(addressSchema, signer)) throw new StartError('--signer is an address.');
    for (const line of summaryOf(await withFile(word, 'in', (file) => importMarket(serverConfig(), file, signer))))
      say(line);
    return 0;
  }),
  async static({ words, options }) {
    if (words.length > 0) return null;
    const asked = staticOptions(options);
    // Before the pictures are copied, which takes minutes; it may be mended while they are.
    for (const line of await closedNodes(asked.rpcs)) note(line);
    if (asked.pictures !== undefined) note(`Copying the pictures from ${asked.pictures} …`);
    for (const line of linesOf(await writeStatic(asked))) say(line);
    return 0;
  },
  reindex,
  'rotate-key': ofOneWord((word) => {
    say(rotateKey(serverConfig(), word));
    return 0;
  }),
};

try {
  process.umask(0o077);
  const words = readWords();
  const command = words && Object.hasOwn(COMMANDS, words.name) && COMMANDS[words.name];
  const code = command ? await command(words) : null;
  if (code === null) throw new StartError(USAGE);
  process.exitCode = code;
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
}
