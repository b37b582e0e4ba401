import { encodeFunctionData, hashMessage, hashTypedData, type Hex } from 'viem';
import * as v from 'valibot';
import { marketName } from '../../language/market-name.ts';
import { addressSchema, hash32Schema, hexSchema } from '../../contract/primitives.ts';
import { RpcUnavailableError } from '../../device/rpc.ts';
import { sessionAccountAbi } from '../../domain/session-policy/abis.ts';
import { showAmount } from '../../domain/decimals.ts';
import { formatUnits } from '../../domain/money.ts';
import { LANGUAGE, LOCALES } from '../../language/language.ts';
import { networkById, runtime } from '../../services/runtime.ts';
import { listSessions } from '../../services/sso-listing.ts';
import { readFee, readNonce, type Sso, type SsoCall } from '../../services/sso-transactions.ts';
import { localTimeText } from '../../ui/local-time.ts';
import { reach } from './connection.ts';
import { fund } from './fund.ts';
import { askNode } from './node-words.ts';
import { askForms, say } from './own-forms.ts';
import type { Asked } from './own-channel.ts';
import * as own from './own-texts.ts';
import { ProviderError } from './provider-error.ts';
import { createSignQuestions, type Network } from './sign-questions.ts';
import {
  accountOf,
  findAccount,
  notePasskey,
  ownerOf,
  signAccount,
  signAsOwner,
  signSession,
  standing,
  type Account,
} from './sso-accounts.ts';
import { findPasskey, makePasskey, signByPasskey } from './sso-passkey.ts';
import { askForSession } from './sso-session-form.ts';
import { whyUncovered, type Refused } from './sso-uncovered.ts';
import * as texts from './sso-texts.ts';
import { parseTypedData } from './typed-data.ts';
import { network as networkLabel, unsupportedMethod } from './texts.ts';

/* What the window does for one site, each thing after a yes and with the passkey. It sends nothing. */

const proposalSchema = v.object({ signer: addressSchema, zone: addressSchema });
const nonceSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const callSchema = v.object({ to: addressSchema, value: v.pipe(v.bigint(), v.minValue(0n)), data: hexSchema });
const sendingSchema = v.object({
  ...callSchema.entries,
  from: addressSchema,
  nonce: nonceSchema,
  why: v.nullable(v.pipe(v.string(), v.maxLength(500))),
  // A page of an earlier build does not say it.
  limit: v.nullish(v.pipe(v.bigint(), v.minValue(0n)), null),
});
const batchSchema = v.object({
  from: addressSchema,
  nonce: nonceSchema,
  calls: v.pipe(v.array(callSchema), v.minLength(1), v.maxLength(16)),
});

const parse = <T extends v.GenericSchema>(schema: T, value: unknown): v.InferOutput<T> => {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) throw new ProviderError(-32602);
  return parsed.output;
};

