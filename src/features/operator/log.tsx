import { useInfiniteQuery } from '@tanstack/react-query';
import { isOfMarket } from '../../contract/operator.ts';
import { logQuery } from '../../services/operator.ts';
import { shortenAddress } from '../../domain/paths.ts';
import { AccountName } from '../../ui/account-name.tsx';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { comma } from '../../ui/texts.ts';
import { dateTimeText } from '../../ui/time-text.ts';
import { Entry, ListOf } from './parts.tsx';
import * as texts from './texts.ts';
import { useDecisions } from './use-decisions.ts';
import { isFinal, whatWasDone } from './what-was-done.ts';

/** Everything that was decided here, with the way back. */
export function Log({ operator }: { operator: string }) {
  const query = useInfiniteQuery(logQuery(operator));
  const { off, undo } = useDecisions();
  return (
    <ListOf
      what={texts.tabs.log}
      query={query}
      none={{ title: texts.logNone }}
      renderRow={(entry) => (
        <Entry
          key={entry.id}
          about={whatWasDone(entry)}
          actions={
            isFinal(entry) ? null : entry.undoneBy === null ? (
              <Button
                size="sm"
                disabled={off || (entry.subject === null && !isOfMarket(entry.about))}
                aria-label={texts.undoNamed(whatWasDone(entry))}
                onClick={() => undo(entry.id)}
              >
                {texts.undo}
              </Button>
            ) : (
              <Tag>{texts.undone}</Tag>
            )
          }
        >
          {/* Each its own: among words from the right, the zone's letters and an address would become one run. */}
          <span>{dateTimeText(entry.at)}</span>
          {comma}
          <span>
            <AccountName address={entry.operator}>{shortenAddress(entry.operator)}</AccountName>
          </span>
          {entry.undoes !== null && <div>{texts.isUndo}</div>}
          {entry.note !== '' && <div>{entry.note}</div>}
        </Entry>
      )}
    />
  );
}
