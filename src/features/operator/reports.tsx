import { useInfiniteQuery } from '@tanstack/react-query';
import { reasons } from '../../contract/report-texts.ts';
import type { ReportedThing } from '../../contract/operator.ts';
import { countText } from '../../domain/count-text.ts';
import { reportsQuery } from '../../services/operator.ts';
import { shortenAddress } from '../../domain/paths.ts';
import { AccountName } from '../../ui/account-name.tsx';
import { Button } from '../../ui/button.tsx';
import { comma } from '../../ui/texts.ts';
import { dateTimeText } from '../../ui/time-text.ts';
import { HideButton } from './hide-form.tsx';
import { About, Entry, ListOf, OutsideLink } from './parts.tsx';
import * as texts from './texts.ts';
import { useDecisions } from './use-decisions.ts';

const Words = ({ owner, reason, detail, link, time }: ReportedThing['words'][number]) => (
  <p>
    {reasons[reason]}
    {comma}
    <AccountName address={owner}>{shortenAddress(owner)}</AccountName>
    {comma}
    {dateTimeText(time * 1_000)}
    {detail !== '' && (
      <>
        <br />
        <q>{detail}</q>
      </>
    )}
    {link !== '' && (
      <>
        <br />
        <OutsideLink href={link}>{texts.original}</OutsideLink>
      </>
    )}
  </p>
);

/** What people reported and nobody has looked at. */
export function Reports({ operator }: { operator: string }) {
  const query = useInfiniteQuery(reportsQuery(operator));
  const { off, decide } = useDecisions();
  return (
    <ListOf
      what={texts.tabs.reports}
      query={query}
      none={{ title: texts.reportsNone, text: texts.reportsNoneText }}
      renderRow={({ subject, count, latest, words }) => (
        <Entry
          key={subject.uuid}
          about={
            <>
              <About subject={subject} />
              {texts.reportCount(countText(count))}
            </>
          }
          actions={
            <>
              <Button
                size="sm"
                disabled={off}
                aria-label={texts.setAsideNamed(subject.name)}
                onClick={() => decide({ about: 'reports', subject: subject.uuid, value: { until: latest } })}
              >
                {texts.setAside}
              </Button>
              <HideButton subject={subject} />
            </>
          }
        >
          {words.map((one) => (
            <Words key={one.owner} {...one} />
          ))}
        </Entry>
      )}
    />
  );
}
