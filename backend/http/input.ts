import type { Context } from 'hono';
import * as v from 'valibot';
import type { MarketNetwork, Networks } from '../core/networks.ts';
import { ApiError } from './answers.ts';

function refuse(where: string, issue: v.BaseIssue<unknown>): ApiError {
  const path = v.getDotPath(issue);
  const missing = issue.input === undefined;
  const what = path ? `${where} "${path}"` : where;
  return new ApiError(
    400,
    'bad-request',
    missing ? `The ${what} is missing.` : `The ${what} is wrong: ${issue.message}.`,
  );
}

/** Parses the query string by a schema: of repeated keys the first counts, and all of those named in `lists`. */
export function readQuery<T extends v.GenericSchema>(
  c: Context,
  schema: T,
  lists: readonly string[] = [],
): v.InferOutput<T> {
  const given = c.req.queries();
  const plain: Record<string, string | string[]> = {};
  for (const [key, values] of Object.entries(given)) {
    const [first] = values;
    if (lists.includes(key)) plain[key] = values;
    else if (first !== undefined && first !== '') plain[key] = first;
  }
  const parsed = v.safeParse(schema, plain, { abortPipeEarly: true });
  if (parsed.success) return parsed.output;
  throw refuse('query parameter', parsed.issues[0]);
}

// `abortPipeEarly`: a later check of a schema may rely on the earlier ones (an amount consists of digits before it
// becomes a BigInt).
export async function readBody<T extends v.GenericSchema>(c: Context, schema: T): Promise<v.InferOutput<T>> {
  const type = c.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new ApiError(415, 'unsupported-media-type', 'The body must be application/json.');
  }
  const text = await c.req.text().catch(() => {
    // Cut off, or too slow: the sender is gone by now.
    throw new ApiError(400, 'bad-body', 'The body did not arrive whole.');
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ApiError(400, 'bad-json', 'The body is not valid JSON.');
  }
  const parsed = v.safeParse(schema, json, { abortPipeEarly: true });
  if (parsed.success) return parsed.output;
  throw refuse('field', parsed.issues[0]);
}

/** A network by slug or decimal chain id. */
export function readNetwork(networks: Networks, text: string): MarketNetwork {
  const network = networks.bySlug(text) ?? (/^[0-9]{1,15}$/.test(text) ? networks.byId(Number(text)) : undefined);
  if (!network) throw new ApiError(400, 'unknown-network', 'This network is not known here.');
  return network;
}

export const optionalChainId = (networks: Networks, text: string | undefined): number | null =>
  text === undefined ? null : readNetwork(networks, text).chainId;
