import { useQuery } from '@tanstack/react-query';
import type { Collection } from '../../contract/collection.ts';
import { groupThousands } from '../../domain/decimals.ts';
import { profilePath, shortenAddress } from '../../domain/paths.ts';
import { passingWords } from '../../services/passing.ts';
import { AccountName } from '../../ui/account-name.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Block, PersonRow, Row, Rows } from '../../ui/blocks.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { stampOf } from '../../ui/stamp-text.ts';
import { Vacancy } from '../../ui/vacancy.tsx';
import { collectionHoldersQuery } from './collection-queries.ts';
import styles from './tabs.module.css';
import * as texts from './texts.ts';

const counted = (value: number | string) => groupThousands(String(value));
const percent = (part: number, whole: number) => (whole === 0 ? '' : `${((part / whole) * 100).toFixed(1)}%`);

/** Who holds how many of a collection's items. */
export function Holders({ id, collection }: { id: string; collection: Collection }) {
  const query = useQuery(collectionHoldersQuery(id));
  if (query.isPending) return <Skeleton height={480} style={{ marginTop: 24 }} />;
  const found = query.data;
  if (!found)
    return (
      <Retry
        what={texts.holdersSubject}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
        passing={passingWords(query.error)}
      />
    );
  if (found.top.length === 0) return <Vacancy title={texts.noHoldersTitle} text={texts.noHolders} />;
  const copies = found.top.map((one) => Number(one.copies));
  const most = Math.max(1, ...copies);
  const all = Math.max(Number(found.items), 1);
  return (
    <div className={styles.sides}>
      <Block
        title={texts.topHolders}
        count={
          found.top.length < found.holders ? texts.someOf(counted(found.top.length), counted(found.holders)) : undefined
        }
        aside={<Stamp {...stampOf(query)} network={collection.network} />}
      >
        <ul>
          {found.top.map((one, at) => (
            <PersonRow
              key={one.address}
              picture={<Avatar address={one.address} />}
              name={<AccountName address={one.address}>{shortenAddress(one.address)}</AccountName>}
              href={profilePath(one.address)}
              // Multi-copy items have several owners each, so a share of the items would mean nothing.
              sub={collection.itemType === 2 ? percent(copies[at] ?? 0, all) : undefined}
            >
              <span className={styles.depth}>
                {counted(one.copies)}
                <Meter thin strong label="" value={copies[at] ?? 0} max={most} />
              </span>
            </PersonRow>
          ))}
        </ul>
      </Block>
      <Block title={texts.distribution} count={texts.holderCount(counted(found.holders))}>
        <Rows>
          {found.groups.map((group, at) => (
            <Row key={group.from} label={texts.holding(group.from, upTo(found.groups, at))}>
              <span className={styles.share}>
                {counted(group.count)} <small>{percent(group.count, found.holders)}</small>
              </span>
            </Row>
          ))}
        </Rows>
      </Block>
    </div>
  );
}

const BOUNDS = [1, 2, 4, 11, 26];
/** The most that a member of the group holds; null where there is no bound. */
const upTo = (groups: readonly { from: number }[], at: number) => {
  const next = BOUNDS[BOUNDS.indexOf(groups[at]?.from ?? 0) + 1];
  return next === undefined ? null : next - 1;
};
