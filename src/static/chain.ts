import * as v from 'valibot';
import {
  decodeFunctionResult,
  encodeFunctionData,
  parseAbi,
  type Abi,
  type ContractFunctionArgs,
  type ContractFunctionName,
  type ContractFunctionReturnType,
  type DecodeFunctionResultParameters,
  type EncodeFunctionDataParameters,
} from 'viem';
import { hexSchema } from '../contract/primitives.ts';
import { rpc, RpcAnswerError } from '../device/rpc.ts';
import { rpcUrlsOf } from '../services/chain.ts';

/* Many reads of a chain at once: by the contract that most networks have for it, else call by call. */

type Address = `0x${string}`;
type Hex = `0x${string}`;
type Call = { to: Address; data: Hex };

const MULTICALL: Address = '0xca11bde05977b3631167028862be2a173976ca11';
const multicallAbi = parseAbi([
  'struct Call3 { address target; bool allowFailure; bytes callData; }',
  'struct Result { bool success; bytes returnData; }',
  'function aggregate3(Call3[] calls) payable returns (Result[] returnData)',
]);
const CALLS_AT_ONCE = 250;
/** Geth's code for a call that reverted, which others have taken over; the rest say it in words. */
const REVERTED = 3;
/** What is drawn together asks for the same; later, the chain may have moved on. */
const SAME_MS = 1_500;

const callOne = async (chainId: number, { to, data }: Call): Promise<Hex | null> => {
  try {
    return v.parse(hexSchema, await rpc(rpcUrlsOf(chainId), 'eth_call', [{ to, data }, 'latest']));
  } catch (error) {
    // The contract says no: an item that is burnt, or no such function. A node that is too busy says something else.
    if (error instanceof RpcAnswerError && (error.code === REVERTED || /revert/i.test(error.message))) return null;
    throw error;
  }
};

const multicalls = new Map<number, Promise<boolean>>();
function hasMulticall(chainId: number): Promise<boolean> {
  const known =
    multicalls.get(chainId) ??
    rpc(rpcUrlsOf(chainId), 'eth_getCode', [MULTICALL, 'latest']).then(
      (code) => typeof code === 'string' && code.length > 2,
    );
  multicalls.set(chainId, known);
  known.catch(() => multicalls.delete(chainId));
  return known;
}

async function callMany(chainId: number, calls: readonly Call[]): Promise<(Hex | null)[]> {
  if (calls.length < 2 || !(await hasMulticall(chainId)))
    return Promise.all(calls.map((call) => callOne(chainId, call)));
  const pieces = Array.from({ length: Math.ceil(calls.length / CALLS_AT_ONCE) }, (_, index) =>
    calls.slice(index * CALLS_AT_ONCE, (index + 1) * CALLS_AT_ONCE),
  );
  const answers = await Promise.all(
    pieces.map(async (piece) => {
      const asked = piece.map(({ to, data }) => ({ target: to, allowFailure: true, callData: data }));
      const data = encodeFunctionData({ abi: multicallAbi, functionName: 'aggregate3', args: [asked] });
      const answer = await callOne(chainId, { to: MULTICALL, data });
      if (answer === null) return Promise.all(piece.map((call) => callOne(chainId, call)));
      return decodeFunctionResult({ abi: multicallAbi, functionName: 'aggregate3', data: answer }).map((one) =>
        one.success ? one.returnData : null,
      );
    }),
  );
  return answers.flat();
}

type Waiting = Call & { settle: (answer: Promise<Hex | null>) => void };
const waiting = new Map<number, Waiting[]>();
const answered = new Map<string, { at: number; answer: Promise<Hex | null> }>();

function flush(chainId: number): void {
  const all = waiting.get(chainId) ?? [];
  waiting.delete(chainId);
  const answers = callMany(chainId, all);
  for (const [index, one] of all.entries()) one.settle(answers.then((found) => found[index] ?? null));
}

/** Whatever is asked in one turn travels together. */
function ask(chainId: number, call: Call): Promise<Hex | null> {
  const key = `${chainId} ${call.to} ${call.data}`;
  const before = answered.get(key);
  if (before !== undefined && Date.now() - before.at < SAME_MS) return before.answer;
  const answer = new Promise<Hex | null>((settle) => {
    const others = waiting.get(chainId);
    if (others !== undefined) {
      others.push({ ...call, settle });
      return;
    }
    waiting.set(chainId, [{ ...call, settle }]);
    setTimeout(() => flush(chainId));
  });
  if (answered.size > 20_000) answered.clear();
  answered.set(key, { at: Date.now(), answer });
  answer.catch(() => answered.delete(key));
  return answer;
}

/**
 * Asks a contract's view function; null where the contract says no, or nonsense.
 * @throws RpcUnavailableError where the network does not answer
 */
export async function read<
  const A extends Abi,
  N extends ContractFunctionName<A, 'view'>,
  const Args extends ContractFunctionArgs<A, 'view', N>,
>(
  { chainId, to }: { chainId: number; to: Address },
  call: { abi: A; functionName: N; args: Args },
): Promise<ContractFunctionReturnType<A, 'view', N, Args> | null> {
  const data = encodeFunctionData(call as unknown as EncodeFunctionDataParameters);
  const answer = await ask(chainId, { to, data });
  if (answer === null) return null;
  try {
    const decoded = decodeFunctionResult({ ...call, data: answer } as unknown as DecodeFunctionResultParameters);
    return decoded as ContractFunctionReturnType<A, 'view', N, Args>;
  } catch {
    return null;
  }
}