export function createSsoWindow(sso: Sso, site: string) {
  const { brand } = texts;
  const { host } = new URL(site);
  /** The questions of one account, whose passkey signs. */
  async function questionsOf(address: Hex) {
    const owner = await ownerOf(sso, address).catch((error: unknown) => {
      throw error instanceof RpcUnavailableError
        ? new ProviderError(-32603, own.noConnection)
        : new ProviderError(4100);
    });
    const signer = {
      address,
      signMessage: ({ message }: { message: Parameters<typeof hashMessage>[0] }) =>
        signByPasskey(owner, hashMessage(message)),
      signTypedData: (typed: Parameters<typeof hashTypedData>[0]) => signByPasskey(owner, hashTypedData(typed)),
    };
    return { owner, questions: createSignQuestions({ signer, site, brand }) };
  }

  /** Whose passkey is there, or a new one. */
  async function findOrMake(): Promise<Account> {
    let found: Account | null = null;
    const using = async () => {
      const assertion = await findPasskey().catch(() => null);
      if (assertion === null) return texts.notUsed;
      found = await findAccount(sso, assertion);
      return found === null ? texts.noAccount : null;
    };
    const making = async () => {
      // Two of one day are told apart by the time.
      const now = new Date().toLocaleString(LOCALES[LANGUAGE], { dateStyle: 'medium', timeStyle: 'short' });
      const made = await makePasskey(texts.accountName(now, marketName())).catch(() => null);
      if (made === null) return 'PublicKeyCredential' in window ? texts.notMade : texts.noPasskeys;
      notePasskey(made);
      found = await accountOf(sso, made);
      return null;
    };
    await askForms({
      title: texts.startTitle,
      text: texts.startText(host),
      forms: [
        { fields: [], submit: texts.useOne, run: using },
        { fields: [], submit: texts.makeOne, isQuiet: true, run: making },
        { fields: [], submit: own.cancel, isQuiet: true, run: async () => null },
      ],
    });
    if (found === null) throw new ProviderError(4001);
    return found;
  }

  async function start(account: Account, given: unknown, network: Network, isConnecting: boolean) {
    const asked = parse(proposalSchema, given);
    say(own.opening);
    // An account that is only being made has nothing yet.
    const { held, active } = account.isDeployed ? await standing(sso, account.address) : { held: null, active: 0 };
    const answer = await askForSession({
      site,
      account: account.address,
      network,
      asked,
      held,
      active,
      canGoWithout: isConnecting,
      async start(config) {
        const raws = await (config === null ? signAccount(sso, account) : signSession(sso, account, config));
        if (runtime().config.embedded) await reach(() => fund(account.address, sso.chainId));
        return { account: account.address, config, raws };
      },
    });
    say(own.waiting);
    return answer;
  }

  async function sign(owner: Account['owner'], from: Hex, nonce: number, call: SsoCall): Promise<{ raw: Hex }> {
    const fee = await askNode(() => readFee(sso, from, call));
    return { raw: await signAsOwner(sso, owner, { ...call, ...fee, from, nonce }) };
  }

  async function signCalls(
    o: { from: Hex; nonce: number; calls: SsoCall[]; refused: Refused | null },
    network: Network,
  ) {
    const { from, nonce, calls } = o;
    // What changes the account itself has questions of its own.
    if (calls.some(({ to }) => to === from)) throw new ProviderError(-32602, texts.notForPages);
    const { owner, questions } = await questionsOf(from);
    const [only] = calls;
    const call =
      calls.length === 1 && only !== undefined
        ? only
        : {
            to: from,
            value: 0n,
            data: encodeFunctionData({ abi: sessionAccountAbi, functionName: 'executeBatch', args: [calls] }),
          };
    const asked = calls.map((one) => ({ ...one, from, chainId: sso.chainId }));
    const besides =
      o.refused === null || only === undefined
        ? null
        : await whyUncovered(o.refused, { ...only, from, chainId: sso.chainId }, network);
    return questions.askAboutCalls(asked, network, () => sign(owner, from, nonce, call), besides);
  }

  /** A session as the list shows it; by its id where the network does not tell of it. */
  async function factsOf(from: Hex, id: Hex, { currency }: Network): Promise<(readonly [string, string])[]> {
    const page = await listSessions(sso, from, null).catch(() => null);
    const listed = page?.sessions.find((one) => one.id === id);
    if (listed === undefined) return [[texts.session, id]];
    const show = (amount: bigint) => `${showAmount(formatUnits(amount, currency.decimals))} ${currency.symbol}`;
    const { value, expiresAt } = listed;
    return [
      [texts.session, texts.sessionUntil(localTimeText(expiresAt))],
      ...(value === null
        ? []
        : [[texts.limits, texts.limitsLeft(show(value.left), show(value.limit), show(value.each))] as const]),
    ];
  }

  async function revoke([who, id]: readonly unknown[], network: Network): Promise<{ raw: Hex }> {
    const [from, session] = [parse(addressSchema, who), parse(hash32Schema, id)];
    const [{ owner, questions }, facts] = await Promise.all([questionsOf(from), factsOf(from, session, network)]);
    const data = encodeFunctionData({ abi: sessionAccountAbi, functionName: 'revokeSession', args: [session] });
    return questions.ask(
      {
        title: texts.revokeTitle,
        facts: [[networkLabel, network.name], ...facts],
        note: texts.revokeNote,
        approve: texts.revoke,
        decline: texts.keep,
      },
      async () => sign(owner, from, await readNonce(sso, from), { to: from, value: 0n, data }),
    );
  }

  async function another([who, proposal]: readonly unknown[], network: Network) {
    const address = parse(addressSchema, who);
    const { owner } = await questionsOf(address);
    return start({ address, owner, isDeployed: true }, proposal, network, false);
  }

  return async ({ method, params, chainId }: Asked): Promise<unknown> => {
    const network = networkById(chainId);
    if (network === null || chainId !== sso.chainId) throw new ProviderError(4901);
    switch (method) {
      case 'eth_requestAccounts':
        return start(await findOrMake(), params[0], network, true);
      case 'sso_createSession':
        return another(params, network);
      case 'sso_revokeSession':
        return revoke(params, network);
      case 'personal_sign':
        return (await questionsOf(parse(addressSchema, params[1]))).questions.signMessage(params);
      case 'eth_signTypedData_v4': {
        // What an account takes as its transaction is typed data as well.
        if (parseTypedData(params[1])?.domain.name?.toLowerCase() === 'zksync')
          throw new ProviderError(-32602, texts.notForPages);
        return (await questionsOf(parse(addressSchema, params[0]))).questions.signTypedData(params, network);
      }
      case 'eth_sendTransaction': {
        const { to, value, data, why, limit, ...rest } = parse(sendingSchema, params[0]);
        const refused = why === null ? null : { refusal: why, limit };
        return signCalls({ ...rest, refused, calls: [{ to, value, data }] }, network);
      }
      case 'wallet_sendCalls':
        return signCalls({ ...parse(batchSchema, params[0]), refused: null }, network);
      default:
        throw new ProviderError(-32004, unsupportedMethod(method));
    }
  };
}
