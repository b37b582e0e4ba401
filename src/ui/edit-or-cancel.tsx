import { Button } from './button.tsx';
import { useOnline } from './host.tsx';
import * as texts from './texts.ts';

/** What a maker does with an order of their own; both need the network. */
export function EditOrCancel(props: { cancelLabel: string; busy: boolean; onEdit: () => void; onCancel: () => void }) {
  const online = useOnline();
  return (
    <>
      <Button size="sm" disabled={!online} onClick={props.onEdit}>
        {texts.edit}
      </Button>
      <Button size="sm" variant="danger" disabled={!online || props.busy} onClick={props.onCancel}>
        {props.cancelLabel}
      </Button>
    </>
  );
}
