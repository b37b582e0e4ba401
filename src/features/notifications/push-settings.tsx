import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { marketName } from '../../language/market-name.ts';
import { sentenceOf } from '../../domain/errors.ts';
import {
  pushGroups,
  readPushState,
  readUnwanted,
  turnOffPush,
  turnOnPush,
  updatePush,
  type PushGroup,
} from '../../services/push.ts';
import { Button } from '../../ui/button.tsx';
import { Check } from '../../ui/check.tsx';
import { useOnline } from '../../ui/host.tsx';
import { Note } from '../../ui/note.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import styles from './push-settings.module.css';
import * as texts from './push-texts.ts';

const read = async (owner: string) => ({ state: await readPushState(), unwanted: await readUnwanted(owner) });

/** What this browser does now; `isPending` until that has been read on the device. */
export const usePush = (owner: string) =>
  useQuery({
    queryKey: ['device', 'push', owner],
    queryFn: () => read(owner),
    networkMode: 'always',
    gcTime: 0,
    staleTime: 0,
  });

/** What this browser tells `owner` while the app is closed: on, off, and of what. Nobody is asked unless they press. */
export function PushSettings({ owner }: { owner: string }) {
  const online = useOnline();
  const { busy, run } = useBusy();
  const [failure, setFailure] = useState<string | null>(null);
  /** Pressed, and on its way to the server. */
  const [chosen, setChosen] = useState<PushGroup[] | null>(null);
  const { data, refetch } = usePush(owner);
  if (data === undefined || data.state === 'unsupported') return null;
  const { state } = data;
  const unwanted = chosen ?? data.unwanted;

  const carryOut = (work: () => Promise<void>) =>
    run(async () => {
      setFailure(null);
      await work().catch((error: unknown) => setFailure(sentenceOf(error, texts.failed)));
      await refetch();
      setChosen(null);
    });
  function choose(group: PushGroup, isWanted: boolean) {
    const next = isWanted ? unwanted.filter((one) => one !== group) : [...unwanted, group];
    setChosen(next);
    carryOut(() => updatePush(owner, next));
  }

  return (
    <section aria-label={texts.title} className={styles.settings}>
      <div className={styles.head}>
        <div>
          <h2>{texts.title}</h2>
          <p>{state === 'on' ? texts.onText : state === 'off' ? texts.offText : texts.cannot(marketName())[state]}</p>
        </div>
        {state === 'off' && (
          <Button
            size="sm"
            busy={busy}
            disabled={busy || !online}
            onClick={() => carryOut(() => turnOnPush(owner, unwanted))}
          >
            {texts.turnOn}
          </Button>
        )}
        {state === 'on' && (
          <Button size="sm" busy={busy} disabled={busy} onClick={() => carryOut(turnOffPush)}>
            {texts.turnOff}
          </Button>
        )}
      </div>
      {state === 'on' && (
        <div className={styles.groups}>
          {pushGroups.map((group) => (
            <Check
              key={group}
              label={texts.groups[group]}
              checked={!unwanted.includes(group)}
              disabled={busy || !online}
              onChange={(isWanted) => choose(group, isWanted)}
            />
          ))}
        </div>
      )}
      {failure !== null && (
        <Note tone="bad" live>
          {failure}
        </Note>
      )}
    </section>
  );
}
