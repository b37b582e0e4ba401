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
  query: UseQueryResult<{ data: ListedOrder[] }>;
  network: string;
};

/** One side of the market by price, the best first, with what has gathered up to each. */
function Side({ title, subject, empty, words, query, network }: SideProps) {
  const found = levels(query.data?.data ?? []).slice(0, SHOWN);
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
          texts.offersAt(level.trait ?? texts.anyItem, counted(level.orders), level.orders === 1, counted(level.units))
        }
        query={offers}
        network={network}
      />
      <Side
        title={texts.listingsByPrice}
        subject={texts.listingsSubject}
        empty={texts.noListings}
        words={(level) => texts.itemsAt(counted(level.units), level.units === 1n)}
        query={listings}
        network={network}
      />
    </div>
  );
}
