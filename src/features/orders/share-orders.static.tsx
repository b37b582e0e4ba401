import { useState } from 'react';
import type { Order } from '../../contract/order.ts';
import { linkCopied } from '../../services/copied.ts';
import { orderFile, orderLink } from '../../services/order-link.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './share-orders.module.css';
import * as texts from './share-texts.ts';

async function copyLink(orders: readonly Order[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(await orderLink(orders));
    linkCopied(true);
  } catch {
    linkCopied(false);
  }
}

function saveFile(orders: readonly Order[]): void {
  const file = orderFile(orders);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** An order travels from person to person here: as a link or as a file. */
export function ShareOrders({ orders, small = false }: { orders: readonly Order[]; small?: boolean }) {
  const [busy, setBusy] = useState(false);
  const copy = () => {
    setBusy(true);
    void copyLink(orders).finally(() => setBusy(false));
  };
  if (small)
    return (
      <Button size="sm" busy={busy} onClick={copy}>
        {texts.copyLink}
      </Button>
    );
  return (
    <section className={styles.share} aria-label={texts.share(orders.length)}>
      <Note tone="warn">{texts.nobodySees(orders.length)}</Note>
      <div className={styles.buttons}>
        <Button variant="primary" busy={busy} onClick={copy}>
          {texts.copyLink}
        </Button>
        <Button onClick={() => saveFile(orders)}>{texts.saveFile}</Button>
      </div>
    </section>
  );
}
