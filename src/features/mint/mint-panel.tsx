import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Drop } from '../../contract/drop.ts';
import {
  readMintTerms,
  readSale,
  readWalletLimit,
  type LimitPerWallet,
  type Sale,
  type WalletLimit,
} from '../../domain/mint-sale.ts';
import { usdOfUnits } from '../../domain/dollars.ts';
import { showAmount } from '../../domain/decimals.ts';
import { formatUnits } from '../../domain/money.ts';
import { rateText } from '../../domain/signed-fees.ts';
import { shortenAddress } from '../../domain/paths.ts';
import { chainPort } from '../../services/chain.ts';
import { addressCopied, textCopied } from '../../services/copied.ts';
import { walletState } from '../../services/wallet-state.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useOnline, useUiHost } from '../../ui/host.tsx';
import { Block, Row, Rows } from '../../ui/blocks.tsx';
import { PriceText } from '../../ui/price-text.tsx';
import { Retry } from '../../ui/retry.tsx';
import { ShortAddress } from '../../ui/short-address.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import styles from './mint-panel.module.css';
import * as texts from './texts.ts';

export type MintPanelProps = {
  drop: Drop;
  phase: 'upcoming' | 'live' | 'ended';
  /** The sale as it was read from the contract. */
  onMint: (sale: Pick<Sale, 'price' | 'codeHash'>, amount: bigint) => void;
  minting: boolean;
  /** How the last attempt ended. */
  notice?: ReactNode;
  /** On a page that is for minting: also at the lower edge of a phone. */
  inBar?: boolean;
};

const REFRESH_MS = 15_000;

const targetOf = (drop: Drop) => ({ chainId: drop.chainId, to: drop.collectionAddress });

/** Price, quantity and the button; every number is read from the contract. */
export function MintPanel(props: MintPanelProps) {
  const { drop } = props;
  const sale = useQuery({
    queryKey: ['sale', drop.chainId, drop.collectionAddress],
    queryFn: () => readSale(targetOf(drop), chainPort),
    refetchInterval: REFRESH_MS,
  });
  const { address } = useSnapshot(walletState);
  const limit = useQuery({
    queryKey: ['mint-limit', drop.chainId, drop.collectionAddress, address],
    queryFn: () => readWalletLimit(targetOf(drop), chainPort, address),
    // A node that is silent for once takes nothing back.
    structuralSharing: (before, now) => (now === 'unknown' ? (before ?? now) : now),
    refetchInterval: REFRESH_MS,
  });
  if (sale.isPending) return <Skeleton height={132} style={{ marginTop: 20 }} />;
  if (sale.data === undefined) {
    return <Retry what={texts.saleSubject} onRetry={() => void sale.refetch()} busy={sale.isFetching} />;
  }
  return <LoadedSale {...props} sale={sale.data} told={limit.data ?? 'unknown'} />;
}

/** Why nobody can mint now; null when one can. */
function closedBecause(
  sale: Sale,
  limit: WalletLimit | null,
  phase: MintPanelProps['phase'],
  online: boolean,
): string | null {
  if (sale.minted >= sale.maxSupply) return texts.soldOut;
  if (limit?.left === 0n) return texts.walletHasAll(limit.most);
  if (phase === 'upcoming') return texts.notOpenYet;
  if (!sale.isActive) return texts.notOpen;
  return online ? null : texts.offline;
}

function tooManyText(isWalletsLimit: boolean, isLast: boolean, most: bigint): string {
  if (isWalletsLimit) return texts.onlyForWallet(most);
  return isLast ? texts.onlyLeft(most) : texts.atMost(most);
}

