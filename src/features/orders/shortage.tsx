import type { Token } from '../../contract/token.ts';
import { groupThousands, showAmount } from '../../domain/decimals.ts';
import { formatUnits } from '../../domain/money.ts';
import { isOwnNo } from '../../domain/wallet-errors.ts';
import type { TokenFunds } from '../../trading/chain/chain-facts.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './orders.module.css';
import * as texts from './texts.ts';
import type { useWrap } from './use-wrap.ts';

/** How much is missing, and what can be done about it. */
export function Shortage(props: {
  balances: TokenFunds;
  total: bigint;
  token: Token;
  isWrapped: boolean;
  nativeSymbol: string;
  wrap: ReturnType<typeof useWrap>;
}) {
  const { balances, total, token, wrap } = props;
  const missing = total - balances.balance;
  if (missing <= 0n) return null;
  const show = (value: bigint) => groupThousands(formatUnits(value, token.decimals));
  // Something must be left for the network's fees.
  const canWrap = props.isWrapped && balances.native > missing;
  return (
    <Note tone={canWrap ? 'warn' : 'bad'}>
      {texts.notEnough(token.symbol)}
      {canWrap ? (
        <>
          {' '}
          {texts.canBeWrapped(`${showAmount(formatUnits(balances.native, token.decimals))} ${props.nativeSymbol}`)}
          <span className={styles.noteAction}>
            <Button size="sm" busy={wrap.busy} onClick={() => void wrap.wrap(missing, total)}>
              {texts.wrap(`${show(missing)} ${props.nativeSymbol}`)}
            </Button>
          </span>
        </>
      ) : (
        ` ${texts.getMore(`${show(missing)} ${token.symbol}`)}`
      )}
      {wrap.failure !== null && (
        <span className={isOwnNo(wrap.failure) ? styles.noteSaid : styles.noteProblem} role="alert">
          {wrap.failure}
        </span>
      )}
    </Note>
  );
}
