import type { Nft } from '../../contract/nft.ts';
import { cautionText } from '../../domain/caution.ts';
import { useUiHost } from '../../ui/host.tsx';
import { Note } from '../../ui/note.tsx';
import { dateTimeText } from '../../ui/time-text.ts';

/** What the server has seen of the item's latest moves, beside the button that buys it. */
export function Caution({ caution }: { caution: Nft['caution'] }) {
  const { showEstimate } = useUiHost();
  return caution ? (
    <Note tone="warn">{cautionText(caution, { moment: dateTimeText, estimate: showEstimate })}</Note>
  ) : null;
}
