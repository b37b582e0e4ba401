import type { LogEntry } from '../../contract/operator.ts';
import type { Theme } from '../../contract/theme.ts';
import { countText } from '../../domain/count-text.ts';
import { comma } from '../../ui/texts.ts';
import * as limitsTexts from './limits-texts.ts';
import * as texts from './texts.ts';
import * as themeTexts from './theme-texts.ts';

const THEME_PARTS = ['name', 'mark', 'accent', 'documents'] as const;
/** What is not there is as what is empty. */
const asText = (value: unknown): string => JSON.stringify(value ?? null).replace(/^\{\}$/, 'null');

/** Whether an entry is of something that no undo takes back. */
export const isFinal = ({ about }: Pick<LogEntry, 'about'>): boolean =>
  about === 'jobs' || about === 'subscribers' || about === 'backups';

const themeIn = (value: LogEntry['after']): Theme | null =>
  value !== null && typeof value === 'object' && 'theme' in value ? value.theme : null;

/** Which parts of the theme are others than before. */
function themeDone(before: LogEntry['before'], after: LogEntry['after']): string {
  const [was, is] = [themeIn(before), themeIn(after)];
  if (is === null) return themeTexts.didReset;
  const changed = THEME_PARTS.filter((part) => asText(was?.[part]) !== asText(is[part]));
  return themeTexts.did(changed.map((part) => themeTexts.parts[part]).join(comma));
}

/** An entry of the log in words. */
export function whatWasDone({
  about,
  before,
  after,
  subject,
}: Pick<LogEntry, 'about' | 'before' | 'after' | 'subject'>): string {
  if (about === 'jobs') {
    const kind = before !== null && typeof before === 'object' && 'job' in before ? texts.jobKinds[before.job] : null;
    const what = [kind ?? texts.allJobs, subject?.name ?? []].flat().join(comma);
    const isAgain = after !== null && typeof after === 'object' && 'did' in after && after.did === 'again';
    return (isAgain ? texts.did.again : texts.did.discard)(what);
  }
  if (about === 'backups') return texts.did.backUp;
  if (about === 'subscribers') {
    if (after === null || typeof after !== 'object' || !('subscribers' in after)) return texts.gone;
    return after.subscribers === 'removed'
      ? texts.did.removeSubscriber
      : texts.did.exportSubscribers(countText(after.count));
  }
  if (about === 'limits') return typeof after === 'number' ? limitsTexts.did(String(after)) : limitsTexts.didFollow;
  if (about === 'theme') return themeDone(before, after);
  const name = subject?.name ?? texts.gone;
  const { did } = texts;
  if (about === 'added') return (after === null ? did.takeOff : did.add)(name);
  if (about === 'hidden') return (after === null ? did.show : did.hide)(name);
  if (about === 'reports') return (after === null ? did.reopen : did.setAside)(name);
  if (about === 'verified') return (after === null ? did.follow : after === true ? did.verify : did.unverify)(name);
  return typeof after === 'number' ? did.place(name, String(after)) : did.unplace(name);
}
