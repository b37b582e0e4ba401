import type { Nft } from '../../contract/nft.ts';
import { showAmount } from '../../domain/money.ts';
import { useUiHost } from '../../ui/host.tsx';
import { Note } from '../../ui/note.tsx';
import { dateTimeText } from '../../ui/time-text.ts';
import * as texts from './texts.ts';

/** What the server has seen of the item's latest moves, beside the button that buys it. */
export function Caution({ caution }: { caution: Nft['caution'] }) {
  const { showEstimate } = useUiHost();
  if (!caution) return null;
  const since = dateTimeText(caution.since * 1000);
  return (
    <Note tone="warn">
      {caution.kind === 'unpaid'
        ? texts.unpaidMoves(caution.count, since)
        : texts.soldCheaply(
            `${showAmount(caution.price.amount)} ${caution.price.token.symbol}`,
            since,
            showEstimate(caution.floorUsd),
          )}
    </Note>
  );
}
