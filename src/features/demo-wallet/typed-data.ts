import * as v from 'valibot';
import { orderParametersSchema, type OrderParameters } from '../../contract/order.ts';
import { addressSchema } from '../../contract/primitives.ts';
import { SEAPORT_ADDRESS, ZERO_ADDRESS } from '../../domain/order.ts';
import { bulkTypedData, orderTypedData, type TypedData } from '../../domain/seaport-signing.ts';
import type { Names } from '../../domain/clear-signing/line-text.ts';
import { explainOrder, factsOf, type Explanation } from '../../services/clear-signing.ts';
import { localTimeText } from '../../ui/local-time.ts';
import type { Question } from './confirm-window.ts';
import * as texts from './texts.ts';

const typedDataSchema = v.object({
  domain: v.looseObject({
    name: v.optional(v.string()),
    version: v.optional(v.string()),
    chainId: v.pipe(
      v.union([v.number(), v.string()]),
      v.transform((value) => Number(value)),
      v.safeInteger(),
    ),
    verifyingContract: v.optional(addressSchema),
  }),
  types: v.record(v.string(), v.array(v.object({ name: v.string(), type: v.string() }))),
  primaryType: v.string(),
  message: v.record(v.string(), v.unknown()),
});
export type AskedTypedData = v.InferOutput<typeof typedDataSchema>;

/** As a page hands it over: JSON text, or the object itself. Null when it is no typed data. */
export function parseTypedData(raw: unknown): AskedTypedData | null {
  try {
    const parsed = v.safeParse(typedDataSchema, typeof raw === 'string' ? JSON.parse(raw) : raw);
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

function leavesOf(tree: unknown): unknown[] {
  return Array.isArray(tree) ? tree.flatMap(leavesOf) : [tree];
}

/**
 * The Seaport orders that a signature would make valid. Null for anything else, also for what only
 * looks like them: words are shown for exactly the types whose meaning is known.
 */
export function seaportOrders(typed: AskedTypedData): OrderParameters[] | null {
  const { domain, message, primaryType } = typed;
  if (domain.name !== 'Seaport' || domain.version !== '1.6' || domain.verifyingContract !== SEAPORT_ADDRESS)
    return null;
  const isBulk = primaryType === 'BulkOrder';
  const parsed = v.safeParse(v.array(v.unknown()), isBulk ? leavesOf(message['tree']) : [message]);
  if (!parsed.success) return null;
  const orders: OrderParameters[] = [];
  for (const leaf of parsed.output) {
    // What fills a tree up is nobody's order.
    if (isBulk && (leaf as { offerer?: unknown } | null)?.offerer === ZERO_ADDRESS) continue;
    const order = v.safeParse(orderParametersSchema, leaf);
    if (!order.success) return null;
    orders.push(order.output);
  }
  const [first] = orders;
  if (first === undefined) return null;
  const known: TypedData = isBulk ? bulkTypedData(orders, domain.chainId) : orderTypedData(first, domain.chainId);
  const isKnown = primaryType === known.primaryType && JSON.stringify(typed.types) === JSON.stringify(known.types);
  return isKnown ? orders : null;
}

/** Each of the orders in the published descriptors' words; null where one of them fits none. */
export function explainOrders(typed: AskedTypedData, signer: `0x${string}`): Explanation[] | null {
  const explained = seaportOrders(typed)?.map((order) => explainOrder(order, signer)) ?? [null];
  return explained.every((one) => one !== null) ? explained : null;
}

/** The question in words. */
export function askAboutOrders(orders: readonly Explanation[], network: string, names: Names): Question {
  const isOne = orders.length === 1;
  return {
    title: isOne ? (orders[0]?.intent ?? '') : texts.signOrders(orders.length),
    facts: [
      [texts.network, network],
      ...orders.flatMap((order, index) => [
        ...(isOne ? [] : [[texts.orderNumber(index + 1), order.intent] as const]),
        ...factsOf(order, names, localTimeText),
      ]),
    ],
    note: texts.signOrdersNote,
    approve: texts.sign,
  };
}

/** Data whose meaning this wallet does not know: shown as it is. */
export const askAboutUnknown = (typed: AskedTypedData): Question => ({
  title: texts.signUnknown,
  facts: [[texts.forWhom, typed.domain.name ?? texts.nobodyNamed]],
  text: JSON.stringify(typed, null, 2),
  note: texts.signUnknownNote,
  approve: texts.sign,
});
