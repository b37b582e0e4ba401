import type { Nft } from '../../contract/nft.ts';
import { Button } from '../../ui/button.tsx';
import { useOnline } from '../../ui/host.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import styles from './buy.module.css';
import * as texts from './texts.ts';

/** Hidden from the sole owner, who would be making an offer to themselves. */
export function OfferButton(props: { nft: Nft; viewer: string | null; onOffer: (nft: Nft) => Promise<void> }) {
  const online = useOnline();
  const { busy, run } = useBusy();
  if (props.viewer !== null && props.nft.owner === props.viewer) return null;
  return (
    <div className={styles.below}>
      <Button full busy={busy} disabled={!online} onClick={() => run(() => props.onOffer(props.nft))}>
        {texts.makeOffer}
      </Button>
    </div>
  );
}
