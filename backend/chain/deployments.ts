import * as v from 'valibot';
import { addressSchema, hash32Schema } from '../../src/contract/primitives.ts';

/** What stands on one embedded chain. Addresses in lower case. */
export const deploymentSchema = v.object({
  chainId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  seaport: addressSchema,
  conduitController: addressSchema,
  /** Who approvals name: Seaport itself, since `conduitKey` is zero. */
  conduit: addressSchema,
  conduitKey: hash32Schema,
  weth: addressSchema,
  usdc: addressSchema,
  multicall3: addressSchema,
});
export type Deployment = v.InferOutput<typeof deploymentSchema>;

export const deploymentsSchema = v.pipe(v.array(deploymentSchema), v.minLength(1));
