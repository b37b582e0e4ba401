import type { IncomingMessage, ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type Provider from 'oidc-provider';

/** Node's own request and response, which the provider works on. Throws for a call that came by no network. */
export function nodeOf(c: Context): { incoming: IncomingMessage; outgoing: ServerResponse } {
  const { incoming, outgoing } = c.env as { incoming?: IncomingMessage; outgoing?: ServerResponse };
  if (!incoming || !outgoing) throw new Error('The token service answers by the network only.');
  return { incoming, outgoing };
}

/** What the provider is to believe of host and scheme: this server's own origin, whatever proxies or people say. */
export function nameOrigin(incoming: IncomingMessage, origin: string): void {
  const { host, protocol } = new URL(origin);
  incoming.headers.host = host;
  incoming.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  delete incoming.headers['x-forwarded-host'];
  delete incoming.headers['x-forwarded-for'];
}

/** Lets the provider answer. `headers` are those of every answer of this origin; it may add to them. */
export async function answerBy(
  provider: Provider,
  c: Context,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const { incoming, outgoing } = nodeOf(c);
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
  await provider.callback()(incoming, outgoing);
  return RESPONSE_ALREADY_SENT;
}

/** Headers that were added make another response of it, by which the adapter would answer again. */
export const unlessAnswered = (response: Response): Response =>
  response.headers.has('x-hono-already-sent') ? RESPONSE_ALREADY_SENT : response;
