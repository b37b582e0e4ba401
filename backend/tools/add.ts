import * as v from 'valibot';
import { addressSchema, hash32Schema } from '../../src/contract/primitives.ts';
import { readConfig, StartError } from '../config.ts';
import { addCollection } from './add-collection.ts';
import { addNetwork } from './add-network.ts';
import { say, type Command, type Words } from './command.ts';
import type { Contracts } from './known-networks.ts';
import { terminalTalk } from './talk.ts';

const WRITTEN = {
  network: 'Written. The server reads it when it starts again; `doctor` says whether all is well.',
  collection: 'Written. A server that runs reads it within five seconds; `doctor` says whether all is well.',
};

type Options = Words['options'];

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

/** `add network NAME` and `add collection ADDRESS`. */
export const add: Command = async ({ words, options }) => {
  const [what, word, ...more] = words;
  if ((what !== 'network' && what !== 'collection') || more.length > 0) return null;
  const file = process.env['NETWORKS_CONFIG'];
  // The file is read by the command, which may be the one that makes it.
  const config = readConfig({ ...process.env, NETWORKS_CONFIG: undefined });
  const talk = terminalTalk(options.yes);
  const isWritten =
    what === 'network'
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
  if (isWritten) say(WRITTEN[what]);
  return isWritten ? 0 : 1;
};
