import type * as routes from '../../src/contract/operator-routes.ts';
import { askBackup } from '../jobs/backup.ts';
import { askedBackup, lastBackup } from '../stores/backups.ts';
import type { StoreContext } from '../stores/context.ts';
import { lastDone, lockDecisions, withSubjects, writeDone } from '../stores/operator-log.ts';
import { ApiError, single } from './answers.ts';
import type { Handlers } from './api.ts';

/** When the last back-up was made, and that another one is wanted. */
export function operatorBackupHandlers(o: {
  context: StoreContext;
  /** Whether a folder for them is configured. */
  hasFolder: boolean;
}): Handlers<Pick<typeof routes, 'operatorBackups' | 'operatorBackUp'>> {
  const { context, hasFolder } = o;
  const { database } = context;
  return {
    async operatorBackups() {
      return single({ last: await lastBackup(database), asked: await askedBackup(database), hasFolder });
    },
    async operatorBackUp({ user }) {
      if (!hasFolder)
        throw new ApiError(409, 'operator.no-folder', 'BACKUP_FOLDER is not set: this server has nowhere to write it.');
      const entry = await database.transaction(async (tx) => {
        // One after the other: who asks while one is on its way is told of that one.
        await lockDecisions(tx);
        const asked = await askedBackup(tx);
        const underWay = asked === null || asked.isDead ? null : await lastDone(tx, 'backups');
        if (underWay !== null) return underWay;
        await askBackup(tx);
        return writeDone(tx, { operator: user.address, about: 'backups', after: { backup: 'asked' } });
      });
      const [told] = await withSubjects(context, [entry]);
      return single(told ?? null);
    },
  };
}
