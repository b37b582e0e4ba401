import * as v from 'valibot';
import { signedOrderSchema, type Order, type SignedOrder } from '../contract/order.ts';
import { traitSchema } from '../contract/primitives.ts';
import { VitrineError } from '../domain/errors.ts';
import * as texts from './order-link-texts.ts';

/*
 * Signed orders on their way from one person to another: in the fragment of a link, which goes to no server, or in a
 * file. Whatever comes in is anybody's, so it is bounded and parsed; whether an order holds is judged by who takes it.
 */

/** An order as it travels. */
const travellingSchema = v.object({
  chain: v.pipe(v.number(), v.integer(), v.minValue(1)),
  side: v.picklist(['listing', 'offer']),
  trait: v.nullable(traitSchema),
  order: signedOrderSchema,
});
export type Travelling = v.InferOutput<typeof travellingSchema>;

/** As many as one link or file brings. */
const MOST = 50;
const letterSchema = v.object({
  vitrine: v.literal('orders'),
  version: v.literal(1),
  orders: v.pipe(v.array(travellingSchema), v.minLength(1), v.maxLength(MOST)),
});

const MARK = 'orders=';
/** Of a link's fragment, and of what it unfolds to or a file holds. */
const MOST_LETTERS = 120_000;
const MOST_BYTES = 1_000_000;
export const ORDERS_PATH = '/shared';

/** It is no order, or none that this build can read. */
export class NoOrdersError extends VitrineError {
  override name = 'NoOrdersError';
  constructor(cause?: unknown) {
    super(texts.noOrders, { cause });
  }
}

const traitOf = ({ criteria }: Order) => (criteria === null ? null : `${criteria.traitType}:${criteria.value}`);

const letterOf = (orders: readonly Order[]) =>
  JSON.stringify({
    vitrine: 'orders',
    version: 1,
    orders: orders.map((order): Travelling => {
      const { chainId, side, parameters, protocolAddress, signature } = order;
      const signed: SignedOrder = { parameters, protocolAddress, signature };
      return { chain: chainId, side, trait: traitOf(order), order: signed };
    }),
  } satisfies v.InferOutput<typeof letterSchema>);

const through = (bytes: Uint8Array<ArrayBuffer>, by: TransformStream<BufferSource, Uint8Array>) =>
  new Blob([bytes]).stream().pipeThrough(by);

/** @throws NoOrdersError once there is more than may be */
async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  const parts: BlobPart[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).text();
    size += value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new NoOrdersError();
    }
    parts.push(value as Uint8Array<ArrayBuffer>);
  }
}

const toLetters = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const fromLetters = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** A link that brings these orders to whoever opens it. */
export async function orderLink(orders: readonly Order[]): Promise<string> {
  const bytes = new TextEncoder().encode(letterOf(orders));
  const folded = await new Response(through(bytes, new CompressionStream('deflate-raw'))).arrayBuffer();
  return `${location.origin}${ORDERS_PATH}#${MARK}${toLetters(new Uint8Array(folded))}`;
}

/** The same as a file. */
export const orderFile = (orders: readonly Order[]): File =>
  new File([letterOf(orders)], 'vitrine-orders.json', { type: 'application/json' });

function parseLetter(text: string): readonly Travelling[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), letterSchema), text);
  if (!parsed.success) throw new NoOrdersError(v.flatten(parsed.issues));
  return parsed.output.orders;
}

async function unfold(letters: string): Promise<string> {
  if (letters.length > MOST_LETTERS || !/^[A-Za-z0-9_-]+$/.test(letters)) throw new NoOrdersError();
  try {
    return await readAll(through(fromLetters(letters), new DecompressionStream('deflate-raw')));
  } catch (cause) {
    throw cause instanceof NoOrdersError ? cause : new NoOrdersError(cause);
  }
}

/** Whether an address's fragment says that it brings orders. */
export const bringsOrders = (fragment: string): boolean => fragment.startsWith(`#${MARK}`);

/**
 * The orders in a link, in its fragment alone, or in the text of a file.
 * @throws NoOrdersError where there are none
 */
export async function readOrders(text: string): Promise<readonly Travelling[]> {
  if (text.length > MOST_BYTES) throw new NoOrdersError();
  const [, letters] = /#orders=([^\s#]*)/.exec(text) ?? [];
  return parseLetter(letters === undefined ? text.trim() : await unfold(letters));
}
