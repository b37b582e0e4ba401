import { useEffect, useEffectEvent } from 'react';
import { Button, LinkButton } from './button.tsx';
import { useOnline, useUiHost } from './host.tsx';
import { Icon } from './icon.tsx';
import { noAnswer } from './no-answer.ts';
import { Vacancy } from './vacancy.tsx';
import * as texts from './texts.ts';

/** Between two tries of what passes by itself. */
const AGAIN_MS = 10_000;

export type RetryProps = {
  what: string;
  onRetry: () => void;
  busy?: boolean;
  /** What the server says of a failure that passes by itself: it is asked again while somebody looks. */
  passing?: string | null;
};

/** What stands where data should: the reason, and a way to ask again. */
export function Retry({ what, onRetry, busy, passing = null }: RetryProps) {
  const online = useOnline();
  const { keptPath } = useUiHost();
  const again = useEffectEvent(() => {
    if (!document.hidden) onRetry();
  });
  useEffect(() => {
    if (passing === null || busy === true) return;
    const timer = setInterval(again, AGAIN_MS);
    return () => clearInterval(timer);
  }, [passing, busy]);
  return (
    <Vacancy
      title={online ? texts.notLoaded(what) : texts.notSaved}
      text={online ? (passing ?? noAnswer) : texts.notOpenedBefore}
    >
      {online ? (
        <Button onClick={onRetry} busy={busy}>
          {!busy && <Icon name="retry" size={16} />}
          {texts.retry}
        </Button>
      ) : (
        <LinkButton href={keptPath}>{texts.seeKept}</LinkButton>
      )}
    </Vacancy>
  );
}
