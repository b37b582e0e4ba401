import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { marketName } from '../../language/market-name.ts';
import { sentenceOf } from '../../domain/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Rows } from '../../ui/blocks.tsx';
import { byteText } from '../../ui/byte-text.ts';
import { Hidden } from '../../ui/layout.tsx';
import { Note } from '../../ui/note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { KeptHere } from './kept.tsx';
import styles from './storage.module.css';
import * as texts from './texts.ts';

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
  protect: async () =>
    (await (await service()).protectStorage()) ? texts.agreed(marketName()) : texts.refused(marketName()),
};

type Kept = Awaited<ReturnType<Awaited<ReturnType<typeof service>>['readDeviceStorage']>>;

/** Each with its place before it is known. */
const facts = (kept: Kept | undefined): [label: string, value: string | number | undefined][] => [
  [texts.inUse, kept && amountOf(kept)],
  [texts.pictures, kept?.pictures],
  [texts.answers, kept?.answers],
  [texts.transactions, kept && (kept.transactions ?? texts.notKnown)],
  [texts.isProtected, kept && (kept.isProtected ? texts.yes : texts.no)],
];
const amountOf = ({ usage, quota }: Kept) =>
  usage === null || quota === null ? texts.notKnown : texts.amount(byteText(usage), byteText(quota));

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
      <p>{texts.intro(marketName())}</p>
      {data === undefined && kept.error !== null ? (
        <p role="status">{texts.unknown}</p>
      ) : (
        <Rows>
          {facts(data).map(([label, value]) => (
            <Row key={label} label={label}>
              {value ?? <Skeleton width={56} height={14} />}
            </Row>
          ))}
        </Rows>
      )}
      {kept.isPending && (
        <Hidden>
          <span role="status">{texts.looking}</span>
        </Hidden>
      )}
      {said !== null && <Note live>{said}</Note>}
      <div className={styles.actions}>
        <Button busy={busy} disabled={data?.pictures === 0} onClick={() => press(steps.pictures)}>
          {texts.removePictures}
        </Button>
        <Button busy={busy} disabled={data?.answers === 0} onClick={() => press(steps.answers)}>
          {texts.removeAnswers}
        </Button>
        {data?.isProtected !== true && (
          <Button busy={busy} disabled={data === undefined} onClick={() => press(steps.protect)}>
            {texts.protect}
          </Button>
        )}
        {kept.error !== null && (
          <Button busy={kept.isFetching} onClick={() => void kept.refetch()}>
            {texts.lookAgain}
          </Button>
        )}
      </div>
      <KeptHere onChange={() => void kept.refetch()} />
      <p className={styles.small}>{texts.transactionsStay}</p>
    </div>
  );
}
