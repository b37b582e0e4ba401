import { isAbsolute } from 'node:path';
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
  /** Where the console's back-ups are written; none are without it. */
  BACKUP_FOLDER: v.optional(v.pipe(v.string(), v.check(isAbsolute))),
} as const;

export const OPERATOR_WANTED = {
  OPERATOR_ADDRESSES: 'addresses separated by commas, each of 0x and 40 hexadecimal digits',
  BACKUP_FOLDER: 'an absolute path of a folder',
} as const;

export type OperatorConfig = { operators: ReadonlySet<string>; backupFolder: string | undefined };

type Environment = v.InferOutput<v.ObjectSchema<typeof operatorEntries, undefined>>;

export const operatorConfigOf = (env: Environment): OperatorConfig => ({
  operators: new Set(env.OPERATOR_ADDRESSES),
  backupFolder: env.BACKUP_FOLDER,
});
