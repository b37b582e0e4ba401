import {
  concat,
  createWalletClient,
  encodeFunctionData,
  fromRlp,
  pad,
  parseEther,
  toFunctionSelector,
  toRlp,
  zeroAddress,
  type Hex,
} from 'viem';
import { eip712WalletActions, getApprovalBasedPaymasterInput, getGeneralPaymasterInput, zksync } from 'viem/zksync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bootloaderAbi } from '../../backend/demo/contracts/artifacts/bootloader.ts';
import { sessionAccountAbi } from '../../src/domain/session-policy/abis.ts';
import { zksyncLimits } from '../../backend/demo/zksync/limits.ts';
import { makePasskey, type Passkey } from '../support/server/passkey.ts';
import { startSsoChain, type Draft, type SsoChain } from '../support/server/sso-chain.ts';

/* What a stock client of viem/zksync, and what a stranger, gets from the second embedded network. EraVM is not there. */

const FRIEND = pad('0xf00d', { size: 20 });
const BOOTLOADER = '0x0000000000000000000000000000000000008001';
const GWEI = 10n ** 9n;
const DAY = 86_400n;
let chain: SsoChain;
let passkey: Passkey;
let account: Hex;

beforeAll(async () => {
  chain = await startSsoChain();
  passkey = await makePasskey();
  account = await chain.addressOf(passkey);
}, 120_000);
afterAll(() => chain.end());

const details = (sent: Promise<unknown>): Promise<string> =>
  sent.then(
    () => 'taken',
    (error: unknown) => (error as { details: string }).details,
  );
const answerTo = (raw: Hex) => details(chain.send(raw));

async function fundedKey() {
  const key = chain.newKey();
  await chain.fund(key.address, parseEther('10'));
  return key;
}

test('a stock wallet client has the paymaster pay for a new account, and reads everything back [I33] [I34]', async () => {
  const key = chain.newKey();
  const wallet = createWalletClient({
    account: key,
    chain: chain.client.chain,
    transport: () => ({ config: chain.client.transport, request: chain.client.request, value: {} }) as never,
  }).extend(eip712WalletActions());
  const hash = await wallet.sendTransaction({
    to: chain.factory,
    data: chain.deployment(passkey),
    paymaster: chain.paymaster,
    paymasterInput: getGeneralPaymasterInput({ innerInput: '0x' }),
  });
  const receipt = await chain.client.waitForTransactionReceipt({ hash });
  expect(receipt).toMatchObject({ status: 'success', from: key.address.toLowerCase(), to: chain.factory });
  expect(receipt.l2ToL1Logs).toEqual([]);
  expect(receipt.l1BatchNumber).toBeNull();
  expect(await chain.client.getTransaction({ hash })).toMatchObject({
    type: 'eip712',
    from: expect.any(String),
    nonce: 0,
  });
  expect(await chain.client.getCode({ address: account })).toBeDefined();
  expect(await chain.client.getBalance({ address: key.address })).toBe(0n);
  const block = await chain.client.getBlock({ blockNumber: receipt.blockNumber, includeTransactions: true });
  expect(block.transactions.map((one) => one.hash)).toContain(hash);
  await chain.fund(account, parseEther('10'));
});

