import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { addressSchema } from '../../contract/primitives.ts';
import { itemPath } from '../../domain/paths.ts';
import type { TransactionRecord } from '../../domain/transaction/record.ts';
import { applyEvent } from '../../device/transaction-store.ts';
import { mintedQuery, type Minted } from '../../services/minted.ts';
import { MAX_ITEMS } from '../../ui/case-stage.tsx';
import { Anchor } from '../../ui/host.tsx';
import styles from './event-modal.module.css';
import * as texts from './texts.ts';

const mintSchema = v.object({ type: v.literal('mint:make'), collectionAddress: addressSchema });

const NONE = { items: [], count: 0 };

/** What a mint brought, as soon as the chain and the server say so; empty until then, and for other records. */
export function useMinted(record: TransactionRecord): Pick<Minted, 'items' | 'count'> {
  const mint = v.safeParse(mintSchema, record);
  const { chainId, userKey: owner, hash } = record;
  const { data } = useQuery({
    ...mintedQuery(
      { chainId, owner, hash: hash ?? '', collection: mint.success ? mint.output.collectionAddress : '' },
      MAX_ITEMS,
    ),
    enabled: mint.success && record.status === 'success' && hash !== null,
  });
  return data ?? NONE;
}

type Props = { record: TransactionRecord } & Pick<Minted, 'items' | 'count'>;

/** Links to the first of them; following one closes the modal. */
export function MintedItems({ record, items, count }: Props) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.minted} aria-label={texts.mintedItems}>
      {items.map(({ slug, identifier, name }) => (
        <li key={identifier}>
          <Anchor href={itemPath(slug, identifier)} onClick={() => void applyEvent(record.id, { type: 'dismissed' })}>
            {name}
          </Anchor>
        </li>
      ))}
      {count > items.length && <li>{texts.andMore(count - items.length)}</li>}
    </ul>
  );
}
