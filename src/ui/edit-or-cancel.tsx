import { Button } from './button.tsx';
import { useOnline } from './host.tsx';
import * as texts from './texts.ts';

type EditOrCancelProps = {
  cancelLabel: string;
  busy: boolean;
  /** Null for an order that no new terms could bring back. */
  onEdit: (() => void) | null;
  onCancel: () => void;
};

/** What a maker does with an order of their own; both need the network. */
export function EditOrCancel(props: EditOrCancelProps) {
  const online = useOnline();
  return (
    <>
      {props.onEdit !== null && (
        <Button size="sm" disabled={!online} onClick={props.onEdit}>
          {texts.edit}
        </Button>
      )}
      <Button size="sm" variant="danger" disabled={!online || props.busy} onClick={props.onCancel}>
        {props.cancelLabel}
      </Button>
    </>
  );
}