describe('an account’s transaction', () => {
  test('is shown as the account’s own, counted by its own nonce', async () => {
    const before = await chain.client.getTransactionCount({ address: account });
    const hash = await chain.send(await chain.byOwner(account, passkey, { to: FRIEND, value: 3n }));
    expect(await chain.client.getTransactionCount({ address: account })).toBe(before + 1);
    const shown = await chain.client.getTransaction({ hash });
    expect(shown).toMatchObject({ type: 'eip712', nonce: before, value: 3n, input: '0x', gas: 2_000_000n });
    expect([shown.from, shown.to].map((one) => one?.toLowerCase())).toEqual([account.toLowerCase(), FRIEND]);
    const receipt = await chain.receipt(hash);
    expect(receipt).toMatchObject({ status: 'success', type: '0x71' });
    expect(receipt.from.toLowerCase()).toBe(account.toLowerCase());
  });

  test('that fails is kept as failed: it counts, and its gas is paid, the rest is not', async () => {
    const nonce = await chain.client.getTransactionCount({ address: account });
    const balance = await chain.client.getBalance({ address: account });
    const hash = await chain.send(
      await chain.byOwner(account, passkey, { to: FRIEND, value: parseEther('1000'), maxFeePerGas: GWEI }),
    );
    expect((await chain.receipt(hash)).status).toBe('reverted');
    expect(await chain.client.getTransactionCount({ address: account })).toBe(nonce + 1);
    const paid = balance - (await chain.client.getBalance({ address: account }));
    expect(paid).toBeGreaterThan(21_000n * GWEI);
    expect(paid).toBeLessThan(2_000_000n * GWEI);
  });

  test('goes through once: not again, not out of turn, and one of two at the same moment', async () => {
    const raw = await chain.byOwner(account, passkey, { to: FRIEND });
    const nonce = await chain.client.getTransactionCount({ address: account });
    const answers = await Promise.all([answerTo(raw), answerTo(raw)]);
    const late = `nonce too low: next nonce ${nonce + 1}, tx nonce ${nonce}`;
    expect(answers.toSorted()).toEqual([late, 'taken']);
    expect(await answerTo(raw)).toBe(late);
    const early = await chain.byOwner(account, passkey, { to: FRIEND, nonce: nonce + 5 });
    expect(await answerTo(early)).toContain('nonce too high');
  });

  test('is refused with another’s passkey, and with any other signature', async () => {
    const other = await makePasskey();
    expect(await answerTo(await chain.byOwner(account, other, { to: FRIEND }))).toContain('Refused');
    const key = await fundedKey();
    expect(await answerTo(await chain.byKey(key, { to: FRIEND }, account))).toContain('refused');
  });

  test('is estimated with what its checks need', async () => {
    const gas = await chain.client.estimateGas({
      account,
      to: FRIEND,
      value: 1n,
      type: 'eip712',
      gasPerPubdata: 50_000n,
    } as never);
    expect(
      (await chain.receipt(await chain.send(await chain.byOwner(account, passkey, { to: FRIEND, gas })))).status,
    ).toBe('success');
    const fee = await chain.client.request({
      method: 'zks_estimateFee',
      params: [{ from: account, to: FRIEND }],
    } as never);
    expect(fee).toMatchObject({ gas_per_pubdata_limit: '0xc350' });
  });
});

describe('a plain key’s transaction', () => {
  test('pays its own fee and is its own', async () => {
    const key = await fundedKey();
    const receipt = await chain.receipt(await chain.send(await chain.byKey(key, { to: FRIEND, value: 5n })));
    expect(receipt).toMatchObject({ status: 'success', type: '0x71' });
    expect(receipt.from.toLowerCase()).toBe(key.address.toLowerCase());
  });

  test('with hardly enough gas is run, and fails as on any chain', async () => {
    const key = await fundedKey();
    const plain = await chain.send(await chain.byKey(key, { to: FRIEND, gas: 21_000n }));
    expect(await chain.receipt(plain)).toMatchObject({ status: 'success', gasUsed: 21_000n });
    const data = chain.deployment(await makePasskey());
    const thin = await chain.send(await chain.byKey(key, { to: chain.factory, data, gas: 60_000n }));
    expect((await chain.receipt(thin)).status).toBe('reverted');
    expect(await chain.client.getTransactionCount({ address: key.address })).toBe(2);
  });

  test('equal to another key’s is another transaction', async () => {
    const keys = [await fundedKey(), await fundedKey()] as const;
    const hashes = await Promise.all(
      keys.map(async (key) => chain.send(await chain.byKey(key, { to: FRIEND, value: 1n }))),
    );
    expect(new Set(hashes).size).toBe(2);
    for (const hash of hashes) expect((await chain.receipt(hash)).status).toBe('success');
  });

  test('speaks for nobody else', async () => {
    const key = await fundedKey();
    const rich = chain.embedded.accounts[0]?.address ?? '0x';
    expect(await answerTo(await chain.byKey(key, { to: FRIEND, value: 1n }, rich))).toBe(
      'The signature is not that of the sender.',
    );
    // Contracts sign nothing: neither the wrapped ether, nor the bootloader, nor the factory.
    const weth = chain.deployments.find(({ chainId }) => chainId === 31338)?.weth ?? '0x';
    for (const contract of [weth, BOOTLOADER, chain.factory, chain.paymaster] as Hex[]) {
      const raw = await chain.byKey(key, { to: FRIEND, value: 1n, nonce: 1 }, contract);
      expect(await answerTo(raw)).toBe('This account takes no transactions of type 113.');
    }
    expect(await answerTo(await chain.byKey(key, { to: FRIEND }, zeroAddress))).toBe(
      'The signature is not that of the sender.',
    );
  });

  test('goes through once, and not without money', async () => {
    const key = await fundedKey();
    const raw = await chain.byKey(key, { to: FRIEND, value: 1n });
    expect((await Promise.all([answerTo(raw), answerTo(raw), answerTo(raw)])).toSorted()).toEqual([
      'nonce too low: next nonce 1, tx nonce 0',
      'nonce too low: next nonce 1, tx nonce 0',
      'taken',
    ]);
    const poor = await chain.byKey(chain.newKey(), { to: FRIEND });
    expect(await answerTo(poor)).toBe('insufficient funds for gas * price + value');
  });

  test('is paid by the paymaster for making accounts alone', async () => {
    const key = chain.newKey();
    const other: Draft = { to: FRIEND, sponsored: true };
    expect(await answerTo(await chain.byKey(key, other))).toBe('The transaction was refused: NotSponsored (sender)');
    const data = chain.deployment(await makePasskey());
    const dear: Draft = { to: chain.factory, data, sponsored: true, gas: 20_000_000n, maxFeePerGas: 2n * GWEI };
    expect(await answerTo(await chain.byKey(key, dear))).toBe('The transaction was refused: NotSponsored (fee)');
    // Paid for, and then not run, it could be brought again and again.
    const before = await chain.client.getBalance({ address: chain.paymaster });
    const thin = await chain.byKey(key, { to: chain.factory, data, sponsored: true, gas: 60_000n });
    for (let count = 0; count < 2; count += 1)
      expect(await answerTo(thin)).toBe('The call would fail: no paymaster is charged.');
    expect(await chain.client.getBalance({ address: chain.paymaster })).toBe(before);
  });

  test('is paid by the paymaster for an account once', async () => {
    const data = chain.deployment(await makePasskey());
    const making: Draft = { to: chain.factory, data, sponsored: true };
    expect(await answerTo(await chain.byKey(chain.newKey(), making))).toBe('taken');
    const again = await chain.byKey(chain.newKey(), making);
    expect(await answerTo(again)).toBe('The transaction was refused: NotSponsored (sender)');
  });
});

