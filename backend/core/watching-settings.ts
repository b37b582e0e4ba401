import * as v from 'valibot';

/** What the environment says about how an operator watches this server. */
export const watchingEntries = {
  /** Where Prometheus reads; without it, nowhere. */
  METRICS_PORT: v.optional(v.pipe(v.string(), v.regex(/^[0-9]{1,5}$/), v.transform(Number), v.maxValue(65_535))),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  LOG_FORMAT: v.optional(v.picklist(['text', 'json']), 'text'),
  /** An OpenTelemetry collector; its SDK reads the rest of its variables by itself. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(v.pipe(v.string(), v.url())),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: v.optional(v.pipe(v.string(), v.url())),
} as const;

export const WATCHING_WANTED = {
  METRICS_PORT: 'a number from 0 to 65535',
  LOG_FORMAT: 'text or json',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'a URL such as http://localhost:4318',
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'a URL such as http://localhost:4318/v1/traces',
} as const;

export type WatchingConfig = {
  metrics: { port: number; host: string } | null;
  logFormat: 'text' | 'json';
  /** Whether a collector is told what happens. */
  traces: boolean;
};

type Environment = v.InferOutput<v.ObjectSchema<typeof watchingEntries, undefined>>;

export const watchingConfigOf = (env: Environment): WatchingConfig => ({
  metrics: env.METRICS_PORT === undefined ? null : { port: env.METRICS_PORT, host: env.METRICS_HOST },
  logFormat: env.LOG_FORMAT,
  traces: (env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_ENDPOINT) !== undefined,
});
