import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Anchor } from './host.tsx';
import styles from './item-card.module.css';
import layout from './item-grid.module.css';
import { MediaImage } from './media-image.tsx';
import { Price, type PriceLike } from './price-text.tsx';
import { Skeleton } from './skeleton.tsx';

export type Density = 'large' | 'compact' | 'list' | 'six';

export type ItemCardProps = {
  href: string;
  name: string;
  image: string;
  /** Of the picture, e.g. {@link tintStyle}. */
  imageStyle?: CSSProperties | undefined;
  /** Its price, or what to say instead. */
  price: PriceLike | null;
  noPrice?: ReactNode;
  caption?: ReactNode;
  /** More of it, for the rows of a list on a wide screen. */
  details?: readonly { label: string; value: string }[] | undefined;
  /** On the picture, e.g. `×4 left`. */
  flag?: ReactNode;
  /** A control beside the label. */
  action?: ReactNode;
  /** That control is a checkbox, and the whole card ticks it. */
  chooses?: boolean;
  /** A control on the picture. */
  corner?: ReactNode;
  /** On a page with a stage, whose own picture is the one that walks. */
  still?: boolean;
  eager?: boolean | undefined;
  priority?: boolean | undefined;
  sizes?: string;
};

export const CARD_SIZES = '(min-width: 1200px) 300px, (min-width: 768px) 30vw, 46vw';
/** Files offered for a card; the proxy keeps these warm. */
export const CARD_WIDTHS = [320, 640] as const;

/** The picture walks from its shelf to the stage of its page. */
function carryPicture(event: MouseEvent<HTMLAnchorElement>): void {
  for (const old of document.querySelectorAll<HTMLElement>('[data-carried]')) {
    old.style.viewTransitionName = '';
    delete old.dataset['carried'];
  }
  const image = event.currentTarget.closest('article')?.querySelector('img');
  if (!image) return;
  image.style.viewTransitionName = 'item';
  image.dataset['carried'] = '';
}

/** An item on its shelf with its label. The whole card is one link. */
export function ItemCard(props: ItemCardProps) {
  const { price, sizes = CARD_SIZES } = props;
  return (
    <article className={styles.card} data-chooses={props.chooses || undefined}>
      <div className={styles.stand}>
        <MediaImage
          source={props.image}
          style={props.imageStyle}
          alt=""
          widths={CARD_WIDTHS}
          sizes={sizes}
          eager={props.eager}
          priority={props.priority}
        />
        {props.flag !== undefined && <div className={styles.flag}>{props.flag}</div>}
      </div>
      <div className={styles.label}>
        <div className={styles.text}>
          <Anchor
            className={styles.name}
            href={props.href}
            title={props.name}
            {...(props.still === true ? {} : { onClick: carryPicture, transition: true })}
          >
            {props.name}
          </Anchor>
          {price === null ? (
            props.noPrice !== undefined && <span className={cx(styles.money, styles.quietMoney)}>{props.noPrice}</span>
          ) : (
            <span className={styles.money}>
              <Price of={price} />
            </span>
          )}
          {props.details?.map(({ label, value }) => (
            <span key={label} className={styles.detail}>
              <small>{label}</small>
              {value}
            </span>
          ))}
          {props.caption !== undefined && <span className={styles.caption}>{props.caption}</span>}
        </div>
        {props.action !== undefined && <div className={styles.action}>{props.action}</div>}
      </div>
      {props.corner !== undefined && <div className={styles.corner}>{props.corner}</div>}
    </article>
  );
}

export function ItemGrid(props: { density?: Density; children: ReactNode; busy?: boolean }) {
  return (
    <div className={layout.grid} data-density={props.density ?? 'large'} aria-busy={props.busy || undefined}>
      {props.children}
    </div>
  );
}

/** Empty stands in the real layout. */
export function ItemGridSkeleton({ count = 8, density }: { count?: number; density?: Density }) {
  return (
    <ItemGrid busy {...(density === undefined ? {} : { density })}>
      {Array.from({ length: count }, (_, index) => (
        <div className={styles.card} key={index} aria-hidden="true">
          <div className={styles.stand}>
            <Skeleton height="100%" style={{ position: 'absolute', inset: 0, borderRadius: '2px 2px 0 0' }} />
          </div>
          <div className={styles.label}>
            <div className={styles.text}>
              <Skeleton width="74%" height={12} style={{ marginTop: 4 }} />
              <Skeleton width="46%" height={12} style={{ marginTop: 10, marginBottom: 4 }} />
            </div>
          </div>
        </div>
      ))}
    </ItemGrid>
  );
}
