import { formatUnits, parseUnits, type Hex } from 'viem';
import { marketName } from '../../language/market-name.ts';
import { showAmount } from '../../domain/decimals.ts';
import { shortenAddress } from '../../domain/paths.ts';
import { SEAPORT_ADDRESS } from '../../domain/order.ts';
import type { SessionConfig } from '../../domain/session-policy/config.ts';
import { purchasePolicy } from '../../domain/session-policy/purchase.ts';
import { askForms, type Form } from './own-forms.ts';
import { ProviderError } from './provider-error.ts';
import type { Network } from './sign-questions.ts';
import * as texts from './sso-texts.ts';

/** In the network's currency. */
const PROPOSED = { perPurchase: '0.5', inTotal: '2', fees: '0.05', seconds: '86400' } as const;

/** In the network's currency: more than a person who buys here would need. */
const HUGE = '100';

/** Null for what is no amount above zero. */
function amountOf(text: string, decimals: number): bigint | null {
  if (!/^\d{1,12}([.,]\d{1,18})?$/.test(text.trim())) return null;
  const amount = parseUnits(text.trim().replace(',', '.'), decimals);
  return amount > 0n ? amount : null;
}

/**
 * Shows what the session may do, and lets the person change its limits and its length; `start` makes it, or what a
 * connection without one needs (null).
 * @throws ProviderError 4001 where the person wants none, and cannot go without
 */
export async function askForSession<T>(o: {
  site: string;
  account: Hex;
  network: Network;
  asked: { signer: Hex; zone: Hex };
  /** What the account has now; null where that is not known, or it is only being made. */
  held: bigint | null;
  /** How many other sessions of the account are active. */
  active: number;
  canGoWithout: boolean;
  start(config: SessionConfig | null): Promise<T>;
}): Promise<T> {
  const { symbol, decimals } = o.network.currency;
  const fees = parseUnits(PROPOSED.fees, decimals);
  const show = (amount: bigint) => `${showAmount(formatUnits(amount, decimals))} ${symbol}`;
  /** What is unusual about the limit; null where nothing is. */
  function warning(limit: bigint): string | null {
    if (limit > parseUnits(HUGE, decimals)) return texts.hugeLimit(show(limit));
    return o.held !== null && limit > o.held ? texts.aboveHeld(show(limit), show(o.held)) : null;
  }
  let warnedOf: bigint | null = null;
  const answer: { started?: T; refused?: unknown } = {};
  async function start(config: SessionConfig | null): Promise<string | null> {
    try {
      answer.started = await o.start(config);
      return null;
    } catch (error) {
      if (error instanceof ProviderError && error.code === 4001) return texts.notUsed;
      if (error instanceof ProviderError) return error.message;
      throw error;
    }
  }
  const begin: Form = {
    fields: [
      {
        name: 'per-purchase',
        label: texts.perPurchase(symbol),
        type: 'text',
        autocomplete: 'off',
        value: PROPOSED.perPurchase,
      },
      { name: 'in-total', label: texts.inTotal(symbol), type: 'text', autocomplete: 'off', value: PROPOSED.inTotal },
      { name: 'lasts', label: texts.lasts, type: 'choice', value: PROPOSED.seconds, options: texts.lengths },
    ],
    submit: texts.startSession,
    async run({ 'per-purchase': each = '', 'in-total': all = '', lasts = '' }) {
      const [maxPerPurchase, limit] = [amountOf(each, decimals), amountOf(all, decimals)];
      if (maxPerPurchase === null || limit === null) return texts.badAmount;
      if (maxPerPurchase > limit) return texts.eachAboveAll;
      const unusual = limit === warnedOf ? null : warning(limit);
      if (unusual !== null) {
        warnedOf = limit;
        return unusual;
      }
      const expiresAt = BigInt(Math.floor(Date.now() / 1000)) + BigInt(lasts);
      const config = purchasePolicy({
        ...o.asked,
        seaport: SEAPORT_ADDRESS,
        limit,
        maxPerPurchase,
        feeLimit: fees,
        expiresAt,
      });
      return start(config);
    },
  };
  const refuse: Form = {
    fields: [],
    submit: o.canGoWithout ? texts.goWithout : texts.notNow,
    isQuiet: true,
    run: async () => {
      if (o.canGoWithout) return start(null);
      answer.refused = new ProviderError(4001);
      return null;
    },
  };
  await askForms({
    title: texts.sessionTitle,
    text: `${texts.sessionText(new URL(o.site).host, shortenAddress(o.account))}${o.canGoWithout ? ` ${texts.withoutSession}` : ''}`,
    facts: [
      [texts.mayBuy, texts.mayBuyHow(symbol, marketName())],
      [texts.stillAsks, texts.stillAsksHow(marketName())],
      ...(o.active === 0 ? [] : [[texts.otherSessions, texts.stillActive(o.active)] as const]),
      [texts.fees, texts.feesAtMost(`${formatUnits(fees, decimals)} ${symbol}`)],
      [texts.calls, texts.seaport(SEAPORT_ADDRESS)],
    ],
    forms: [refuse, begin],
    isLong: true,
  });
  if (answer.started === undefined) throw answer.refused;
  return answer.started;
}
