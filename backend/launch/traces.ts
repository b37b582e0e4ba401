import { context, diag, DiagLogLevel, propagation, trace } from '@opentelemetry/api';

/** In ms. A collector that is away would be told of at every try. */
const SAID_EVERY = 10 * 60_000;

/**
 * Tells a collector what happens, by OTLP over HTTP. Where it is, what it wants and how much it is told the SDK reads
 * from OpenTelemetry's own variables (`OTEL_EXPORTER_OTLP_…`, `OTEL_RESOURCE_ATTRIBUTES`, `OTEL_TRACES_SAMPLER`).
 * Returns what ends it, with all told.
 */
export async function startTraces(say: (line: string) => void): Promise<() => Promise<void>> {
  // Only here: who names no collector never loads it.
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-proto'),
    import('@opentelemetry/resources'),
  ]);
  let saidAt = -Infinity;
  const note = (line: string) => {
    if (Date.now() - saidAt < SAID_EVERY) return;
    saidAt = Date.now();
    say(`Traces cannot be told: ${line.slice(0, 300)}`);
  };
  const quiet = () => {};
  diag.setLogger(
    { error: note, warn: quiet, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.ERROR },
  );
  const provider = new NodeTracerProvider({
    resource: resources
      .resourceFromAttributes({ 'service.name': 'vitrine' })
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  return async () => {
    await provider.shutdown();
    for (const api of [trace, context, propagation, diag]) api.disable();
  };
}
