import { createPublicClient, erc20Abi, http, type PublicClient } from 'viem';
import { StartError } from '../config.ts';
import type { Token } from '../../src/contract/token.ts';
import { hostOf, inShort } from './finding.ts';
import { KNOWN_NETWORKS, knownNetwork, type Contracts } from './known-networks.ts';
import { readNetworksFile, writeNetworksFile } from './networks-file.ts';
import type { Talk } from './talk.ts';

const WAIT_MS = 15_000;
const NATIVE = '0x0000000000000000000000000000000000000000';

export type AddNetwork = {
  /** Its name here or its chain's id. */
  word: string | undefined;
  file: string | undefined;
  /** What this server reads from, the first one first. */
  rpcUrls: readonly string[];
  /** What browsers are told; the same where none is given. */
  publicRpcUrls: readonly string[];
  /** Where Seaport is elsewhere than on most networks. */
  contracts: Partial<Contracts>;
};

function contractsOf(given: Partial<Contracts>, known: Contracts | null, name: string): Contracts {
  const { seaport = known?.seaport, conduit = known?.conduit, conduitKey = known?.conduitKey } = given;
  if (seaport === undefined || conduit === undefined || conduitKey === undefined)
    throw new StartError(
      `On ${name} Seaport has addresses of its own: give --seaport, --conduit and --conduit-key, as its operators publish them.`,
    );
  return { seaport, conduit, conduitKey };
}

async function requireCode(client: PublicClient, name: string, contracts: Readonly<Record<string, `0x${string}`>>) {
  for (const [what, address] of Object.entries(contracts)) {
    if ((await client.getCode({ address })) === undefined)
      throw new StartError(`On ${name} there is no contract at ${address} (${what}).`);
  }
}

async function tokenAt(client: PublicClient, address: `0x${string}`): Promise<Token> {
  const contract = { address, abi: erc20Abi } as const;
  const [symbol, decimals] = await Promise.all([
    client.readContract({ ...contract, functionName: 'symbol' }),
    client.readContract({ ...contract, functionName: 'decimals' }),
  ]);
  return { address, symbol, decimals };
}

/** Each node is of this chain, and has the contracts that trades need. Answers the wrapped token as it calls itself. */
async function examine(o: AddNetwork, chainId: number, name: string, contracts: Record<string, `0x${string}`>) {
  let wrapped: Token | undefined;
  for (const url of o.rpcUrls) {
    const client: PublicClient = createPublicClient({ transport: http(url, { timeout: WAIT_MS }) });
    try {
      const real = await client.getChainId();
      if (real !== chainId) throw new StartError(`${hostOf(url)} is of chain ${real}, not ${chainId}.`);
      await requireCode(client, name, contracts);
      wrapped ??= await tokenAt(client, contracts['wrapped token'] ?? NATIVE);
    } catch (error) {
      if (error instanceof StartError) throw error;
      throw new StartError(`${hostOf(url)} does not answer as it should: ${inShort(error)}`);
    }
  }
  if (wrapped === undefined) throw new StartError('Give the URL of at least one node: --rpc https://…');
  return wrapped;
}

/** Looks at a well-known network and writes it into the file. Whether it was written. */
export async function addNetwork(o: AddNetwork, talk: Talk): Promise<boolean> {
  const network = o.word === undefined ? undefined : knownNetwork(o.word);
  if (network === undefined) {
    const names = KNOWN_NETWORKS.map(({ slug }) => slug).join(', ');
    throw new StartError(
      `Known by name are ${names}. Others are written into the file by hand: see docs/operating.md.`,
    );
  }
  const { slug, chain } = network;
  const file = readNetworksFile(o.file);
  if (file.networks.some((one) => one.chainId === chain.id || one.slug === slug))
    throw new StartError(`${chain.name} is in ${file.path} already.`);
  const contracts = contractsOf(o.contracts, network.contracts, chain.name);
  const multicall3 = chain.contracts?.multicall3?.address.toLowerCase() as `0x${string}` | undefined;
  if (multicall3 === undefined) throw new StartError(`viem knows no multicall contract on ${chain.name}.`);
  talk.say(`Looking at ${chain.name} through ${o.rpcUrls.map(hostOf).join(', ')} …`);
  const { seaport, conduit, conduitKey } = contracts;
  const wrapped = await examine(o, chain.id, chain.name, {
    Seaport: seaport,
    conduit,
    multicall: multicall3,
    'wrapped token': network.wrapped,
  });
  const { symbol, decimals } = chain.nativeCurrency;
  const explorer = chain.blockExplorers?.default.url.replace(/\/$/, '');
  const names = chain.contracts?.ensUniversalResolver?.address.toLowerCase();
  talk.say(`  chain ${chain.id}, paid in ${symbol} and ${wrapped.symbol}`);
  talk.say(`  Seaport ${seaport}, conduit ${conduit}`);
  talk.say(`  transactions are shown at ${explorer ?? 'no explorer'}`);
  const told = o.publicRpcUrls.length > 0 ? o.publicRpcUrls : o.rpcUrls;
  talk.say(
    `  browsers are told ${told.join(' ')}${o.publicRpcUrls.length > 0 ? '' : ': give --public-rpc if that holds a key'}`,
  );
  if (!(await talk.confirm(`Write ${chain.name} into ${file.path}?`))) return false;
  writeNetworksFile(file.path, [
    ...file.entries,
    {
      chainId: chain.id,
      slug,
      name: chain.name,
      rpcUrls: o.rpcUrls,
      ...(o.publicRpcUrls.length > 0 ? { publicRpcUrls: o.publicRpcUrls } : {}),
      currency: { address: NATIVE, symbol, decimals },
      explorerTransactionUrl: explorer === undefined ? null : `${explorer}/tx/{hash}`,
      seaport,
      conduit,
      conduitKey,
      multicall3,
      ...(names === undefined ? {} : { ensUniversalResolver: names }),
      wrapped,
      collections: [],
    },
  ]);
  return true;
}
