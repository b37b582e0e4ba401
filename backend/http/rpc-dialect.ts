import * as v from 'valibot';
import { DialectError, type RpcDialect } from '../core/rpc-dialect.ts';
import { ApiError } from './answers.ts';
import { readBounded, rpcLimits, type RpcCall } from './rpc-limits.ts';

const answersSchema = v.array(v.looseObject({ id: v.number() }));

const INTERNAL = 'The network could not do this.';

function errorOf(error: unknown): { code: number; message: string } {
  return error instanceof DialectError
    ? { code: error.code, message: error.message }
    : { code: -32_603, message: INTERNAL };
}

/** Whether any of these calls is the dialect's; otherwise the chain's own answer is passed on unchanged. */
export const isDialect = (dialect: RpcDialect, calls: readonly RpcCall[]): boolean =>
  calls.some((call) => dialect.answers(call) || dialect.translates(call));

/**
 * Answers calls some of which are the dialect's own, in the calls' order; null when the chain's answers are too long.
 * `post` sends the others to the chain.
 */
export async function answerInDialect(
  dialect: RpcDialect,
  calls: readonly RpcCall[],
  post: (body: unknown) => Promise<Response>,
): Promise<object[] | null> {
  const others = calls.flatMap((call, index) => (dialect.answers(call) ? [] : [{ ...call, id: index }]));
  const known = new Map<number, object>();
  if (others.length > 0) {
    const bytes = await readBounded(await post(others), rpcLimits.answerBytes);
    if (bytes === null) return null;
    const parsed = v.safeParse(answersSchema, JSON.parse(new TextDecoder().decode(bytes)));
    if (!parsed.success) throw new ApiError(502, 'rpc.unreachable', 'The network does not answer.');
    for (const answer of parsed.output) known.set(answer.id, answer);
  }
  const answers: object[] = [];
  // One after the other, so that transactions arrive in the order in which they were sent.
  for (const [index, call] of calls.entries()) {
    const head = { jsonrpc: '2.0', id: call.id };
    try {
      if (dialect.answers(call)) {
        answers.push({ ...head, result: await dialect.answer(call) });
        continue;
      }
      const answer = known.get(index) ?? { error: { code: -32_603, message: INTERNAL } };
      if (!('result' in answer) || !dialect.translates(call)) answers.push({ ...answer, ...head });
      else answers.push({ ...head, result: await dialect.translate(call, answer.result) });
    } catch (error) {
      answers.push({ ...head, error: errorOf(error) });
    }
  }
  return answers;
}
