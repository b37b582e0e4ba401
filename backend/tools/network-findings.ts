import { createPublicClient, http, type PublicClient } from 'viem';
import { StartError, type Config } from '../config.ts';
import type { ExternalNetwork } from '../core/external-network.ts';
import { followHeads } from '../core/heads.ts';
import { checkZone, externalMarketNetwork } from '../launch/networks.ts';
import { fine, hostOf, inShort, wrong, type Finding } from './finding.ts';

const WAIT_MS = 10_000;
/** Longer than any known network takes for a block. */
const HEAD_MS = 30_000;
/** A head that is older stands still, or this machine's clock is ahead. */
const OLD_HEAD_SECONDS = 300;
/** Blocks are never of the future, but for a clock that is behind. */
const AHEAD_SECONDS = 20;
const LOG_BLOCKS = 100n;

/** What one node must be able to do for the server. */
async function examineNode(network: ExternalNetwork, url: string): Promise<Finding[]> {
  const about = `${network.name}, ${hostOf(url)}`;
  const client: PublicClient = createPublicClient({ transport: http(url, { timeout: WAIT_MS, retryCount: 0 }) });
  try {
    const chainId = await client.getChainId();
    if (chainId !== network.chainId) return [wrong(about, `it is of chain ${chainId}, not ${network.chainId}`)];
    const { number, timestamp } = await client.getBlock();
    const age = Math.round(Date.now() / 1000) - Number(timestamp);
    if (age < -AHEAD_SECONDS)
      return [wrong('clock', `the newest block of ${network.name} is ${-age} s in the future: this clock is behind`)];
    if (age > OLD_HEAD_SECONDS)
      return [wrong(about, `its newest block is ${age} s old: the node stands still, or this clock is ahead`)];
    const contracts = { seaport: network.seaport, multicall3: network.multicall3, wrapped: network.wrapped.address };
    for (const [name, address] of Object.entries(contracts)) {
      if ((await client.getCode({ address })) === undefined)
        return [wrong(about, `there is no contract at ${address} (${name})`)];
    }
    const fromBlock = number > LOG_BLOCKS ? number - LOG_BLOCKS : 0n;
    await client.getLogs({ address: network.seaport, fromBlock, toBlock: number });
    return [fine(about, `block ${number}, ${Math.max(0, age)} s old; contracts and events can be read`)];
  } catch (error) {
    return [wrong(about, inShort(error))];
  }
}

/** Whether pages of the market may ask it: the browser decides by what the node says of other sites. */
export async function examineForBrowsers(name: string, url: string, origin: string): Promise<Finding> {
  const about = `${name}, ${hostOf(url)} for browsers`;
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }),
      signal: AbortSignal.timeout(WAIT_MS),
    });
    const allowed = answer.headers.get('access-control-allow-origin');
    if (!answer.ok) return wrong(about, `it answers ${answer.status}`);
    return allowed === '*' || allowed === origin
      ? fine(about, 'pages may ask it')
      : wrong(about, `it lets no page of ${origin} ask (Access-Control-Allow-Origin)`);
  } catch (error) {
    return wrong(about, inShort(error));
  }
}

/** Whether it tells of new blocks. */
function examineHeads(name: string, url: string): Promise<Finding> {
  const about = `${name}, ${hostOf(url)} by WebSocket`;
  return new Promise((resolve) => {
    const end = (finding: Finding) => {
      clearTimeout(timer);
      leave();
      resolve(finding);
    };
    const timer = setTimeout(() => end(wrong(about, 'no block was told in 30 s')), HEAD_MS);
    const leave = followHeads(url, {
      onHead: (number) => end(fine(about, `block ${number} was told`)),
      onLost: () => end(wrong(about, 'it cannot be connected to, or tells of no blocks (eth_subscribe)')),
    });
  });
}

async function examineZone(network: ExternalNetwork, config: Config): Promise<Finding | null> {
  if (network.zone === undefined) return null;
  const about = `${network.name}, zone`;
  const unanswered: string[] = [];
  try {
    await checkZone(externalMarketNetwork(network, config), (line) => unanswered.push(line));
  } catch (error) {
    if (error instanceof StartError) return wrong(about, error.message);
    throw error;
  }
  const [silent] = unanswered;
  return silent === undefined ? fine(about, 'it believes ZONE_SIGNER_KEY') : wrong(about, silent);
}

/** Everything about one network of NETWORKS_CONFIG. */
export async function examineNetwork(network: ExternalNetwork, config: Config): Promise<Finding[]> {
  const nodes = await Promise.all(network.rpcUrls.map((url) => examineNode(network, url)));
  const origin = config.publicOrigin ?? `http://localhost:${config.port}`;
  const browsers = await Promise.all(
    (network.publicRpcUrls ?? network.rpcUrls).map((url) => examineForBrowsers(network.name, url, origin)),
  );
  const heads = network.webSocketUrl === undefined ? [] : [await examineHeads(network.name, network.webSocketUrl)];
  const zone = await examineZone(network, config);
  return [...nodes.flat(), ...browsers, ...heads, ...(zone === null ? [] : [zone])];
}
