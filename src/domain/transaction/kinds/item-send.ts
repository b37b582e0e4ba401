import { concat } from 'viem/utils';
import * as v from 'valibot';
import { VitrineError } from '../../errors.ts';
import { encodeTransfer } from '../../item-transfer.ts';
import { shortenAddress } from '../../paths.ts';
import { recipientProblem } from '../../recipient.ts';
import { intentTag } from '../../seaport-calls.ts';
import { readHeld } from '../../trade-reads.ts';
import type { CheckoutPlace } from '../views.ts';
import type { Call, TransactionPorts } from '../ports.ts';
import type { TransactionRecord } from '../record.ts';
import { enterNetwork } from '../steps/network.ts';
import { send } from '../steps/send.ts';
import type { TransactionKind } from '../kind.ts';
import { sendFieldsSchema, type sendArgsSchema, type SendFields } from '../views/item-send.ts';
import * as texts from '../refusal-texts.ts';

/**
 * Items of one network to one recipient. Several are one batch, or nothing; those that go one after the other are
 * a transaction each, a `part` of what `checkout` names.
 */
export type SendRequest = SendFields & { chainId: number; checkout?: string; part?: CheckoutPlace };

/** The sending stops, in words for the person. */
export class SendRefusedError extends VitrineError {
  override name = 'SendRefusedError';
}

type Item = SendFields['items'][number];

function describe({ chainId, recipient, items, checkout, part }: SendRequest) {
  if (items.some(({ amount }) => BigInt(amount) < 1n)) throw new SendRefusedError(texts.oneCopy);
  return {
    fields: { recipient, items } satisfies SendFields,
    args: {
      ...(checkout === undefined ? {} : { checkout }),
      ...(part === undefined ? {} : { part }),
    } satisfies v.InferOutput<typeof sendArgsSchema>,
    // Copies are not unique on chain: sent a second time, they would go.
    resources: [...new Set(items.map((item) => `${chainId}:${item.collectionAddress}:${item.identifier}`))],
  };
}

async function run(record: TransactionRecord, ports: TransactionPorts): Promise<void> {
  const { recipient, items } = v.parse(sendFieldsSchema, record);
  const { chainId, userKey: from } = record;
  const collections = items.map(({ collectionAddress }) => collectionAddress);
  const problem = recipientProblem(recipient, { address: from, collections });
  if (problem !== null) throw new SendRefusedError(problem, { retryable: false });
  await enterNetwork(chainId, [], ports);
  await Promise.all(items.map((item) => checkHeld(item, record, ports)));

  const tag = intentTag(record.id);
  const calls = items.map((item): Call => ({
    chainId,
    from,
    to: item.collectionAddress,
    value: 0n,
    // Contracts ignore what follows the arguments; it names the intent, as for Seaport.
    data: concat([encodeTransfer(item, from, recipient), tag]),
  }));
  const main = calls.pop()!;
  if (calls.length > 0) await sendTogether([...calls, main], record, recipient, ports);
  else {
    const check = (simulate: (call: Call) => Promise<unknown>) =>
      refusing(record, recipient, ports, () => simulate(main));
    await send(record, async () => ({ call: main, check }), ports);
  }
}

async function checkHeld(item: Item, record: TransactionRecord, ports: TransactionPorts): Promise<void> {
  const { collectionAddress: collection, itemType, identifier, tokenName } = item;
  const held = await readHeld(ports, {
    chainId: record.chainId,
    collection,
    itemType,
    identifier,
    owner: record.userKey,
  });
  if (held >= BigInt(item.amount)) return;
  throw new SendRefusedError(held === 0n ? texts.notOwned(tokenName) : texts.ownOnly(held, tokenName));
}

/** Several at once are one confirmation that happens whole or not at all; there is no half way here. */
async function sendTogether(
  calls: readonly Call[],
  record: TransactionRecord,
  recipient: `0x${string}`,
  ports: TransactionPorts,
): Promise<void> {
  const { batch } = ports;
  if (batch !== undefined && (await batch.isOffered(record.chainId, record.userKey))) {
    await refusing(record, recipient, ports, () => batch.simulate(calls));
    if ((await batch.ask(calls.slice(0, -1), calls.at(-1)!)) !== null) return;
  }
  throw new SendRefusedError(texts.notAtOnce);
}

/** A contract can refuse items, and says so only when it is asked. */
async function refusing(
  { chainId }: TransactionRecord,
  recipient: `0x${string}`,
  ports: TransactionPorts,
  simulate: () => Promise<unknown>,
): Promise<void> {
  try {
    await simulate();
  } catch (cause) {
    if ((await ports.chain.code(chainId, recipient)) === '0x') throw cause;
    throw new SendRefusedError(texts.contractRefuses(shortenAddress(recipient)), { cause });
  }
}

export const itemSend: TransactionKind<'item:send', SendRequest> = {
  type: 'item:send',
  version: 1,
  describe,
  run,
};
