import {
  propagation,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type SpanOptions,
} from '@opentelemetry/api';

/*
 * What an OpenTelemetry collector is told, where one is named; otherwise all of this does nothing. No attribute names a
 * person: no address, no path and no value of a query.
 */

const tracer = trace.getTracer('vitrine');

const end = (span: Span, error?: unknown): void => {
  if (error !== undefined) {
    // An error's words may repeat what somebody sent.
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
};

/** A span around `work`, below the one that is active; `parent`: below that one instead. */
export function traced<Result>(
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<Result>,
  parent?: Context,
): Promise<Result> {
  const run = async (span: Span): Promise<Result> => {
    try {
      const result = await work(span);
      end(span);
      return result;
    } catch (error) {
      end(span, error);
      throw error;
    }
  };
  return parent === undefined
    ? tracer.startActiveSpan(name, options, run)
    : tracer.startActiveSpan(name, options, parent, run);
}

/** The same where something is being traced; by itself, what runs all day is not. */
export const tracedPart = <Result>(name: string, options: SpanOptions, work: () => Promise<Result>): Promise<Result> =>
  trace.getActiveSpan()?.isRecording() === true ? traced(name, options, work) : work();

/** The trace that a request says it belongs to (W3C Trace Context). */
export const traceOf = (headers: Headers): Context =>
  propagation.extract(ROOT_CONTEXT, headers, {
    get: (from, key) => from.get(key) ?? undefined,
    keys: (from) => [...from.keys()],
  });