describe('what is no such transaction', () => {
  test.each<[string, Draft, string]>([
    ['too much gas', { to: FRIEND, gas: zksyncLimits.mostGas + 1n }, 'The gas must be from'],
    ['too little gas', { to: FRIEND, gas: 20_999n }, 'The gas must be from 21000 to 20000000.'],
    ['too high a fee', { to: FRIEND, maxFeePerGas: 10n ** 16n }, 'The fee per gas is at most'],
    ['too many bytes', { to: FRIEND, data: `0x${'00'.repeat(100_001)}` }, 'A transaction has at most 100000 bytes.'],
  ])('is refused in words: %s', async (_, draft, words) => {
    expect(await answerTo(await chain.byKey(chain.newKey(), draft))).toContain(words);
  });

  test('is refused in words: another network, code, half a paymaster, bytes in another form', async () => {
    const raw = await chain.byKey(await fundedKey(), { to: FRIEND });
    const fields = fromRlp(`0x${raw.slice(4)}`) as (Hex | Hex[])[];
    const altered = (index: number, value: Hex | Hex[]) =>
      concat(['0x71', toRlp(fields.map((field, at) => (at === index ? value : field)))]);
    expect(
      await answerTo(concat(['0x71', toRlp(fields.map((field, at) => ([7, 10].includes(at) ? '0x01' : field)))])),
    ).toBe('The transaction is for network 1, not for 31338.');
    expect(await answerTo(altered(13, [`0x${'00'.repeat(32)}`]))).toContain('EraVM');
    const malformed = 'This is no transaction of type 113 in its canonical form.';
    expect(await answerTo(altered(15, [chain.paymaster]))).toBe(malformed);
    expect(await answerTo(altered(1, '0x00'))).toBe(malformed);
    expect(await answerTo(`${raw}00`)).toBe(malformed);
    expect(await answerTo('0x71')).toBe(malformed);
    expect(await answerTo(altered(4, '0x'))).toBe(malformed);
    // A signature over other fields is nobody's.
    expect(await answerTo(altered(5, '0x05'))).toBe('The signature is not that of the sender.');
  });

  test('is nothing to the first network', async () => {
    const raw = await chain.byKey(chain.newKey(), { to: FRIEND });
    expect(zksync.id).not.toBe(31337);
    const first = chain.networks.find(({ chainId }) => chainId === 31337);
    const answer = await fetch(first?.rpcUrl ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sendRawTransaction', params: [raw] }),
    });
    expect(await answer.json()).toHaveProperty('error');
  });
});

