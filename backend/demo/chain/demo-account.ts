import * as v from 'valibot';
import { DEMO_ACCOUNT_ADDRESS } from '../../../src/contract/config.ts';
import { hexSchema } from '../../../src/contract/primitives.ts';
import { demoAccountBytecode } from '../contracts/artifacts/demo-account.ts';
import type { EmbeddedNetwork } from './networks.ts';
import { createRpc } from './rpc.ts';

/**
 * Makes sure that the code which the demo wallet lends its account stands on every embedded chain,
 * also on those of an older state folder. It keeps nothing in storage.
 */
export async function putDemoAccount(networks: readonly EmbeddedNetwork[]): Promise<void> {
  await Promise.all(
    networks.map(async ({ rpcUrl }) => {
      const rpc = createRpc(rpcUrl);
      const put = (code: string) => rpc.call('anvil_setCode', [DEMO_ACCOUNT_ADDRESS, code]);
      await put(demoAccountBytecode);
      const call = { to: DEMO_ACCOUNT_ADDRESS };
      const code = v.parse(v.pipe(hexSchema, v.minLength(4)), await rpc.call('eth_call', [call, 'latest']));
      await put(code);
    }),
  );
}
