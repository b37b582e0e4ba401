import type { Answer, BodyInput, QueryInput, Route, Segments } from '../contract/route.ts';
import { request, type CallOptions } from './http.ts';
import { runtime } from './runtime.ts';

type IfNeeded<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : [Partial<Value>] extends [Value]
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

/** What a call takes: those of segments, query and body that its route has. */
export type CallInput<R extends Route> = IfNeeded<'segments', Segments<R>> &
  IfNeeded<'query', QueryInput<R>> &
  IfNeeded<'body', BodyInput<R>> &
  CallOptions;

const fill = (path: string, segments: Readonly<Record<string, string>> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(segments[name] ?? ''));

/**
 * The calls of one service, typed by their routes.
 * @returns the parsed answer, envelope included
 * @throws HttpError, UnreachableError, OfflineError, ShapeError
 */
export const callsOf =
  (service: 'marketplaceUrl' | 'dataUrl') =>
  <R extends Route>(route: R, { segments, query, body, quiet, signal }: CallInput<R>): Promise<Answer<R>> =>
    request<R['answer']>({
      url: runtime().config[service] + fill(route.path, segments),
      method: route.method,
      query,
      body,
      schema: route.answer,
      credentials: route.credentials,
      quiet,
      signal,
    });
