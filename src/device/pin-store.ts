import { createStore, get, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { pinSchema, type NetworkPin } from '../domain/pins.ts';
import { StoreUnavailableError } from './store-errors.ts';

/*
 * What this device was told about each network at its first visit; nothing about a person. It has a database of its
 * own: another store in the existing one would raise that one's version, and a tab of the previous build could then no
 * longer write down its wallet's answer.
 */

/** `schema`: what a later build stores in another form is not mistaken for this. */
const rowSchema = v.object({ schema: v.literal(1), pin: pinSchema });

let store: UseStore | null = null;
const pins = () => (store ??= createStore('vitrine-pins', 'pins'));

const parse = (row: unknown): NetworkPin | null => {
  const parsed = v.safeParse(rowSchema, row);
  return parsed.success ? parsed.output.pin : null;
};

async function reachable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new StoreUnavailableError(cause);
  }
}

/** Null where the device has none for this network yet. @throws StoreUnavailableError */
export const readPin = async (chainId: number): Promise<NetworkPin | null> =>
  parse(await reachable(() => get(chainId, pins())));

/** Stores what the person accepted. @throws StoreUnavailableError */
export const replacePin = (pin: NetworkPin): Promise<void> =>
  reachable(async () => void (await write(pin, () => true)));

/**
 * Stores a first pin, unless another tab has already stored one.
 * @returns the pin that counts
 * @throws StoreUnavailableError
 */
export const addPin = (pin: NetworkPin): Promise<NetworkPin> =>
  reachable(() => write(pin, (stored) => stored === null));

function write(pin: NetworkPin, mayReplace: (stored: NetworkPin | null) => boolean): Promise<NetworkPin> {
  return pins()('readwrite', (rows) => {
    let holds = pin;
    const request = rows.get(pin.chainId);
    request.addEventListener('success', () => {
      const stored = parse(request.result);
      if (mayReplace(stored)) rows.put({ schema: 1, pin }, pin.chainId);
      else holds = stored ?? pin;
    });
    return new Promise((resolve, reject) => {
      rows.transaction.addEventListener('complete', () => resolve(holds));
      rows.transaction.addEventListener('abort', () => reject(rows.transaction.error ?? new Error('Aborted')));
    });
  });
}
