/** Where a person's data is stored: the bucket, where a browser has buckets, and the database. */
export const PERSON = { bucket: 'person', database: 'vitrine-person' };

type Buckets = { keys(): Promise<string[]> };

/**
 * Whether this device has a place for a person's data; asking creates nothing. Local storage reaches the disk seconds
 * after a change, so a killed browser may have lost every mark of who was there.
 */
export async function hasPersonPlace(): Promise<boolean> {
  try {
    const { storageBuckets } = navigator as { storageBuckets?: Buckets };
    if (storageBuckets) return (await storageBuckets.keys()).includes(PERSON.bucket);
    return (await indexedDB.databases()).some(({ name }) => name === PERSON.database);
  } catch {
    return false;
  }
}
