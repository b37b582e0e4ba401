import { Button } from './button.tsx';
import { useOnline } from './host.tsx';
import { Icon } from './icon.tsx';
import { Vacancy } from './vacancy.tsx';

/** What stands where data should: the reason, and a way to ask again. */
export function Retry({ what, onRetry, busy }: { what: string; onRetry: () => void; busy?: boolean }) {
  const online = useOnline();
  return (
    <Vacancy
      title={online ? `${what} could not be loaded` : 'Not saved on this device'}
      text={
        online
          ? 'The server did not answer as it should. Nothing of yours was changed.'
          : 'You’re offline, and this was not opened here before. It loads when you’re back.'
      }
    >
      {online && (
        <Button onClick={onRetry} busy={busy}>
          {!busy && <Icon name="retry" size={16} />}
          Retry
        </Button>
      )}
    </Vacancy>
  );
}
