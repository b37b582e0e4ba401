import { startProduct } from './product.ts';
import { copyWorld } from './world.ts';

/** One product for all tests; each worker learns its address from the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await startProduct({ state: await copyWorld('run') });
  process.env['VITRINE_E2E_ORIGIN'] = product.origin;
  return () => product.stop();
}
