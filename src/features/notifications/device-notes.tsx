import { useQuery } from '@tanstack/react-query';
import * as newsTexts from '../../contract/news-texts.ts';
import { itemPath } from '../../domain/paths.ts';
import { Anchor } from '../../ui/host.tsx';
import { HappeningRow } from '../../ui/event-row.tsx';
import { localTimeText } from '../../ui/local-time.ts';
import { useNow } from '../../ui/use-now.ts';
import styles from './notifications.module.css';
import * as texts from './texts.ts';
import * as icons from '../../ui/page-icons.ts';

const DAY = 86_400;

/** What this device knows by itself: orders signed on it that end within a day. For when nobody else can be asked. */
export function DeviceNotes({ owner }: { owner: string }) {
  const now = useNow();
  const { data: stored = [] } = useQuery({
    queryKey: ['device', 'ending-orders', owner],
    queryFn: async () => (await import('../../device/order-store.ts')).listStoredOrders(owner),
    networkMode: 'always',
  });
  const ending = stored
    .map(({ order }) => order)
    .filter(({ endTime }) => now > 0 && endTime * 1000 > now && endTime - DAY < now / 1000)
    .toSorted((a, b) => a.endTime - b.endTime);
  if (ending.length === 0) return null;
  return (
    <section>
      <h2 className={styles.day}>{texts.onDevice}</h2>
      <ul>
        {ending.map(({ hash, side, nft, price, endTime }) => (
          <HappeningRow
            key={hash}
            icon={icons.alert}
            image={nft.image}
            price={price}
            time={Math.max(0, endTime - DAY) * 1000}
            now={now}
          >
            {nft.identifier === null ? (
              nft.name
            ) : (
              <Anchor href={itemPath(nft.collectionSlug, nft.identifier)}>{nft.name}</Anchor>
            )}{' '}
            <b>{newsTexts.happened[side === 'listing' ? 'listing-ends' : 'offer-ends']}</b>
            <span>{texts.ends(localTimeText(endTime * 1000))}</span>
          </HappeningRow>
        ))}
      </ul>
    </section>
  );
}
