import { OF_A_PERSON, person, requested } from './database.ts';
import { removeWhen } from './removal.ts';

/** After a sign-out: removes the files as well, unless somebody else's things are in them. */
export const dropEmptyPerson = (): Promise<void> =>
  removeWhen(person, async (transaction) => {
    const counts = await Promise.all(OF_A_PERSON.map((store) => requested(transaction.objectStore(store).count())));
    return counts.every((count) => count === 0);
  });
