import { useState, type ReactNode } from 'react';
import type { NftCard } from '../../contract/nft.ts';
import { networkById } from '../../services/runtime.ts';
import { Button } from '../../ui/button.tsx';
import { Check } from '../../ui/check.tsx';
import { useOnline } from '../../ui/host.tsx';
import styles from './profile.module.css';
import * as texts from './texts.ts';

/** Nobody would read more before signing. */
const MOST = 32;
const SINGLE_COPY = 2;

/** What the chosen items are for. */
type Purpose = 'list' | 'send' | 'hide';

/** Why an item cannot be chosen with the others; null when it can. */
function obstacle(nft: NftCard, chosen: readonly NftCard[], purpose: Purpose): string | null {
  const [first] = chosen;
  if (purpose === 'hide') return null;
  // A second listing of a single item would leave the cheaper one for sale.
  if (purpose === 'list' && nft.itemType === SINGLE_COPY && nft.listing !== null) return texts.alreadyListed;
  if (first !== undefined && first.chainId !== nft.chainId) {
    const network = networkById(first.chainId)?.name ?? texts.otherNetwork;
    return purpose === 'list' ? texts.oneNetworkOnly(network) : texts.oneNetworkAtOnce(network);
  }
  return chosen.length >= MOST ? texts.atMost(MOST) : null;
}

export type Choosing = {
  /** The buttons that start choosing, and the one that ends it. */
  toggle: ReactNode;
  /** The checkbox on a card, while choosing. */
  tick: (nft: NftCard) => ReactNode;
  /** How many are chosen, and the button to the form. */
  bar: ReactNode;
};

/** The button to the form, or the act itself. */
function labelOf(purpose: Purpose, count: number, isHidden: boolean): string {
  switch (purpose) {
    case 'hide':
      return isHidden ? texts.showAgain : texts.hide;
    case 'list':
      return count > 1 ? texts.listItems(count) : texts.listForSale;
    case 'send':
      return count > 1 ? texts.sendItems(count) : texts.send;
    default:
      return purpose satisfies never;
  }
}

type Chosen = (items: readonly NftCard[]) => void;

export type OnChosen = Readonly<Record<Purpose, Chosen>>;

/**
 * Choosing several of one's own items: to list them under one signature, to send them, or to hide them or show them
 * again. Null on others' profiles. `isHidden`: whether these are hidden ones.
 */
export function useChoosing(items: readonly NftCard[], on: OnChosen | null, isHidden: boolean): Choosing {
  const online = useOnline();
  const [purpose, setPurpose] = useState<Purpose | null>(null);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  if (on === null) return { toggle: null, tick: () => undefined, bar: null };
  const chosen = items.filter((nft) => ticked.includes(nft.uuid));
  const stop = () => {
    setPurpose(null);
    setTicked([]);
  };
  const start = (wanted: Purpose, label: string) => (
    <Button size="sm" onClick={() => setPurpose(wanted)} disabled={!online && wanted !== 'hide'}>
      {label}
    </Button>
  );
  return {
    toggle:
      purpose === null ? (
        <>
          {start('hide', isHidden ? texts.showAgain : texts.hide)}
          {!isHidden && start('send', texts.send)}
          {!isHidden && start('list', texts.listForSale)}
        </>
      ) : (
        <Button size="sm" onClick={stop}>
          {texts.stopChoosing}
        </Button>
      ),
    tick(nft) {
      if (purpose === null) return undefined;
      const isTicked = ticked.includes(nft.uuid);
      const why = isTicked ? null : obstacle(nft, chosen, purpose);
      return (
        <span title={why ?? undefined} className={styles.tick}>
          <Check
            label={why === null ? texts.choose(nft.name) : texts.cannotChoose(nft.name, why)}
            hideLabel
            disabled={why !== null}
            checked={isTicked}
            onChange={() => setTicked(isTicked ? ticked.filter((one) => one !== nft.uuid) : [...ticked, nft.uuid])}
          />
        </span>
      );
    },
    bar:
      purpose === null ? null : (
        <div className={styles.sellBar}>
          <span role="status">
            {chosen.length === 0
              ? purpose === 'hide'
                ? texts.chooseAny
                : texts.chooseItems
              : purpose === 'hide'
                ? texts.chosenItems(chosen.length)
                : texts.chosenOn(chosen.length, networkById(chosen[0]?.chainId ?? 0)?.name ?? '')}
          </span>
          <Button
            variant="primary"
            disabled={chosen.length === 0 || (!online && purpose !== 'hide')}
            onClick={() => {
              stop();
              on[purpose](chosen);
            }}
          >
            {labelOf(purpose, chosen.length, isHidden)}
          </Button>
        </div>
      ),
  };
}
