import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Collection } from '../../contract/collection.ts';
import { MAX_PAGE_SIZE } from '../../contract/paging.ts';
import type { Cart } from '../../domain/cart.ts';
import { showTokenTotal } from '../../domain/cart-totals.ts';
import { costOf, currenciesOf, sweepable } from '../../domain/sweep.ts';
import { authState } from '../../services/auth-state.ts';
import { ordersQuery } from '../../services/page-queries.ts';
import { passingWords } from '../../services/passing.ts';
import { addAll, cartView, startCart } from '../../trading/cart/cart-session.ts';
import { Button } from '../../ui/button.tsx';
import { useUiHost } from '../../ui/host.tsx';
import { Row, Rows } from '../../ui/blocks.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Note } from '../../ui/note.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import styles from './cart.module.css';
import * as texts from './texts.ts';

const FIRST_CHOICE = 5n;

/** How many of the cheapest, in which currency; what they cost; and into the cart. */
export function SweepModal({ collection, onClose }: { collection: Collection; onClose: () => void }) {
  const query = useQuery(
    ordersQuery({ collection: collection.slug, network: collection.network, size: MAX_PAGE_SIZE }),
  );
  useEffect(() => void startCart(), []);
  return (
    <Modal open title={texts.sweepTitle(collection.name)} onClose={onClose}>
      <div className={styles.difference}>
        {query.isPending ? (
          <Skeleton height={180} />
        ) : query.data === undefined ? (
          <Retry
            what={texts.listings}
            onRetry={() => void query.refetch()}
            busy={query.isFetching}
            passing={passingWords(query.error)}
          />
        ) : (
          <Choice collection={collection} orders={query.data.data} onDone={onClose} />
        )}
      </div>
    </Modal>
  );
}

function Choice(props: { collection: Collection; orders: Parameters<typeof sweepable>[0]; onDone: () => void }) {
  const { collection, orders, onDone } = props;
  const { networkName } = useUiHost();
  const { user } = useSnapshot(authState);
  const cart = useSnapshot(cartView).items as Cart;
  const [wanted, setWanted] = useState(FIRST_CHOICE);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isInvalid, setInvalid] = useState(false);
  const [now] = useState(() => Date.now());
  const currencies = currenciesOf(orders);
  const currency = currencies.find(({ address }) => address === chosen) ?? currencies[0];
  const [other] = cart;
  if (other !== undefined && other.chainId !== collection.chainId) {
    return <Note tone="warn">{texts.sweepElsewhere(networkName(other.network))}</Note>;
  }
  if (currency === undefined) return <Note>{texts.nothingToSweep}</Note>;
  const all = sweepable(orders, { currency, viewer: user?.address ?? null, cart, now });
  const most = BigInt(all.length);
  const items = all.slice(0, Number(wanted > most ? most : wanted));
  const { total, dearest } = costOf(items);
  const amount = (value: bigint) => `${showTokenTotal(value, currency.decimals)} ${currency.symbol}`;
  return (
    <>
      <p>{texts.sweepLead}</p>
      {currencies.length > 1 && (
        <Segmented
          label={texts.sweepCurrency}
          value={currency.address}
          segments={currencies.map(({ address, symbol }) => ({ value: address, label: symbol, content: symbol }))}
          onChange={setChosen}
        />
      )}
      {most === 0n ? (
        <Note>{texts.nothingToSweep}</Note>
      ) : (
        <>
          <Stepper
            label={texts.sweepCount}
            value={BigInt(items.length)}
            max={most}
            tooMany={texts.sweepAtMost(all.length)}
            onChange={(next) => {
              setInvalid(next === null);
              if (next !== null) setWanted(next);
            }}
          />
          <Rows>
            <Row label={texts.sweepDearest}>{amount(dearest)}</Row>
            <Row label={texts.sweepTotal} sum>
              {amount(total)}
            </Row>
          </Rows>
        </>
      )}
      <Button
        variant="primary"
        size="lg"
        full
        disabled={items.length === 0 || isInvalid}
        onClick={() => {
          void addAll(items);
          onDone();
        }}
      >
        {texts.addItems(texts.itemCount(items.length))}
      </Button>
    </>
  );
}
