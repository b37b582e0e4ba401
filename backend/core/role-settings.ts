import * as v from 'valibot';

/**
 * What a node does. `web`: answers people. `indexer`: may follow chains. `worker`: may read metadata, and sends pushes.
 */
export const ROLES = ['web', 'indexer', 'worker'] as const;
export type Role = (typeof ROLES)[number];

/** What the environment says of this node among several. */
export const roleEntries = {
  ROLES: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((role) => role.trim())),
      v.array(v.picklist(ROLES)),
    ),
    ROLES.join(','),
  ),
} as const;

export const ROLES_WANTED = { ROLES: 'some of web, indexer and worker, separated by commas' } as const;

export type RoleConfig = { roles: ReadonlySet<Role> };

type Environment = v.InferOutput<v.ObjectSchema<typeof roleEntries, undefined>>;

export const roleConfigOf = (env: Environment): RoleConfig => ({ roles: new Set(env.ROLES) });
