import type * as v from 'valibot';

/**
 * One call of a service, as both sides see it: the app's call functions take their types from it, and
 * the server parses by its schemas and must answer what it says.
 */
export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the service's base path; `:name` stands for one segment. */
  readonly path: `/${string}`;
  /** Its query. A parameter that is given several times counts once, unless it is among `lists`. */
  readonly query?: v.GenericSchema<Record<string, unknown>, unknown>;
  readonly lists?: readonly string[];
  /** Its JSON body. */
  readonly body?: v.GenericSchema;
  /** Its answer when it succeeds, envelope included. Failures are `errorBodySchema`. */
  readonly answer: v.GenericSchema;
  /**
   * `required`: without a valid access token the server answers 401 before anything else. `optional`:
   * the app sends the token when it has one. `operator`: for everybody else there is no such call.
   */
  readonly credentials?: 'required' | 'optional' | 'operator';
};

type SegmentNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | SegmentNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The path's segments by name, decoded. */
export type Segments<R extends Route> = { [Name in SegmentNames<R['path']>]: string };

/** The query as the app gives it: what the schema takes, or the value that it makes of it. */
export type QueryInput<R extends Route> = R extends { query: infer S extends v.GenericSchema }
  ? { [Key in keyof v.InferInput<S>]: v.InferInput<S>[Key] | v.InferOutput<S>[Key & keyof v.InferOutput<S>] }
  : undefined;
/** The query as the server gets it, parsed. */
export type QueryOutput<R extends Route> = R extends { query: infer S extends v.GenericSchema }
  ? v.InferOutput<S>
  : undefined;

/** The body as the app gives it. */
export type BodyInput<R extends Route> = R extends { body: infer S extends v.GenericSchema }
  ? v.InferInput<S>
  : undefined;
/** The body as the server gets it, parsed. */
export type BodyOutput<R extends Route> = R extends { body: infer S extends v.GenericSchema }
  ? v.InferOutput<S>
  : undefined;

/** What the server answers and the app gets. */
export type Answer<R extends Route> = v.InferOutput<R['answer']>;