describe('nobody but the relay', () => {
  test('brings transactions to the bootloader', async () => {
    const transaction = {
      txType: 113n,
      from: BigInt(account),
      to: BigInt(FRIEND),
      gasLimit: 1n,
      gasPerPubdataByteLimit: 1n,
      maxFeePerGas: 0n,
      maxPriorityFeePerGas: 0n,
      paymaster: 0n,
      nonce: 0n,
      value: 0n,
      reserved: [0n, 0n, 0n, 0n],
      data: '0x',
      signature: '0x',
      factoryDeps: [],
      paymasterInput: '0x',
      reservedDynamic: '0x',
    } as const;
    for (const functionName of ['processTransaction', 'chargePaymaster'] as const) {
      const data = encodeFunctionData({ abi: bootloaderAbi, functionName, args: [transaction] });
      await expect(chain.client.call({ account: FRIEND, to: BOOTLOADER, data })).rejects.toThrow(
        toFunctionSelector('NotRelay()'),
      );
    }
  });
});

test('a paymaster that would take the account’s tokens is refused', async () => {
  const input = getApprovalBasedPaymasterInput({ token: FRIEND, minAllowance: 1n, innerInput: '0x' });
  const data = encodeFunctionData({
    abi: sessionAccountAbi,
    functionName: 'executeBatch',
    args: [[{ to: FRIEND, value: 0n, data: '0x' }]],
  });
  const raw = await chain.byOwner(account, passkey, { to: account, data, sponsored: true, paymasterInput: input });
  expect(await answerTo(raw)).toBe('The transaction was refused: PaymasterFlow');
});

test('the paymaster pays for an account up to its limit of a day', async () => {
  const sponsored: Draft = { to: FRIEND, sponsored: true, gas: 10_000_000n, maxFeePerGas: 2n * GWEI };
  await chain.pass(DAY - ((await chain.now()) % DAY));
  const answers: string[] = [];
  // 0.02 ether each, of half an ether a day.
  for (let count = 0; count < 26; count += 1)
    answers.push(await answerTo(await chain.byOwner(account, passkey, sponsored)));
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(25);
  expect(answers.at(-1)).toBe('The transaction was refused: NotSponsored (limit)');
  expect(await chain.client.getBalance({ address: chain.paymaster })).toBeGreaterThan(parseEther('999'));
});

test('a question that the chain itself does not understand is answered in the chain’s words', async () => {
  const ask = (method: string, params: unknown[]) => chain.raw({ jsonrpc: '2.0', id: 1, method, params });
  for (const params of [[account, 'yesterday'], ['0x12', 'latest'], []]) {
    const answer = await ask('eth_getTransactionCount', params);
    expect(answer).toMatchObject({ id: 1, error: { message: expect.not.stringMatching('could not do this') } });
  }
  expect(await ask('zks_estimateFee', [])).toMatchObject({ error: { code: -32_602 } });
  expect(await ask('zks_getProof', [])).toMatchObject({ error: { code: -32_601 } });
  expect(await ask('eth_sendUnsignedTransaction', [{}])).toMatchObject({ error: { code: -32_601 } });
});

test('calls in a batch keep their order and their ids', async () => {
  const key = await fundedKey();
  const raw = await chain.byKey(key, { to: FRIEND, value: 1n });
  const call = (id: number | string, method: string, params: unknown[]) => ({ jsonrpc: '2.0', id, method, params });
  const answers = await chain.raw([
    call('a', 'eth_chainId', []),
    call(9, 'eth_sendRawTransaction', [raw]),
    call(9, 'eth_getTransactionCount', [key.address, 'latest']),
    call(2, 'eth_getTransactionReceipt', [pad('0x1', { size: 32 })]),
    call(3, 'eth_sendRawTransactionSync', [raw]),
  ]);
  expect(answers).toMatchObject([
    { id: 'a', result: '0x7a6a' },
    { id: 9, result: expect.stringMatching(/^0x[0-9a-f]{64}$/) },
    { id: 9, result: '0x1' },
    { id: 2, result: null },
    { id: 3, error: { code: -32_000, message: 'nonce too low: next nonce 1, tx nonce 0' } },
  ]);
});
