import type * as routes from '../../src/contract/marketplace-routes.ts';
import { WATCHED_AT_MOST } from '../../src/contract/watch-list.ts';
import type { StoreContext } from '../stores/context.ts';
import { nftExists } from '../stores/nfts.ts';
import { listWatched, unwatch, watch } from '../stores/watch-list.ts';
import { ApiError, notFound, paged, single } from './answers.ts';
import type { Handlers } from './api.ts';

type WatchRoutes = Pick<typeof routes, 'watchList' | 'watchNft' | 'unwatchNft'>;

/** What an account watches: each sees only its own list. */
export const watchListHandlers = ({ context }: { context: StoreContext }): Handlers<WatchRoutes> => ({
  async watchList({ user, query: { page, size, uuid } }) {
    const { data, total } = await listWatched(context, { owner: user.address, uuids: uuid, page, size });
    return paged(data, { page, size, total });
  },
  async watchNft({ user, body }) {
    const uuid = body.uuid.toLowerCase();
    if ((await nftExists(context.database, uuid)) === null) throw notFound('Item');
    const now = Math.floor(Date.now() / 1000);
    if (!(await watch(context.database, { owner: user.address, uuid, now })))
      throw new ApiError(
        409,
        'watch-list.full',
        `Your watch list is full: it holds ${WATCHED_AT_MOST} works. Remove one to add another.`,
      );
    return single({ uuid });
  },
  async unwatchNft({ user, query }) {
    const uuid = query.uuid.toLowerCase();
    await unwatch(context.database, { owner: user.address, uuid });
    return single({ uuid });
  },
});
