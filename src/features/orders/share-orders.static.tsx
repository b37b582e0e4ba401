import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '../../contract/order.ts';
import { linkCopied } from '../../services/copied.ts';
import { orderFile, orderLink } from '../../services/order-link.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './share-orders.module.css';
import * as texts from './share-texts.ts';

function saveFile(orders: readonly Order[]): void {
  const file = orderFile(orders);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** The link; empty until it is made, which takes a moment. */
function useLink(orders: readonly Order[]): string {
  const { data } = useQuery({
    queryKey: ['device', 'order-link', ...orders.map(({ hash }) => hash)],
    queryFn: () => orderLink(orders),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? '';
}

/** An order travels from person to person here: as a link or as a file. */
export function ShareOrders({ orders, small = false }: { orders: readonly Order[]; small?: boolean }) {
  const link = useLink(orders);
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const copy = async () => {
    const done = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
    setCopied(done);
    // Beside an open pane nobody sees a toast.
    if (small) linkCopied(done);
  };
  if (small)
    return (
      <Button size="sm" disabled={link === ''} onClick={() => void copy()}>
        {texts.copyLink}
      </Button>
    );
  return (
    <section className={styles.share} aria-label={texts.share(orders.length)}>
      <Note tone="warn">{texts.nobodySees(orders.length)}</Note>
      <textarea
        className={styles.link}
        aria-label={texts.link}
        rows={2}
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.buttons}>
        <Button variant="primary" disabled={link === ''} onClick={() => void copy()}>
          {isCopied === true ? texts.copied : texts.copyLink}
        </Button>
        <Button onClick={() => saveFile(orders)}>{texts.saveFile}</Button>
      </div>
      {isCopied === false && <p role="alert">{texts.notCopied}</p>}
    </section>
  );
}
