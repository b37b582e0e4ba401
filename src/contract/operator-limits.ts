import * as v from 'valibot';

/* How often callers may ask, as the operator is told and decides. */

/** What an operator may multiply all limits by: never nothing, so that nobody is shut out. */
export const LEAST_SCALE = 0.1;
export const MOST_SCALE = 100;

/** In hundredths. */
const scaleSchema = v.pipe(
  v.number(),
  v.minValue(LEAST_SCALE),
  v.maxValue(MOST_SCALE),
  v.transform((scale) => Math.round(scale * 100) / 100),
);

/** Body of `POST /v1/operator/limits`: null for what the configuration says. */
export const limitScaleSchema = v.object({ scale: v.nullable(scaleSchema) });

/** No count of refused callers goes beyond this. */
export const REFUSED_COUNTED = 1_000;

const limitNameSchema = v.picklist([
  'pages',
  'renders',
  'files',
  'pictures',
  'reads',
  'writes',
  'signIn',
  'refresh',
  'metadata',
  'names',
  'faucet',
  'rpc',
  'reports',
  'codes',
]);

/**
 * `scale`: what all limits are multiplied by, and what the configuration says; `decided` where it is an operator's.
 * `limits`: calls a minute by network address and by account, null where accounts are not counted. `messages`: an hour,
 * to one recipient. `live`: pages that follow changes at once on a node, and by address; not multiplied. `refused`: how
 * many callers the node that answers turned away within the last hour.
 */
export const limitsSchema = v.object({
  scale: v.object({ value: v.number(), configured: v.number(), decided: v.boolean() }),
  limits: v.array(
    v.object({ name: limitNameSchema, client: v.number(), account: v.nullable(v.number()), refused: v.number() }),
  ),
  messages: v.object({ hourly: v.number(), refused: v.number() }),
  live: v.object({ pages: v.number(), pagesOfOne: v.number(), refused: v.number() }),
});
export type OperatorLimits = v.InferOutput<typeof limitsSchema>;

/** In the log: what all limits are multiplied by. */
export const limitScaleValueSchema = v.number();
