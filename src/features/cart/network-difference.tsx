import { useSnapshot } from 'valtio/react';
import { Button } from '../../ui/button.tsx';
import { useUiHost } from '../../ui/host.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Note } from '../../ui/note.tsx';
import { answerDifference, cartView } from '../../trading/cart/cart-session.ts';
import styles from './cart.module.css';

/** One purchase uses one network: the person chooses which cart to go on with. */
export function NetworkDifferenceModal() {
  const { difference } = useSnapshot(cartView);
  const { networkName } = useUiHost();
  if (difference === null) return null;
  const { item, count, network } = difference;
  const keep = () => void answerDifference(false);
  return (
    <Modal open title="Different network" onClose={keep}>
      <div className={styles.difference}>
        <p>
          Your cart holds {count === 1 ? '1 item' : `${count} items`} on {networkName(network)}. {item.name} is on{' '}
          {networkName(item.network)}, and one purchase can use only one network.
        </p>
        <Note>Continuing empties the cart and adds {item.name}.</Note>
        <div className={styles.choices}>
          <Button data-autofocus onClick={keep}>
            Keep cart
          </Button>
          <Button variant="primary" onClick={() => void answerDifference(true)}>
            Empty and add
          </Button>
        </div>
      </div>
    </Modal>
  );
}
