import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../domain/errors.ts';
import { LANGUAGE, LOCALES } from '../../language/language.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Rows } from '../../ui/blocks.tsx';
import { Note } from '../../ui/note.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import styles from './storage.module.css';
import * as texts from './texts.ts';

const size = (bytes: number): string => {
  const [unit, divisor] = bytes < 1e9 ? ['megabyte', 1e6] : ['gigabyte', 1e9];
  const format = new Intl.NumberFormat(LOCALES[LANGUAGE], { style: 'unit', unit, maximumFractionDigits: 1 });
  return format.format(bytes / divisor);
};

const service = () => import('../../services/device-storage.ts');

const steps = {
  pictures: async () => {
    await (await service()).dropImages();
    return texts.picturesRemoved;
  },
  answers: async () => {
    await (await service()).dropAnswers();
    return texts.answersRemoved;
  },
  protect: async () => ((await (await service()).protectStorage()) ? texts.agreed : texts.refused),
};

/** What the app keeps on this device, and how to clear it. */
export function Storage() {
  const kept = useQuery({
    queryKey: ['device-storage'],
    queryFn: async () => (await service()).readDeviceStorage(),
    networkMode: 'always',
    gcTime: 0,
    staleTime: 0,
  });
  const { busy, run } = useBusy();
  const [said, setSaid] = useState<string | null>(null);
  const press = (step: () => Promise<string>) =>
    run(async () => {
      setSaid(await step().catch((error: unknown) => sentenceOf(error, texts.failed)));
      await kept.refetch();
    });
  const { data } = kept;
  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      <p>{texts.intro}</p>
      {data === undefined ? (
        <p role="status">{kept.error === null ? texts.looking : texts.unknown}</p>
      ) : (
        <Rows>
          <Row label={texts.inUse}>
            {data.usage === null || data.quota === null
              ? texts.notKnown
              : texts.amount(size(data.usage), size(data.quota))}
          </Row>
          <Row label={texts.pictures}>{data.pictures}</Row>
          <Row label={texts.answers}>{data.answers}</Row>
          <Row label={texts.transactions}>{data.transactions ?? texts.notKnown}</Row>
          <Row label={texts.isProtected}>{data.isProtected ? texts.yes : texts.no}</Row>
        </Rows>
      )}
      {said !== null && <Note live>{said}</Note>}
      <div className={styles.actions}>
        <Button busy={busy} disabled={data?.pictures === 0} onClick={() => press(steps.pictures)}>
          {texts.removePictures}
        </Button>
        <Button busy={busy} disabled={data?.answers === 0} onClick={() => press(steps.answers)}>
          {texts.removeAnswers}
        </Button>
        {data?.isProtected === false && (
          <Button busy={busy} onClick={() => press(steps.protect)}>
            {texts.protect}
          </Button>
        )}
        {kept.error !== null && (
          <Button busy={kept.isFetching} onClick={() => void kept.refetch()}>
            {texts.lookAgain}
          </Button>
        )}
      </div>
      <p className={styles.small}>{texts.transactionsStay}</p>
    </div>
  );
}
