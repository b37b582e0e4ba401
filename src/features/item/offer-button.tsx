import { useRef } from 'react';
import type { Nft, NftInfo } from '../../contract/nft.ts';
import { showAmount } from '../../domain/decimals.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { useOnline, useUiHost } from '../../ui/host.tsx';
import { PriceText } from '../../ui/price-text.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import styles from './buy.module.css';
import * as texts from './texts.ts';

/**
 * Hidden from the sole owner, who would be making an offer to themselves. Where nothing can be bought, this is
 * what the phone's bar is for.
 */
export function OfferButton(props: {
  nft: Nft;
  info: NftInfo;
  viewer: string | null;
  onOffer: (nft: Nft) => Promise<void>;
}) {
  const online = useOnline();
  const { showEstimate } = useUiHost();
  const { busy, run } = useBusy();
  const own = useRef<HTMLDivElement>(null);
  if (props.viewer !== null && props.nft.owner === props.viewer) return null;
  const { bestListing, bestOffer } = props.info;
  const offer = { busy, disabled: !online, onClick: () => run(() => props.onOffer(props.nft)) };
  return (
    <>
      <div ref={own} className={styles.below}>
        <Button full {...offer}>
          {texts.makeOffer}
        </Button>
      </div>
      {bestListing === null && (
        <ActionBar own={own}>
          <div>
            {bestOffer === null ? (
              texts.notListed
            ) : (
              <PriceText
                amount={showAmount(bestOffer.amount)}
                unit={texts.bestOfferIn(bestOffer.token.symbol)}
                estimate={showEstimate(bestOffer.amountUsd)}
                stacked
              />
            )}
          </div>
          <Button variant="primary" size="lg" {...offer}>
            {texts.makeOffer}
          </Button>
        </ActionBar>
      )}
    </>
  );
}
