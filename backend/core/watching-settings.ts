import * as v from 'valibot';

/** What the environment says about how an operator watches this server. */
export const watchingEntries = {
  /** Where Prometheus reads; without it, nowhere. */
  METRICS_PORT: v.optional(v.pipe(v.string(), v.regex(/^[0-9]{1,5}$/), v.transform(Number), v.maxValue(65_535))),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  LOG_FORMAT: v.optional(v.picklist(['text', 'json']), 'text'),
} as const;

export const WATCHING_WANTED = {
  METRICS_PORT: 'a number from 0 to 65535',
  LOG_FORMAT: 'text or json',
} as const;

export type WatchingConfig = {
  metrics: { port: number; host: string } | null;
  logFormat: 'text' | 'json';
};

type Environment = v.InferOutput<v.ObjectSchema<typeof watchingEntries, undefined>>;

export const watchingConfigOf = (env: Environment): WatchingConfig => ({
  metrics: env.METRICS_PORT === undefined ? null : { port: env.METRICS_PORT, host: env.METRICS_HOST },
  logFormat: env.LOG_FORMAT,
});
