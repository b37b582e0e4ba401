import { encodeFunctionData, parseAbi, type Hex } from 'viem';
import * as v from 'valibot';
import { routerSettingsSchema } from '../../src/contract/order.ts';
import { rpcLimits } from '../../backend/http/rpc-limits.ts';
import { testAccounts } from '../support/server/accounts.ts';
import { many } from './client.ts';
import { dataOf, newAccount, newCaller, result, rpc, send, type Target } from './people.ts';
import { tally } from './result.ts';

const zoneAbi = parseAbi([
  'function signer() view returns (address)',
  'function owner() view returns (address)',
  'function setSigner(address)',
  'function transferOwnership(address)',
]);
const FORBIDDEN = [
  'anvil_setBalance anvil_impersonateAccount anvil_setCode anvil_setStorageAt anvil_reset anvil_dumpState anvil_mine',
  'anvil_loadState anvil_nodeInfo anvil_setRpcUrl anvil_setMinGasPrice anvil_dropAllTransactions hardhat_setBalance',
  'evm_snapshot evm_revert evm_mine evm_increaseTime evm_setNextBlockTimestamp evm_setAutomine evm_setIntervalMining',
  'eth_sendTransaction eth_sign eth_signTypedData_v4 eth_accounts eth_sendUnsignedTransaction personal_sign',
  'eth_newFilter eth_newBlockFilter eth_newPendingTransactionFilter eth_getFilterLogs eth_subscribe',
  'debug_traceTransaction debug_traceCall trace_block trace_filter txpool_content txpool_inspect admin_nodeInfo',
  'wallet_sendTransaction ots_getBlockDetails ANVIL_MINE Evm_mine',
].flatMap((line) => line.split(' '));
/** What it may take to be told that there is no answer, with a machine that is busy. */
const LATEST_MS = rpcLimits.deadlineMs + 3_000;
/** An endless loop: JUMPDEST, PUSH1 0, JUMP. */
const LOOP = '0x5b600056';

/** Methods that bend the chain, alone and hidden in batches. */
export async function forbiddenMethods(t: Target) {
  const attack = tally('methods of the chain that are nobody’s');
  const ask = newCaller(t);
  for (const method of FORBIDDEN) {
    const call = { jsonrpc: '2.0', id: 1, method, params: [] };
    const good = { jsonrpc: '2.0', id: 2, method: 'eth_chainId', params: [] };
    for (const body of [call, [good, call]]) {
      const { status, text } = await ask(`/rpc/${t.chainId}`, { body });
      attack.check(status === 200 && text.includes('-32601') && !text.includes('"result"'), () => `${method}: ${text}`);
    }
  }
  return attack.row;
}

/** Calls and questions that would keep a chain busy for long. */
export async function heavyCalls(t: Target) {
  const attack = tally('calls of the chain that never end, logs of everything, batches');
  // More addresses than one: what one of them may have at a time is less than the chain works on.
  const callers = Array.from({ length: 4 }, () => newCaller(t));
  const to: Hex = `0x${'b0'.repeat(20)}`;
  const bomb = (id: number, method = 'eth_call') => ({
    jsonrpc: '2.0',
    id,
    method,
    params: [{ to, gas: '0xffffffffffff' }, 'latest', { [to]: { code: LOOP } }],
  });
  const logs = { jsonrpc: '2.0', id: 1, method: 'eth_getLogs', params: [{ fromBlock: '0x0', toBlock: 'latest' }] };
  const blocks = { jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{ to }, 'latest', {}, { number: '0xffffff' }] };
  const bodies: unknown[] = [
    bomb(1),
    bomb(1, 'eth_estimateGas'),
    bomb(1, 'eth_createAccessList'),
    logs,
    blocks,
    { ...logs, method: 'eth_feeHistory', params: ['0xffff', 'latest', []] },
    Array.from({ length: rpcLimits.batch }, (_, id) => bomb(id)),
    Array.from({ length: rpcLimits.batch }, () => logs),
    Array.from({ length: rpcLimits.batch + 1 }, (_, id) => bomb(id)),
    [],
    'x'.repeat(10),
  ];
  const answers = await many(bodies.length * (t.isShort ? 1 : 6), t.isShort ? 4 : 12, (index) =>
    callers[index % callers.length]!(`/rpc/${t.chainId}`, { body: bodies[index % bodies.length] }),
  );
  for (const { status, text, ms } of answers) {
    attack.check(status > 0 && status < 500 && ms <= LATEST_MS, () => `answered ${status} after ${ms.toFixed(0)} ms`);
    attack.check(text.length <= rpcLimits.answerBytes, () => `an answer has ${text.length} bytes`);
  }
  const { status } = await newCaller(t)(`/rpc/${t.chainId}`, {
    body: Array.from({ length: rpcLimits.batch + 1 }, (_, id) => bomb(id)),
  });
  attack.check(status === 400, () => `a batch that is too long was answered ${status}`);
  const after = await rpc(t, newCaller(t), 'eth_blockNumber', []);
  attack.check(after.error === undefined, () => `the chain does not answer afterwards: ${after.error?.message}`);
  attack.note(`slowest ${(Math.max(...answers.map(({ ms }) => ms)) / 1_000).toFixed(1)} s`);
  return attack.row;
}

/** The zone's owner by the words everybody knows: its signer exchanged, its ownership taken. */
export async function guessedOwners(t: Target) {
  const attack = tally('the zone by accounts of known words');
  const ask = newCaller(t);
  const settings = dataOf(await ask('/marketplace/v1/contract/router/settings'), routerSettingsSchema);
  const zone = settings.find(({ chainId }) => chainId === t.chainId)?.zone ?? '0x';
  const read = (functionName: 'signer' | 'owner') =>
    result(t, ask, 'eth_call', [{ to: zone, data: encodeFunctionData({ abi: zoneAbi, functionName }) }, 'latest']);
  const [signer, owner] = [v.parse(v.string(), await read('signer')), v.parse(v.string(), await read('owner'))];
  for (const { address } of testAccounts) {
    const isIt = owner.endsWith(address.slice(2)) || signer.endsWith(address.slice(2));
    attack.check(!isIt, () => `${address} of known words owns the zone or signs for it`);
  }
  const mine = newAccount().address;
  for (const account of [...testAccounts.slice(0, 4).map((one) => one.signer), newAccount()]) {
    await ask('/demo/faucet', { body: { chainId: t.chainId, address: account.address } });
    for (const functionName of ['setSigner', 'transferOwnership'] as const) {
      const data = encodeFunctionData({ abi: zoneAbi, functionName, args: [mine] });
      const sent = await send(t, ask, account, { to: zone, data }).then(
        () => true,
        (error: unknown) => !/revert/i.test(String(error)),
      );
      attack.check(!sent, () => `${functionName} was not reverted`);
    }
  }
  attack.check((await read('signer')) === signer && (await read('owner')) === owner, () => 'the zone was taken over');
  return attack.row;
}
