import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findAnvil } from '../../../backend/demo/chain/anvil-binary.ts';

/** The port that the program says it took. */
const LISTENING = /Listening on 127\.0\.0\.1:(\d+)/;

/**
 * A node of somebody's, on what an embedded chain was saved as: no server of ours has anything to do with it. Browsers
 * of any origin may ask it, as they may ask public ones.
 */
export async function startPlainChain(o: { chainId: number; stateFile: string; port?: number }) {
  const args = ['--host', '127.0.0.1', '--port', String(o.port ?? 0), '--chain-id', String(o.chainId)];
  const node = spawn(findAnvil(), [...args, '--load-state', o.stateFile, '--gas-limit', '30000000'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(node, 'exit');
  const port = await new Promise<string>((resolve, reject) => {
    let said = '';
    node.stdout.on('data', (part: Buffer) => {
      said += part.toString();
      const found = LISTENING.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    node.once('error', reject);
    node.once('exit', () => reject(new Error(`The chain has ended: ${said}`)));
  });
  return {
    rpcUrl: `http://127.0.0.1:${port}`,
    async stop(): Promise<void> {
      node.kill('SIGKILL');
      await exited;
    },
  };
}
