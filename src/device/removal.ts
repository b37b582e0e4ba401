import type { Connection } from './connection.ts';

type Definition = Connection['definition'];
/** Whether a database may go, by what its stores hold. It must not await anything but its own requests. */
type Judge = (transaction: IDBTransaction) => Promise<boolean>;

/** Deletes a database that has a place of its own, files and all, if `mayGo` says so, while nobody has it open. */
export async function removeWhen({ definition }: Connection, mayGo: Judge): Promise<void> {
  await definition.place?.alone(async () => {
    if (await judgeAlone(definition, mayGo)) await definition.place?.remove();
  });
}

/**
 * Asks `mayGo` in an upgrade, for which everybody closes, this tab as well, once what they have begun is done; who
 * opens the database now waits for the place, so nobody may be waited for. The upgrade is always taken back: a browser
 * that dies leaves the version.
 */
async function judgeAlone({ name, version, place }: Definition, mayGo: Judge): Promise<boolean> {
  const request = ((await place?.factory()) ?? indexedDB).open(name, version + 1);
  let verdict = false;
  return new Promise((resolve, reject) => {
    request.onupgradeneeded = ({ oldVersion }) => {
      const { transaction } = request;
      if (transaction === null) return;
      const judged = oldVersion === 0 ? Promise.resolve(true) : mayGo(transaction);
      const end = () => transaction.abort();
      void judged.then((may) => (verdict = may)).then(end, end);
    };
    request.onsuccess = () => request.result.close();
    request.onerror = () => {
      if (request.error?.name === 'AbortError') resolve(verdict);
      else reject(request.error ?? new Error('Not opened'));
    };
  });
}
