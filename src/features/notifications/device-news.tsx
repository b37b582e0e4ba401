import * as newsTexts from '../../contract/news-texts.ts';
import { HappeningRow } from '../../ui/event-row.tsx';
import { Anchor } from '../../ui/host.tsx';
import { localTimeText } from '../../ui/local-time.ts';
import { useNow } from '../../ui/use-now.ts';
import styles from './notifications.module.css';
import * as texts from './texts.ts';
import type { DeviceNews as News } from './use-news.ts';

/** Drops that open or end and searches that found something; `isNew` by the id of either. */
export function DeviceNews({ news, isNew }: { news: News; isNew: (id: string) => boolean }) {
  const now = useNow();
  if (news.due.length + news.searches.length === 0) return null;
  return (
    <section>
      <h2 className={styles.day}>{texts.yours}</h2>
      <ul>
        {news.due.map(({ id, reminder, state, moment, time }) => (
          <HappeningRow key={id} icon="drops" image={reminder.image} isNew={isNew(id)} time={time} now={now}>
            <Anchor href={reminder.href}>{reminder.name}</Anchor> <b>{newsTexts.drop[state]}</b>
            <span>{localTimeText(moment)}</span>
          </HappeningRow>
        ))}
        {news.searches.map(({ id, kind, href, name, count, time }) => (
          <HappeningRow key={id} icon="search" isNew={isNew(id)} time={time} now={now}>
            <Anchor href={href}>{texts.found[kind](count, name)}</Anchor>
            <span>{texts.foundBy[kind]}</span>
          </HappeningRow>
        ))}
      </ul>
    </section>
  );
}
