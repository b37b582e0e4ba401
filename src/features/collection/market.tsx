import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ListedOrder } from '../../contract/listed-order.ts';
import { groupThousands } from '../../domain/decimals.ts';
import { passingWords } from '../../services/passing.ts';
import { Block, PersonRow } from '../../ui/blocks.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Price } from '../../ui/price-text.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { stampOf } from '../../ui/stamp-text.ts';
import { cheapestListingsQuery, highestOffersQuery } from './collection-queries.ts';
import { levels, type Level } from './depth.ts';
import styles from './tabs.module.css';
import * as texts from './texts.ts';

const SHOWN = 20;
const counted = (value: bigint | number) => groupThousands(String(value));

type SideProps = {
  title: string;
  /** What could not be loaded. */
  subject: string;
  empty: string;
  /** What a level is about. */
  words: (level: Level) => string;
  /** That there are more than are shown. */
  cut: (shown: number) => string;
  query: UseQueryResult<{ data: ListedOrder[]; pagination: { total: number } }>;
  network: string;
};

/** One side of the market by price, the best first, with what has gathered up to each. */
function Side({ title, subject, empty, words, cut, query, network }: SideProps) {
  const { data: orders = [], pagination } = query.data ?? {};
  const all = levels(orders);
  const found = all.slice(0, SHOWN);
  // One call gives so many orders.
  const isCut = all.length > SHOWN || (pagination?.total ?? 0) > orders.length;
  const most = Number(found.at(-1)?.upTo ?? 1n);
  return (
    <Block title={title} aside={<Stamp {...stampOf(query)} network={network} />}>
      {query.isPending ? (
        <Skeleton height={240} />
      ) : query.data === undefined ? (
        <Retry
          what={subject}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
          passing={passingWords(query.error)}
        />
      ) : found.length === 0 ? (
        <p className={styles.quiet}>{empty}</p>
      ) : (
        <>
          <ul>
            {found.map((level) => (
              <PersonRow key={level.key} picture={null} name={<Price of={level.price} />} sub={words(level)}>
                <span className={styles.depth}>
                  {texts.upTo(counted(level.upTo))}
                  <Meter thin strong label="" value={Number(level.upTo)} max={most} />
                </span>
              </PersonRow>
            ))}
          </ul>
          {isCut && <p className={styles.quiet}>{cut(found.length)}</p>}
        </>
      )}
    </Block>
  );
}

/** Offers on any item or trait, and listings, by price. */
export function Market({ id, network }: { id: string; network: string }) {
  const offers = useQuery(highestOffersQuery(id));
  const listings = useQuery(cheapestListingsQuery(id));
  return (
    <div className={styles.sides}>
      <Side
        title={texts.offersByPrice}
        subject={texts.offersSubject}
        empty={texts.noOffers}
        words={(level) =>
          texts.offersAt(
            level.trait ?? texts.anyItem,
            counted(level.orders),
            level.units === BigInt(level.orders) ? null : texts.itemsAt(counted(level.units)),
          )
        }
        cut={texts.highestOnly}
        query={offers}
        network={network}
      />
      <Side
        title={texts.listingsByPrice}
        subject={texts.listingsSubject}
        empty={texts.noListings}
        words={(level) => texts.itemsAt(counted(level.units))}
        cut={texts.lowestOnly}
        query={listings}
        network={network}
      />
    </div>
  );
}
