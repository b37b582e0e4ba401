// A server that starts the networks and is killed by `networks.test.ts`.
import { testAccount } from './accounts.ts';
import { deployContracts } from '../../../backend/demo/chain/deploy.ts';
import { startEmbeddedNetworks } from '../../../backend/demo/chain/networks.ts';

const stateDir = process.argv[2] ?? '';
const started = await startEmbeddedNetworks({ stateDir, fresh: false, log: () => undefined });
if (started.firstStart) {
  await deployContracts({ networks: started.networks, stateDir, zoneSigner: testAccount(0).address });
}
await started.seal();
process.stdout.write(`${JSON.stringify(started.networks)}\n`);
