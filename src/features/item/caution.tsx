import type { Nft } from '../../contract/nft.ts';
import { cautionText } from '../../domain/caution.ts';
import { useUiHost } from '../../ui/host.tsx';
import { Note } from '../../ui/note.tsx';
import { useTimeText } from '../../ui/local-time.ts';

/** What the server has seen of the item's latest moves, beside the button that buys it. */
export function Caution({ caution }: { caution: Nft['caution'] }) {
  const { showEstimate } = useUiHost();
  const timeText = useTimeText();
  return caution ? <Note tone="warn">{cautionText(caution, { moment: timeText, estimate: showEstimate })}</Note> : null;
}
