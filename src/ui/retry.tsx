import { Button } from './button.tsx';
import { useOnline } from './host.tsx';
import { Icon } from './icon.tsx';
import { Vacancy } from './vacancy.tsx';
import * as texts from './texts.ts';

/** What stands where data should: the reason, and a way to ask again. */
export function Retry({ what, onRetry, busy }: { what: string; onRetry: () => void; busy?: boolean }) {
  const online = useOnline();
  return (
    <Vacancy
      title={online ? texts.notLoaded(what) : texts.notSaved}
      text={online ? texts.serverFailed : texts.notOpenedBefore}
    >
      {online && (
        <Button onClick={onRetry} busy={busy}>
          {!busy && <Icon name="retry" size={16} />}
          {texts.retry}
        </Button>
      )}
    </Vacancy>
  );
}
