import * as v from 'valibot';

/** What the environment says about who runs this market. */
export const operatorEntries = {
  /** Accounts, comma separated, that may open the console at `/operator`. */
  OPERATOR_ADDRESSES: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) =>
        text
          .split(',')
          .map((address) => address.trim().toLowerCase())
          .filter(Boolean),
      ),
      v.array(v.pipe(v.string(), v.regex(/^0x[0-9a-f]{40}$/))),
    ),
    '',
  ),
} as const;

export const OPERATOR_WANTED = {
  OPERATOR_ADDRESSES: 'addresses separated by commas, each of 0x and 40 hexadecimal digits',
} as const;

export type OperatorConfig = { operators: ReadonlySet<string> };

type Environment = v.InferOutput<v.ObjectSchema<typeof operatorEntries, undefined>>;

export const operatorConfigOf = (env: Environment): OperatorConfig => ({ operators: new Set(env.OPERATOR_ADDRESSES) });
