import { useQuery } from '@tanstack/react-query';
import type { Backup } from '../../contract/operator-backups.ts';
import { countText } from '../../domain/count-text.ts';
import { backupsQuery } from '../../services/operator-backups.ts';
import { Row, Rows } from '../../ui/blocks.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { dateTimeText } from '../../ui/time-text.ts';
import { useNow } from '../../ui/use-now.ts';
import { Vacancy } from '../../ui/vacancy.tsx';
import * as texts from './backups-texts.ts';
import styles from './operator.module.css';
import { Answer } from './parts.tsx';
import { useDecisions } from './use-decisions.ts';

const OLD_MS = 7 * 86_400_000;
const OUTPUT = '-';

function Last({ at, file, rows, files }: Backup) {
  const isOld = useNow() - at > OLD_MS;
  return (
    <>
      <Rows>
        <Row label={texts.made}>{dateTimeText(at)}</Row>
        <Row label={texts.where}>{file === OUTPUT ? texts.output : <span dir="ltr">{file}</span>}</Row>
        <Row label={texts.rows}>{countText(rows)}</Row>
        <Row label={texts.files}>{countText(files)}</Row>
      </Rows>
      {isOld && <Note tone="warn">{texts.old}</Note>}
    </>
  );
}

/** When the last back-up was made and where it went, and how another one is made. */
export function Backups({ operator }: { operator: string }) {
  const query = useQuery(backupsQuery(operator));
  const { off, backUp } = useDecisions();
  return (
    <Answer what={texts.backups} query={query}>
      {({ last, asked, hasFolder }) => (
        <div className={styles.column}>
          {last === null ? <Vacancy title={texts.none} text={texts.noneText} /> : <Last {...last} />}
          {asked !== null && (
            <Note tone={asked.error === null ? 'plain' : 'bad'} live>
              {asked.isDead ? texts.givenUp : asked.error === null ? texts.asked : texts.failing}
              {asked.error !== null && asked.error !== '' && <div dir="ltr">{asked.error}</div>}
            </Note>
          )}
          {hasFolder ? (
            <>
              <p>{texts.what}</p>
              <Button disabled={off || (asked !== null && !asked.isDead)} onClick={backUp}>
                {texts.make}
              </Button>
            </>
          ) : (
            <>
              <p>{texts.noFolder}</p>
              <pre dir="ltr">{texts.command}</pre>
            </>
          )}
          <p>{texts.care}</p>
        </div>
      )}
    </Answer>
  );
}
