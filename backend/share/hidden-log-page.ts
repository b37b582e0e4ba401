import type { HiddenLogEntry } from '../../src/contract/hidden-log.ts';
import { MAX_PAGE_SIZE } from '../../src/contract/paging.ts';
import type { Language } from '../../src/language/language.ts';
import type { StoreContext } from '../stores/context.ts';
import { listHiddenLog } from '../stores/operator-log.ts';
import { textsIn } from './language.ts';
import { plainPage } from './plain-page.ts';
import { escapeText } from './xml.ts';

/** Names are left out: they may be what something was hidden for. */
function rowHtml(entry: HiddenLogEntry, language: Language): string {
  const { hiddenLog } = textsIn(language);
  const { at, hidden, kind, network, address, identifier, reason, note } = entry;
  const what = `${escapeText(network)} <code dir="ltr">${address}${identifier === null ? '' : ` #${identifier}`}</code>`;
  const why = [reason === null ? '' : hiddenLog.reasons[reason], escapeText(note)].filter(Boolean).join('<br />');
  const time = new Date(at).toISOString();
  return `<tr><td><time dir="ltr" datetime="${time}">${time.slice(0, 16).replace('T', ' ')} UTC</time></td><td>${(hidden ? hiddenLog.hidden : hiddenLog.shown)[kind]}<br />${what}</td><td>${why}</td></tr>`;
}

/** What the operator hid or showed again, for everybody: the latest, with a link to the call that tells all. */
export async function hiddenLogPage(
  context: StoreContext,
  { language, market }: { language: Language; market: string },
): Promise<string> {
  const { hiddenLog } = textsIn(language);
  const { title, lead, none, when, what, why, all } = hiddenLog;
  const { data } = await listHiddenLog(context, { page: 1, size: MAX_PAGE_SIZE });
  const table = `<table><thead><tr><th scope="col">${when}</th><th scope="col">${what}</th><th scope="col">${why}</th></tr></thead><tbody>${data.map((entry) => rowHtml(entry, language)).join('')}</tbody></table>
<p><a href="/marketplace/v1/hidden">${all}</a></p>`;
  return plainPage({
    language,
    market,
    title,
    lead,
    body: `<p>${lead}</p>\n${data.length === 0 ? `<p>${none}</p>` : table}`,
  });
}