function LoadedSale({
  drop,
  phase,
  sale,
  told,
  onMint,
  minting,
  notice,
  inBar,
}: MintPanelProps & { sale: Sale; told: LimitPerWallet }) {
  const limit = typeof told === 'string' ? null : told;
  const online = useOnline();
  const { showEstimate } = useUiHost();
  const [wanted, setWanted] = useState(1n);
  /** Of the contract that was there when the person came: reading it anew must not take another's place. */
  const [codeHash] = useState(sale.codeHash);
  /** What is typed is not a quantity: the button leads there, so that an earlier one is not used instead. */
  const [isInvalid, setInvalid] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const left = sale.maxSupply - sale.minted;
  const ofSale = left < sale.maxPurchase ? left : sale.maxPurchase;
  const isWalletsLimit = limit !== null && limit.left < ofSale;
  const most = isWalletsLimit ? limit.left : ofSale;
  const amount = wanted > most ? most : wanted;
  const { symbol, decimals } = drop.price.token;
  const total = showAmount(formatUnits(sale.price * amount, decimals));
  const closed = closedBecause(sale, limit, phase, online);
  // Before it opens the panel has all that it has afterwards: nothing moves when it does.
  const isComing = closed === null || (phase === 'upcoming' && most > 0n);
  const isServersPrice = sale.price.toString() === drop.price.value;
  const estimate = isServersPrice ? showEstimate(usdOfUnits(drop.price, amount)) : null;
  const mint = (
    <Button
      variant="primary"
      size="lg"
      full
      busy={minting}
      disabled={closed !== null || amount < 1n}
      onClick={() => {
        if (isInvalid) panel.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
        else onMint({ price: sale.price, codeHash }, amount);
      }}
    >
      {closed !== null ? texts.mint : isInvalid ? texts.checkQuantity : texts.mintFor(amount, `${total} ${symbol}`)}
    </Button>
  );
  return (
    <section ref={panel} className={styles.panel} aria-label={texts.mint}>
      <div className={styles.head}>
        <div>
          <p>{texts.priceEach}</p>
          <PriceText size="big" amount={showAmount(formatUnits(sale.price, decimals))} unit={symbol} />
          {isServersPrice && <p>{showEstimate(drop.price.amountUsd)}</p>}
        </div>
        {isComing && most > 1n && (
          <div className={styles.quantity}>
            <p>{texts.upTo(most)}</p>
            <Stepper
              label={texts.quantity}
              value={amount}
              max={most}
              tooMany={tooManyText(isWalletsLimit, left < sale.maxPurchase, most)}
              onChange={(next) => {
                setInvalid(next === null);
                if (next !== null) setWanted(next);
              }}
            />
          </div>
        )}
      </div>
      {notice !== undefined && notice !== null && <div className={styles.notice}>{notice}</div>}
      <div ref={button}>{mint}</div>
      <p className={styles.small}>
        <ShortAddress address={drop.collectionAddress} onDone={addressCopied}>
          {texts.paidTo(shortenAddress(drop.collectionAddress))}
        </ShortAddress>
      </p>
      {isComing && told !== 'unknown' && (
        <p className={styles.small}>{limit === null ? texts.noLimit : texts.perWallet(limit.most)}</p>
      )}
      <p className={styles.small}>
        {closed ?? (estimate === null ? texts.networkFee : texts.networkFeeAfter(estimate))}
      </p>
      {inBar === true && closed === null && <ActionBar own={button}>{mint}</ActionBar>}
    </section>
  );
}

/** Where pictures and details are, in words: who can still change them. */
function storedText(uri: string): string {
  const scheme = /^\w+(?=:)/.exec(uri)?.[0].toLowerCase() ?? '';
  return Object.hasOwn(texts.stored, scheme)
    ? texts.stored[scheme as keyof typeof texts.stored]
    : texts.storedElsewhere;
}

const Exact = ({ label, value }: { label: string; value: string | undefined }) =>
  value ? (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi dir="ltr">{value}</bdi>
        <CopyButton label={texts.copy(label)} icon="copy" size={16} text={value} onDone={textCopied} />
      </dd>
    </div>
  ) : null;

/** What the contract promises: where the metadata is and who earns from later sales. In full where it is asked for. */
export function MintTermsRows({ drop }: { drop: Drop }) {
  const terms = useQuery({
    queryKey: ['mint-terms', drop.chainId, drop.collectionAddress],
    queryFn: () => readMintTerms(targetOf(drop), chainPort),
  });
  const { provenance, baseUri, royaltyBps, royaltyReceiver } = terms.data ?? {};
  if (terms.data === undefined) return null;
  return (
    <Block title={texts.promised}>
      <div style={{ paddingTop: 8 }}>
        <Rows>
          {provenance !== undefined && provenance !== '' && <Row label={texts.itemOrder}>{texts.orderFixed}</Row>}
          {baseUri !== undefined && baseUri !== '' && <Row label={texts.describedAt}>{storedText(baseUri)}</Row>}
          {royaltyBps !== undefined && (
            <Row label={texts.creatorRoyalty}>
              {texts.royaltyTo(rateText(Number(royaltyBps)), shortenAddress(royaltyReceiver ?? ''))}
            </Row>
          )}
        </Rows>
        {(provenance || baseUri) && (
          <details className={styles.details}>
            <summary>{texts.details}</summary>
            <dl>
              <Exact label={texts.provenanceHash} value={provenance} />
              <Exact label={texts.baseUri} value={baseUri} />
            </dl>
          </details>
        )}
      </div>
    </Block>
  );
}
