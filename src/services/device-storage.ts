import { countAnswers, dropAnswers as dropAnswersAlone } from '../device/answer-store.ts';
import { hasPersonPlace } from '../device/person-place.ts';
import { dropImages, dropPages, pageCaches } from '../device/room.ts';
import { allTransactions } from '../device/transaction-store.ts';
import { IMAGE_CACHE } from '../contract/sw-messages.ts';

/** What the app keeps on this device. */
export type DeviceStorage = {
  /** Bytes, as reported by the browser. */
  usage: number | null;
  quota: number | null;
  /** Pictures, and pages with answers of the server, by number. */
  pictures: number;
  answers: number;
  /** Records of transactions; null where the browser keeps none. */
  transactions: number | null;
  /** Whether the browser has agreed not to clear any of it on its own. */
  isProtected: boolean;
};

const countIn = async (name: string) =>
  (await caches.has(name)) ? (await (await caches.open(name)).keys()).length : 0;

async function countPages(): Promise<number> {
  const counts = await Promise.all((await pageCaches()).map(countIn));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Looking must not create the person's store: where there is none, there are no records. */
const countTransactions = async () => ((await hasPersonPlace()) ? (await allTransactions()).length : 0);

/** Rejects where the browser keeps nothing. */
export async function readDeviceStorage(): Promise<DeviceStorage> {
  const [{ usage = null, quota = null }, pictures, answers, pages, transactions, isProtected] = await Promise.all([
    navigator.storage.estimate(),
    countIn(IMAGE_CACHE),
    countAnswers(),
    countPages(),
    countTransactions().catch(() => null),
    navigator.storage.persisted(),
  ]);
  return { usage, quota, pictures, answers: answers + pages, transactions, isProtected };
}

export { dropImages };

/** Pages and the answers they are made of: either would bring the other back. */
export const dropAnswers = async (): Promise<void> => void (await Promise.all([dropAnswersAlone(), dropPages()]));

/** Asks the browser not to clear this site's data on its own; returns whether it agrees. */
export const protectStorage = async (): Promise<boolean> =>
  (await navigator.storage.persisted()) || (await navigator.storage.persist());
