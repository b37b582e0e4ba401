import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { Order } from '../../contract/order.ts';
import { showAmount } from '../../domain/decimals.ts';
import { dormantText } from '../../domain/dormant.ts';
import { sentenceOf } from '../../domain/errors.ts';
import { collectionPath, itemPath, shortenAddress } from '../../domain/paths.ts';
import * as marketplace from '../../services/marketplace.ts';
import { noteChanged } from '../../services/own-changes.ts';
import { bringsOrders, readOrders, type Travelling } from '../../services/order-link.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { Wrap } from '../../ui/layout.tsx';
import { MediaImage } from '../../ui/media-image.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './shared.module.css';
import * as texts from './shared-texts.ts';

/** What became of one order that came. */
type Came = { key: string; order: Order | null; failure: string | null };

/** The marketplace's calls take an order as its maker sends it: signature and chain are checked there. */
async function take({ chain, side, trait, order }: Travelling): Promise<Came> {
  const { parameters } = order;
  try {
    const submission = { order, chainId: chain, trait: trait ?? undefined };
    const { data } = await marketplace.submitOrder(side, submission);
    const filter = { maker: parameters.offerer, chain: String(chain), status: 'open' } as const;
    const list = side === 'listing' ? marketplace.ordersList : marketplace.offersList;
    const { data: open } = await list({ ...filter, size: 100 }, undefined, true);
    const found = open.find(({ hash }) => hash === data?.hash) ?? null;
    return { key: order.signature, order: found, failure: null };
  } catch (error) {
    return { key: order.signature, order: null, failure: sentenceOf(error, texts.notTaken) };
  }
}

async function takeAll(text: string, queries: QueryClient): Promise<Came[]> {
  const came: Came[] = [];
  for (const one of await readOrders(text)) came.push(await take(one));
  // What was kept of the market's answers is of before.
  noteChanged(0);
  await queries.invalidateQueries({ queryKey: ['public'] });
  return came;
}

function Row({ came: { order, failure } }: { came: Came }) {
  if (order === null)
    return (
      <li>
        <Note tone="bad">{failure ?? texts.notTaken}</Note>
      </li>
    );
  const { nft, price, side, maker } = order;
  const amount = `${showAmount(price.amount)} ${price.token.symbol}`;
  const href =
    nft.identifier === null ? collectionPath(nft.collectionSlug) : itemPath(nft.collectionSlug, nft.identifier);
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        <MediaImage source={nft.image} alt="" widths={[160]} sizes="96px" eager />
      </span>
      <div className={styles.told}>
        <b>{nft.name}</b>
        <span>{nft.collectionName}</span>
        <span className={styles.amount}>{side === 'listing' ? texts.forSale(amount) : texts.offered(amount)}</span>
        <span>{dormantText(order) ?? texts.signedBy(shortenAddress(maker))}</span>
      </div>
      <LinkButton variant="primary" href={href}>
        {texts.look}
      </LinkButton>
    </li>
  );
}

/** Where a link with orders leads, and where they are added from a file. */
export function Shared() {
  const queries = useQueryClient();
  const [came, setCame] = useState<readonly Came[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [text, setText] = useState('');
  const field = useId();
  const begun = useRef(false);

  const add = async (given: string) => {
    setBusy(true);
    setFailure(null);
    try {
      setCame(await takeAll(given, queries));
      setText('');
    } catch (error) {
      setCame([]);
      setFailure(sentenceOf(error, texts.notTaken));
    }
    setBusy(false);
  };

  useEffect(() => {
    const fromLink = () => {
      const { hash } = location;
      if (!bringsOrders(hash)) return;
      // Taken once; the address stays short, and a reload asks nothing again.
      history.replaceState(history.state, '', location.pathname);
      void add(hash);
    };
    if (!begun.current) fromLink();
    begun.current = true;
    addEventListener('hashchange', fromLink);
    return () => removeEventListener('hashchange', fromLink);
  });

  return (
    <Wrap className={styles.shared}>
      <h1>{came.length > 0 || busy ? texts.cameTitle : texts.title}</h1>
      {busy && <p role="status">{texts.checking}</p>}
      {failure !== null && (
        <Note tone="bad" live>
          {failure}
        </Note>
      )}
      {came.length > 0 && (
        <ul className={styles.rows}>
          {came.map((one) => (
            <Row key={one.key} came={one} />
          ))}
        </ul>
      )}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void add(text);
        }}
      >
        <p>{texts.explained}</p>
        <label htmlFor={field}>{texts.paste}</label>
        <textarea
          id={field}
          rows={4}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className={styles.buttons}>
          <Button variant="primary" type="submit" busy={busy} disabled={text.trim() === ''}>
            {texts.addOrder}
          </Button>
          <FileButton
            label={texts.openFile}
            accept=".json,application/json"
            onFile={(file) => void file.text().then(add)}
          />
        </div>
      </form>
    </Wrap>
  );
}
