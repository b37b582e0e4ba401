import type { Nft } from '../../contract/nft.ts';
import { cautionText } from '../../domain/caution.ts';
import { Note } from '../../ui/note.tsx';
import { dateTimeText } from '../../ui/time-text.ts';

/** What the server has seen of the item's latest moves, beside the button that buys it. */
export const Caution = ({ caution }: { caution: Nft['caution'] }) =>
  caution ? <Note tone="warn">{cautionText(caution, dateTimeText)}</Note> : null;
