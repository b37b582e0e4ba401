import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parseDocument, type CollectionTag } from 'yaml';

/* What our compose files use of the Compose Specification, and nothing else: a misspelt key is refused. */

const duration = v.pipe(v.string(), v.regex(/^(\d+(ms|s|m|h))+$/));
const names = v.array(v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/)));
const environment = v.record(v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]*$/)), v.string());
const service = v.strictObject({
  image: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]+(:(?!latest)[\w.-]+)?$/))),
  build: v.optional(v.strictObject({ context: v.string(), dockerfile: v.string() })),
  restart: v.optional(v.literal('unless-stopped')),
  depends_on: v.optional(
    v.record(v.string(), v.strictObject({ condition: v.picklist(['service_healthy', 'service_started']) })),
  ),
  user: v.optional(v.string()),
  entrypoint: v.optional(v.array(v.string())),
  command: v.optional(v.array(v.string())),
  env_file: v.optional(v.string()),
  environment: v.optional(environment),
  secrets: v.optional(names),
  // SOURCE:TARGET[:ro], a volume by its name or a file by its path.
  volumes: v.optional(v.array(v.pipe(v.string(), v.regex(/^[\w./-]+:\/[\w./-]+(:ro)?$/)))),
  tmpfs: v.optional(v.array(v.pipe(v.string(), v.startsWith('/')))),
  ports: v.optional(v.array(v.pipe(v.string(), v.regex(/^(127\.0\.0\.1:)?\d+:\d+(\/udp)?$/)))),
  init: v.optional(v.boolean()),
  read_only: v.optional(v.boolean()),
  cap_drop: v.optional(v.array(v.literal('ALL'))),
  cap_add: v.optional(v.array(v.literal('NET_BIND_SERVICE'))),
  security_opt: v.optional(v.array(v.literal('no-new-privileges:true'))),
  shm_size: v.optional(v.pipe(v.string(), v.regex(/^\d+(mb|gb)$/))),
  stop_grace_period: v.optional(duration),
  healthcheck: v.optional(
    v.strictObject({
      test: v.pipe(v.tupleWithRest([v.literal('CMD')], v.string()), v.minLength(2)),
      interval: duration,
      timeout: duration,
      retries: v.pipe(v.number(), v.integer()),
      start_period: duration,
    }),
  ),
  networks: v.optional(names),
});
const composeSchema = v.strictObject({
  name: v.optional(v.string()),
  services: v.record(v.string(), service),
  networks: v.optional(v.record(v.string(), v.strictObject({ internal: v.optional(v.boolean()) })), {}),
  volumes: v.optional(v.record(v.string(), v.strictObject({})), {}),
  secrets: v.optional(v.record(v.string(), v.strictObject({ file: v.string() })), {}),
});
export type Compose = v.InferOutput<typeof composeSchema>;
export type Service = Compose['services'][string];

/** `!reset`: what an earlier file says of this key is taken away; in this file it is empty. */
const reset: CollectionTag = { tag: '!reset', collection: 'seq', resolve: (seq) => seq };

/** @throws where the text is no YAML, or says what `composeSchema` does not know */
export function parseCompose(text: string): Compose {
  const document = parseDocument(text, { customTags: [reset], strict: true, uniqueKeys: true });
  const [problem] = [...document.errors, ...document.warnings];
  if (problem) throw problem;
  return v.parse(composeSchema, document.toJS());
}

function mergedServices(below: Service | undefined, above: Service): Service {
  if (below === undefined) return above;
  return {
    ...below,
    ...above,
    environment: { ...below.environment, ...above.environment },
    depends_on: { ...below.depends_on, ...above.depends_on },
    secrets: [...new Set([...(below.secrets ?? []), ...(above.secrets ?? [])])],
    volumes: [...new Set([...(below.volumes ?? []), ...(above.volumes ?? [])])],
  };
}

/** Several files as one, as `docker compose -f … -f …` reads ours: later ones add services and settings. */
export function readCompose(files: readonly string[]): Compose {
  const [first, ...others] = files.map((file) => parseCompose(readFileSync(file, 'utf8')));
  if (first === undefined) throw new Error('There is no compose file');
  return others.reduce<Compose>(
    (below, above) => ({
      ...below,
      services: {
        ...below.services,
        ...Object.fromEntries(
          Object.entries(above.services).map(([name, service]) => [
            name,
            mergedServices(below.services[name], service),
          ]),
        ),
      },
      networks: { ...below.networks, ...above.networks },
      volumes: { ...below.volumes, ...above.volumes },
      secrets: { ...below.secrets, ...above.secrets },
    }),
    first,
  );
}
