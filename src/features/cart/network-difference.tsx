import { useSnapshot } from 'valtio/react';
import { Button } from '../../ui/button.tsx';
import { useUiHost } from '../../ui/host.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Note } from '../../ui/note.tsx';
import { answerDifference, cartView } from '../../trading/cart/cart-session.ts';
import styles from './cart.module.css';
import * as texts from './texts.ts';

/** One purchase uses one network: the person chooses which cart to keep. */
export function NetworkDifferenceModal() {
  const { difference } = useSnapshot(cartView);
  const { networkName } = useUiHost();
  if (difference === null) return null;
  const { item, count, network } = difference;
  const keep = () => void answerDifference(false);
  return (
    <Modal open title={texts.differenceTitle} onClose={keep}>
      <div className={styles.difference}>
        <p>{texts.difference(texts.itemCount(count), networkName(network), item.name, networkName(item.network))}</p>
        <Note>{texts.differenceHint(item.name)}</Note>
        <div className={styles.choices}>
          <Button onClick={() => void answerDifference(true)}>{texts.emptyAndAdd}</Button>
          <Button variant="primary" data-autofocus onClick={keep}>
            {texts.keepCart}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
