import { createElement, useEffect, useRef, useState, type ComponentProps, type ReactNode, type RefObject } from 'react';
import type { NftCard } from '../../contract/nft.ts';
import { itemPath } from '../../domain/paths.ts';
import { groupThousands, showAmount } from '../../domain/decimals.ts';
import { ItemCard, type Density } from '../../ui/item-card.tsx';
import { ItemChunks } from '../../ui/item-chunks.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import type { GridView } from '../../contract/item-search.ts';
import * as texts from './texts.ts';
import * as icons from '../../ui/page-icons.ts';
import { loadAgain } from '../../ui/load-again.ts';
import { tintStyle } from '../../ui/tint.ts';
import { noteRowHeight } from './row-height.ts';
import { standHeight, standStyle } from './stand-height.ts';
import type { VirtualGrid } from './virtual-grid.tsx';

/** From this many items on, only the rows near the screen are in the page: more would make it slow. */
const VIRTUAL_FROM = 600;
const FIRST_SCREEN = 4;

let loaded: typeof VirtualGrid | null = null;

const LoadedGrid = (props: ComponentProps<typeof VirtualGrid>) =>
  loaded === null ? null : createElement(loaded, props);

/**
 * Whether rows are placed one by one. Not before the code for it is here and the rows of `host` are measured:
 * nobody loses their place.
 */
function useVirtual(wanted: boolean, host: RefObject<HTMLElement | null>, density: GridView, stand: number): boolean {
  const [isReady, setReady] = useState(wanted && loaded !== null);
  useEffect(() => {
    if (!wanted || isReady) return;
    let isCurrent = true;
    loadAgain(() => import('./virtual-grid.tsx')).then(
      (module) => {
        loaded = module.VirtualGrid;
        if (host.current !== null) noteRowHeight(host.current, density, stand);
        if (isCurrent) setReady(true);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, isReady, host, density, stand]);
  return wanted && isReady;
}

const DENSITIES: readonly { value: GridView; label: string; icon: IconName }[] = [
  { value: 'large', label: texts.large, icon: icons.gridLarge },
  { value: 'compact', label: texts.compact, icon: icons.gridCompact },
  { value: 'list', label: texts.list, icon: icons.list },
];

export function DensitySwitch({ value, onChange }: { value: GridView; onChange: (view: GridView) => void }) {
  return (
    <Segmented
      label={texts.density}
      value={value}
      segments={DENSITIES.map(({ value, label, icon }) => ({ value, label, content: <Icon name={icon} size={16} /> }))}
      onChange={onChange}
    />
  );
}

/** What a card offers: beside its label where it is for sale, and on its picture. */
export type CardControls = { action: (nft: NftCard) => ReactNode; corner: (nft: NftCard) => ReactNode };

const written = (price: NftCard['lastSale']) =>
  price === null ? texts.none : `${showAmount(price.amount)} ${price.token.symbol}`;

const detailsOf = (nft: NftCard) => [
  { label: texts.rarity, value: nft.rank === null ? texts.none : texts.rank(groupThousands(String(nft.rank))) },
  { label: texts.bestOffer, value: written(nft.bestOffer) },
  { label: texts.lastSale, value: written(nft.lastSale) },
];

type CardProps = { nft: NftCard; index: number; density: Density; controls: CardControls };

function Card({ nft, index, density, controls }: CardProps) {
  const left = nft.listing !== null && nft.itemType === 3 ? nft.listing.maxAmount : null;
  const offer = nft.bestOffer;
  return (
    <ItemCard
      href={itemPath(nft.collection.slug, nft.identifier)}
      name={nft.name}
      image={nft.image}
      imageStyle={tintStyle(nft.tint)}
      price={nft.listing?.price ?? null}
      noPrice={offer === null || density === 'list' ? texts.notListed : texts.offerAlone(written(offer))}
      details={density === 'list' ? detailsOf(nft) : undefined}
      flag={left === null ? undefined : <Tag>{texts.copiesLeft(left)}</Tag>}
      action={nft.listing === null ? undefined : controls.action(nft)}
      corner={controls.corner(nft)}
      eager={index < FIRST_SCREEN}
      priority={index < 2}
    />
  );
}

export function CollectionGrid(props: {
  pages: readonly (readonly NftCard[])[];
  density: GridView;
  controls: CardControls;
}) {
  const { pages, density, controls } = props;
  const count = pages.reduce((sum, page) => sum + page.length, 0);
  const host = useRef<HTMLDivElement>(null);
  const stand = standHeight(pages[0]);
  const isVirtual = useVirtual(count > VIRTUAL_FROM, host, density, stand);
  if (isVirtual) {
    const nfts = pages.flat();
    return (
      <div style={standStyle(stand)}>
        <LoadedGrid
          count={count}
          density={density}
          stand={stand}
          render={(index) => {
            const nft = nfts[index];
            return nft === undefined ? null : (
              <Card key={nft.uuid} nft={nft} index={index} density={density} controls={controls} />
            );
          }}
        />
      </div>
    );
  }
  return (
    <div ref={host} style={standStyle(stand)}>
      <ItemChunks
        density={density}
        chunks={pages.map((page, chunk) =>
          page.map((nft, index) => (
            <Card key={nft.uuid} nft={nft} index={chunk * page.length + index} density={density} controls={controls} />
          )),
        )}
      />
    </div>
  );
}
