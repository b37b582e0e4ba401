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

/** Why an item cannot be listed with the chosen ones; null when it can. */
function obstacle(nft: NftCard, chosen: readonly NftCard[]): string | null {
  const [first] = chosen;
  // A second listing of a single item would leave the cheaper one for sale.
  if (nft.itemType === SINGLE_COPY && nft.listing !== null) return texts.alreadyListed;
  if (first !== undefined && first.chainId !== nft.chainId) {
    return texts.oneNetworkOnly(networkById(first.chainId)?.name ?? texts.otherNetwork);
  }
  return chosen.length >= MOST ? texts.atMost(MOST) : null;
}

export type Selling = {
  /** The button that starts and ends choosing. */
  toggle: ReactNode;
  /** The checkbox on a card, while choosing. */
  tick: (nft: NftCard) => ReactNode;
  /** How many are chosen, and the button to the listing form. */
  bar: ReactNode;
};

/** Choosing several of one's own items to list under one signature. */
export function useSelling(items: readonly NftCard[], onSell: ((items: readonly NftCard[]) => void) | null): Selling {
  const online = useOnline();
  const [choosing, setChoosing] = useState(false);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  if (onSell === null) return { toggle: null, tick: () => undefined, bar: null };
  const chosen = items.filter((nft) => ticked.includes(nft.uuid));
  const stop = () => {
    setChoosing(false);
    setTicked([]);
  };
  return {
    toggle: (
      <Button size="sm" onClick={choosing ? stop : () => setChoosing(true)} disabled={!online && !choosing}>
        {choosing ? texts.stopChoosing : texts.listForSale}
      </Button>
    ),
    tick(nft) {
      if (!choosing) return undefined;
      const isTicked = ticked.includes(nft.uuid);
      const why = isTicked ? null : obstacle(nft, chosen);
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
    bar: choosing ? (
      <div className={styles.sellBar}>
        <span role="status">
          {chosen.length === 0
            ? texts.chooseItems
            : texts.chosenOn(chosen.length, networkById(chosen[0]?.chainId ?? 0)?.name ?? '')}
        </span>
        <Button
          variant="primary"
          disabled={chosen.length === 0 || !online}
          onClick={() => {
            stop();
            onSell(chosen);
          }}
        >
          {chosen.length > 1 ? texts.listItems(chosen.length) : texts.listForSale}
        </Button>
      </div>
    ) : null,
  };
}
