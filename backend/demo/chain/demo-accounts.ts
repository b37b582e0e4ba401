import * as v from 'valibot';
import { DEMO_ACCOUNT_ADDRESS, DEMO_SMART_ACCOUNT_ADDRESS } from '../../../src/contract/config.ts';
import { hexSchema } from '../../../src/contract/primitives.ts';
import { demoAccountBytecode } from '../contracts/artifacts/demo-account.ts';
import { demoSmartAccountBytecode } from '../contracts/artifacts/demo-smart-account.ts';
import type { EmbeddedNetwork } from './networks.ts';
import { createRpc } from './rpc.ts';

const CODE = [
  [DEMO_ACCOUNT_ADDRESS, demoAccountBytecode],
  [DEMO_SMART_ACCOUNT_ADDRESS, demoSmartAccountBytecode],
] as const;

/**
 * Makes sure that the code which the demo wallets' accounts run stands on every embedded chain,
 * also on those of an older state folder. It keeps nothing in storage.
 */
export async function putDemoAccounts(networks: readonly EmbeddedNetwork[]): Promise<void> {
  await Promise.all(
    networks.map(async ({ rpcUrl }) => {
      const rpc = createRpc(rpcUrl);
      for (const [to, creationCode] of CODE) {
        const put = (code: string) => rpc.call('anvil_setCode', [to, code]);
        await put(creationCode);
        const code = v.parse(v.pipe(hexSchema, v.minLength(4)), await rpc.call('eth_call', [{ to }, 'latest']));
        await put(code);
      }
    }),
  );
}
