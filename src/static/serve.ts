import { RpcUnavailableError } from '../device/rpc.ts';
import { forgetOver } from './book.ts';
import { dataAnswers } from './data-answers.ts';
import { marketplaceAnswers } from './marketplace-answers.ts';
import { Refusal } from './refusal.ts';
import { route, type Handler } from './routing.ts';

/*
 * The server in the page. The app asks by the contract's paths, as it asks a server; what answers are the market's
 * files, the orders that this device has, and the chains.
 */

let handlers: Handler[] | null = null;

const answer = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

const refused = (code: number, message: string, msgId: string) =>
  answer(code, { data: null, status: { code, message, msgId } });

/** Answers one call, as `fetch` would. @throws TypeError where the network does not answer, as `fetch` does */
export async function serve(input: string, init: RequestInit = {}): Promise<Response> {
  if (handlers === null) {
    handlers = [...marketplaceAnswers(), ...dataAnswers()];
    // What stays meanwhile is judged like every order.
    void forgetOver().catch(() => undefined);
  }
  const { method = 'GET', body } = init;
  try {
    const url = new URL(input, location.origin);
    const asked = typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined;
    return answer(200, await route(handlers, { method, url, body: asked }));
  } catch (error) {
    if (error instanceof Refusal) return refused(error.status, error.message, error.msgId);
    if (error instanceof RpcUnavailableError) throw new TypeError('The network does not answer', { cause: error });
    throw error;
  }
}
