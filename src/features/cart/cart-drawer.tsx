import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { isUndecided, linesOf, type CartLine } from '../../domain/cart-check.ts';
import { totalsOf } from '../../domain/cart-totals.ts';
import { collectionsPath } from '../../domain/paths.ts';
import { authState } from '../../services/auth-state.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { useOnline } from '../../ui/host.tsx';
import { Muted } from '../../ui/layout.tsx';
import { Sheet } from '../../ui/modal.tsx';
import { NetworkLabel } from '../../ui/network-label.tsx';
import { Note } from '../../ui/note.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { useNow } from '../../ui/use-now.ts';
import { Vacancy } from '../../ui/vacancy.tsx';
import { CartBalance } from './cart-balance.tsx';
import { CartLineRow } from './cart-line.tsx';
import { cartView, checkCart, clear, remove } from '../../trading/cart/cart-session.ts';
import { showCart } from '../../trading/cart/cart-state.ts';
import { CartApprovals, CartFees, CartSum } from './cart-summary.tsx';
import styles from './cart.module.css';
import * as controlTexts from './control-texts.ts';
import * as texts from './texts.ts';
import { checkOut, checkoutState } from '../../trading/cart/checkout.ts';
import { useChecks } from './use-checks.ts';
import { useCost } from './use-cost.ts';
import { useUnshown } from './use-unshown.ts';

const close = () => {
  Object.assign(checkoutState, { notice: null, left: null });
  showCart(null);
};

/** After a removal the focus goes to the line that took its place, so that it is not lost. */
function useFocusAfter(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const at = useRef<{ index: number; of: number } | null>(null);
  useEffect(() => {
    if (at.current === null || at.current.of === count) return;
    const { index } = at.current;
    at.current = null;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    (buttons[Math.min(index, buttons.length - 1)] ?? list.current?.querySelector<HTMLElement>('a'))?.focus();
  }, [count]);
  return {
    list,
    from: (index: number) => {
      at.current = { index, of: count };
    },
  };
}

export function CartDrawer({ onLoginNeeded }: { onLoginNeeded: (press: () => void) => void }) {
  const { items, best, buying, checkedAt, checking, failure } = useSnapshot(cartView);
  const { user } = useSnapshot(authState);
  const [typing, setTyping] = useState<Readonly<Record<string, boolean>>>({});
  const lines = linesOf(items, best, { address: user?.address ?? null, buying, now: useNow() });
  const unshown = useUnshown(lines);
  const { list, from } = useFocusAfter(lines.length);
  useChecks([...new Set(items.map(({ collection }) => collection.slug))]);
  const network = lines[0]?.item.network;
  const isTyping = lines.some((line) => typing[line.item.nftUuid] === true);
  return (
    <Sheet
      open
      onClose={close}
      title={controlTexts.cart}
      className={styles.drawer}
      action={
        network !== undefined && (
          <>
            <span className={styles.network}>
              <NetworkLabel slug={network} />
            </span>
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                from(0);
                void clear();
              }}
            >
              {texts.clear}
            </Button>
          </>
        )
      }
    >
      <div ref={list} className={styles.body}>
        {lines.length === 0 ? (
          <Vacancy title={texts.emptyTitle} text={texts.emptyHint}>
            <LinkButton href={collectionsPath()} onClick={close}>
              {texts.browse}
            </LinkButton>
          </Vacancy>
        ) : (
          <>
            <p className={styles.age}>
              <Stamp
                updatedAt={checkedAt}
                busy={checking}
                busyText={texts.checkingPrices}
                failing={failure !== null}
                precise
              />
            </p>
            {failure !== null && !checking && <Failure text={failure} />}
            <ul>
              {lines.map((line, index) => (
                <CartLineRow
                  key={line.item.nftUuid}
                  line={line}
                  isUnshown={unshown.has(line.item.nftUuid)}
                  onRemove={() => {
                    from(index);
                    void remove(line.item.nftUuid);
                  }}
                  onTyping={(now) => setTyping((before) => ({ ...before, [line.item.nftUuid]: now }))}
                />
              ))}
            </ul>
            {totalsOf(lines).items > 0 && <CartFees lines={lines} />}
            <Foot
              lines={lines}
              unshown={unshown.size}
              owner={user?.address ?? null}
              isTyping={isTyping}
              onLoginNeeded={onLoginNeeded}
            />
          </>
        )}
      </div>
    </Sheet>
  );
}

function Failure({ text }: { text: string }) {
  const online = useOnline();
  if (!online) return null;
  return (
    <Note tone="bad" live>
      {text} {texts.pricesMayBeOld}{' '}
      <Button size="sm" onClick={() => void checkCart().catch(() => undefined)}>
        {texts.checkAgain}
      </Button>
    </Note>
  );
}

/** Why Buy cannot be pressed now; null when it can. */
function obstacle(lines: readonly CartLine[], isTyping: boolean, online: boolean): string | null {
  if (!online) return texts.offline;
  const undecided = lines.find(isUndecided);
  if (undecided?.state === 'changed') return texts.acceptChangeFirst(undecided.item.name);
  if (undecided !== undefined) return undecided.message;
  if (isTyping) return texts.correctCopies;
  return totalsOf(lines).items === 0 ? texts.nothingToBuy : null;
}

function leftOut(lines: readonly CartLine[], unshown: number): string {
  const expired = lines.filter((line) => line.state === 'expired').length - unshown;
  return [
    expired === 0 ? '' : texts.expiredLeftOut(expired),
    unshown === 0 ? '' : texts.unavailableLeftOut(unshown),
  ].join(' ');
}

type FootProps = {
  lines: readonly CartLine[];
  /** How many the market does not show any more. */
  unshown: number;
  owner: `0x${string}` | null;
  isTyping: boolean;
  onLoginNeeded: (press: () => void) => void;
};

function Foot({ lines, unshown, owner, isTyping, onLoginNeeded }: FootProps) {
  const online = useOnline();
  const { starting, notice, left } = useSnapshot(checkoutState);
  const { items: count, tokens } = totalsOf(lines);
  const cost = useCost(lines, owner);
  const reason = obstacle(lines, isTyping, online);
  return (
    <div className={styles.foot}>
      {count > 0 && <CartSum lines={lines} cost={cost} />}
      <CartApprovals totals={tokens} cost={cost} />
      {notice !== null && (
        <div className={styles.notice}>
          <Note tone="bad" live>
            {notice}
            {left !== null && (
              <div>
                <Button size="sm" onClick={() => void checkOut(onLoginNeeded, checkoutState.left)}>
                  {texts.nothingInWallet}
                </Button>
              </div>
            )}
          </Note>
        </div>
      )}
      <Button
        variant="primary"
        size="lg"
        full
        busy={starting}
        disabled={reason !== null}
        aria-describedby="cart-obstacle"
        onClick={() => void checkOut(onLoginNeeded)}
      >
        {count > 0 ? texts.buyItems(texts.itemCount(count)) : texts.buy}
      </Button>
      <p id="cart-obstacle" className={styles.hint} role="status">
        {reason ?? ''} <Muted>{leftOut(lines, unshown)}</Muted> <CartBalance totals={tokens} cost={cost} />
      </p>
    </div>
  );
}
