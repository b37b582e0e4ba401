import { countAnswers, dropAnswers } from '../device/answer-store.ts';
import { dropImages } from '../device/room.ts';
import { allTransactions } from '../device/transaction-store.ts';
import { IMAGE_CACHE } from '../contract/sw-messages.ts';

/** What the app keeps on this device. */
export type DeviceStorage = {
  /** Bytes, as far as the browser tells. */
  usage: number | null;
  quota: number | null;
  /** Pictures and answers of the server, by number. */
  pictures: number;
  answers: number;
  /** Records of transactions; null where the browser keeps none. */
  transactions: number | null;
  /** Whether the browser has agreed to clear nothing of it by itself. */
  isProtected: boolean;
};

const countPictures = async () =>
  (await caches.has(IMAGE_CACHE)) ? (await (await caches.open(IMAGE_CACHE)).keys()).length : 0;

/** Rejects where the browser keeps nothing. */
export async function readDeviceStorage(): Promise<DeviceStorage> {
  const [{ usage = null, quota = null }, pictures, answers, transactions, isProtected] = await Promise.all([
    navigator.storage.estimate(),
    countPictures(),
    countAnswers(),
    allTransactions().then(
      (all) => all.length,
      () => null,
    ),
    navigator.storage.persisted(),
  ]);
  return { usage, quota, pictures, answers, transactions, isProtected };
}

export { dropAnswers, dropImages };

/** Asks the browser to clear nothing of this site by itself; answers whether it agrees. */
export const protectStorage = async (): Promise<boolean> =>
  (await navigator.storage.persisted()) || (await navigator.storage.persist());
