import type { Hex, SignableMessage } from 'viem';
import { hexToString, isHex } from 'viem/utils';
import type { AppConfig } from '../../contract/config.ts';
import { contractsOf } from '../../domain/clear-signing/line-text.ts';
import { shortenAddress } from '../../domain/paths.ts';
import type { AskedCall } from '../../services/clear-signing.ts';
import { readNames } from '../../services/contract-names.ts';
import { readCallQuestion } from './call-question.ts';
import { confirmInWindow, type Question } from './confirm-window.ts';
import * as own from './own-texts.ts';
import { ProviderError } from './provider-error.ts';
import * as texts from './texts.ts';
import { askAboutOrders, askAboutUnknown, explainOrders, parseTypedData, type AskedTypedData } from './typed-data.ts';

export type Network = AppConfig['networks'][number];

/** Who signs: an account's key, or its passkey. `address` in any case. */
export type Signer = {
  address: Hex;
  signMessage(o: { message: SignableMessage }): Promise<Hex>;
  signTypedData(typed: AskedTypedData): Promise<Hex>;
};

/** Whom a sign-in message (EIP-4361) is for; null for any other text. */
const signsInTo = (text: string) => /^(\S+) wants you to sign in with your Ethereum account:/.exec(text)?.[1] ?? null;

/**
 * What a wallet's window asks its person before it signs something for one site. Each question says first who asks
 * and who would sign. `email`: whose account it is, where that is known.
 */
export function createSignQuestions(o: { signer: Signer; site: string; brand: string; email?: string }) {
  const { signer, brand } = o;
  const address = signer.address.toLowerCase() as Hex;
  const { host } = new URL(o.site);
  const isMine = (given: unknown) => String(given).toLowerCase() === address;
  const short = shortenAddress(address);
  const who = [
    [own.site, host],
    [own.account, o.email === undefined ? short : own.accountOf(short, o.email)],
  ] as const;
  const about = (question: Question): Question => ({ ...question, brand, facts: [...who, ...question.facts] });
  const ask = <T>(question: Question, carryOut: () => Promise<T>) =>
    confirmInWindow({ read: async () => about(question), carryOut });

  return {
    isMine,
    ask,

    signMessage([raw, who]: readonly unknown[]): Promise<Hex> {
      if (!isMine(who)) throw new ProviderError(-32602);
      const text = isHex(raw) ? hexToString(raw) : String(raw);
      const named = signsInTo(text);
      if (named !== null && named !== host) throw new ProviderError(4001, own.otherSite(named, host));
      return ask({ title: texts.signMessage, facts: [], text, approve: texts.sign }, () =>
        signer.signMessage({ message: isHex(raw) ? { raw } : text }),
      );
    },

    async signTypedData([who, data]: readonly unknown[], network: Network): Promise<Hex> {
      const typed = parseTypedData(data);
      if (typed === null || !isMine(who)) throw new ProviderError(-32602);
      if (typed.domain.chainId !== network.chainId) throw new ProviderError(-32603, texts.wrongNetwork);
      const explained = explainOrders(typed, address);
      const carryOut = () => signer.signTypedData(typed);
      if (explained === null) return ask(askAboutUnknown(typed), carryOut);
      return confirmInWindow({
        async read() {
          const { names, isUnread } = await readNames(network, contractsOf(explained));
          return about({ ...askAboutOrders(explained, network.name, names), isUnread });
        },
        carryOut,
      });
    },

    /** `besides`: what the person must know as well. */
    askAboutCalls<T>(
      calls: readonly AskedCall[],
      network: Network,
      carryOut: () => Promise<T>,
      besides: { note: string; why: string } | null = null,
    ): Promise<T> {
      return confirmInWindow({
        async read() {
          const question = await readCallQuestion(calls, network);
          if (besides === null) return about(question);
          const note = question.note === undefined ? besides.note : `${question.note} ${besides.note}`;
          return about({ ...question, note, why: besides.why });
        },
        carryOut,
      });
    },
  };
}
