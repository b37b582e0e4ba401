import type { Hex } from 'viem';
import * as v from 'valibot';
import { addressSchema } from '../../contract/primitives.ts';
import { shortenAddress } from '../../domain/paths.ts';
import type { Asked } from './own-channel.ts';
import { askForms, say, type Form } from './own-forms.ts';
import * as texts from './own-texts.ts';
import { ProviderError } from './provider-error.ts';

/* For which account something is asked, and what becomes of it where somebody else is signed in. */

const transactionSchema = v.object({ from: addressSchema });

const namedBy: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
  personal_sign: ([, who]) => who,
  eth_signTypedData_v4: ([who]) => who,
  eth_sendTransaction: ([given]) => (v.is(transactionSchema, given) ? given.from : null),
};

/** The account that must answer; null where it may be any. @throws ProviderError -32602 where none can be read */
export function accountNamed({ method, params }: Asked): Hex | null {
  const read = namedBy[method];
  if (read === undefined) return null;
  const named = v.safeParse(addressSchema, read(params));
  if (!named.success) throw new ProviderError(-32602);
  return named.output;
}

/** The page goes, and comes back with whoever signs in. */
export const anotherEmail = (useAnother: () => Promise<void>): Form => ({
  fields: [],
  submit: texts.anotherEmail,
  async run() {
    await useAnother();
    return new Promise<null>(() => {});
  },
});

/** Nobody makes a wallet, or unlocks one, for what another account is asked. @throws ProviderError 4100 */
export async function refuseAnother(o: {
  site: string;
  email: string;
  named: Hex;
  useAnother(): Promise<void>;
}): Promise<never> {
  await askForms({
    title: texts.anotherTitle,
    text: texts.anotherText(o.email, shortenAddress(o.named)),
    facts: [[texts.site, new URL(o.site).host]],
    forms: [anotherEmail(o.useAnother), { fields: [], submit: texts.reject, isQuiet: true, run: async () => null }],
  });
  say(texts.waiting);
  throw new ProviderError(4100);
}
