import { marketName } from '../../language/market-name.ts';
import { cautionText } from '../../domain/caution.ts';
import { MULTI_COPY } from '../../domain/copies.ts';
import type { CartLine } from '../../domain/cart-check.ts';
import { showAmount } from '../../domain/decimals.ts';
import { itemPath } from '../../domain/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Anchor, useUiHost } from '../../ui/host.tsx';
import { MediaImage } from '../../ui/media-image.tsx';
import { Note } from '../../ui/note.tsx';
import { PriceText } from '../../ui/price-text.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { Tag } from '../../ui/tag.tsx';
import { localTimeText } from '../../ui/local-time.ts';
import { accept, choose } from '../../trading/cart/cart-session.ts';
import { showCart } from '../../trading/cart/cart-state.ts';
import styles from './cart.module.css';
import * as texts from './texts.ts';

const WIDTHS = [160] as const;

const WORDS: Partial<Record<CartLine['state'], string>> = {
  own: texts.ownListing,
  buying: texts.beingBought,
};

/** One item on its shelf. */
export function CartLineRow({
  line,
  isUnshown,
  onRemove,
  onTyping,
}: {
  line: CartLine;
  /** The market has no page of it any more. */
  isUnshown: boolean;
  onRemove: () => void;
  /** Whether what is typed is not a quantity yet. */
  onTyping: (isTyping: boolean) => void;
}) {
  const { showEstimate } = useUiHost();
  const { item, state } = line;
  const max = BigInt(item.maxAmount);
  const copies = BigInt(item.amount);
  const estimate = showEstimate(item.price.amountUsd);
  const isOpen = state === 'active' || state === 'changed' || state === 'indivisible';
  const said = isUnshown ? texts.notShown(marketName()) : (WORDS[state] ?? (state === 'changed' ? null : line.message));
  return (
    <li className={styles.line} data-state={state}>
      <div className={styles.thumb}>
        <MediaImage source={item.image} alt="" widths={WIDTHS} sizes="64px" />
      </div>
      <div className={styles.text}>
        {isUnshown ? (
          <span className={styles.name}>{item.name}</span>
        ) : (
          <Anchor
            className={styles.name}
            href={itemPath(item.collection.slug, item.identifier)}
            onClick={() => showCart(null)}
          >
            {item.name}
          </Anchor>
        )}
        {said === null ? <p>{item.collection.name}</p> : <p className={styles.said}>{said}</p>}
        {isOpen && item.itemType === MULTI_COPY && max > 1n && (
          <Stepper
            small
            label={texts.copiesOf(item.name)}
            value={copies}
            max={max}
            disabled={state === 'changed'}
            onChange={(amount) => {
              onTyping(amount === null);
              if (amount !== null) void choose(item.nftUuid, amount);
            }}
          />
        )}
      </div>
      <div className={styles.end}>
        {state === 'expired' ? (
          <Tag tone="bad">{isUnshown ? texts.unavailable : texts.expired}</Tag>
        ) : (
          <PriceText
            amount={showAmount(item.price.amount)}
            unit={item.price.symbol}
            estimate={copies > 1n ? texts.each(estimate) : estimate}
            stacked
          />
        )}
        <Button variant="quiet" size="sm" aria-label={texts.removeItem(item.name)} data-remove onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
      {line.was !== null && line.order !== null && <Change line={line} />}
      {isOpen && line.order?.nft.caution && (
        <div className={styles.change}>
          <Note tone="warn">
            {cautionText(line.order.nft.caution, { moment: localTimeText, estimate: showEstimate })}
          </Note>
        </div>
      )}
    </li>
  );
}

/** What it was, what it is now, and the button that accepts it. */
function Change({ line: { item, was, order, message } }: { line: CartLine }) {
  if (was === null || order === null) return null;
  const isPrice = was.priceValue !== item.priceValue || was.currency.address !== item.currency.address;
  return (
    <div className={styles.change}>
      <Note tone="warn" live>
        {message}.{' '}
        <span className={styles.was}>
          {isPrice
            ? texts.wasPrice(`${showAmount(was.price.amount)} ${was.price.symbol}`)
            : texts.wasAvailable(was.maxAmount)}
        </span>
      </Note>
      <Button size="sm" full onClick={() => void accept(item.nftUuid, order)}>
        {isPrice ? texts.acceptPrice : texts.acceptQuantity}
      </Button>
    </div>
  );
}
