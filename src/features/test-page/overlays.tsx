import { useState, useSyncExternalStore } from 'react';
import { raiseAlert } from '../../services/alerts.ts';
import { breakpoints } from '../../ui/breakpoints.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Rows } from '../../ui/blocks.tsx';
import { Modal, Sheet } from '../../ui/modal.tsx';
import { Line, Part } from './part.tsx';

export function Overlays() {
  const [open, setOpen] = useState<'modal' | 'event' | 'sheet' | null>(null);
  const close = () => setOpen(null);
  return (
    <Part title="Overlays">
      <Line>
        <Button onClick={() => setOpen('modal')}>Modal, 600</Button>
        <Button onClick={() => setOpen('event')}>Event, 400</Button>
        <Button onClick={() => setOpen('sheet')}>Sheet</Button>
      </Line>
      <Line>
        <Button onClick={() => raiseAlert({ status: 'success' })}>Success</Button>
        <Button
          onClick={() =>
            raiseAlert({
              status: 'info',
              title: 'Oops, something went wrong',
              description: 'Please log in to your wallet before continuing',
            })
          }
        >
          Info
        </Button>
        <Button
          onClick={() =>
            raiseAlert({
              status: 'error',
              title: 'RPC Error',
              description: 'Request exceeds defined limit.',
              critical: true,
            })
          }
        >
          Critical
        </Button>
      </Line>
      <Modal open={open === 'modal'} onClose={close} title="A modal">
        <p>Esc, the cross and the backdrop close it; the focus goes back to its button.</p>
      </Modal>
      <Modal open={open === 'event'} onClose={close} title="An event" width={400}>
        <p>Four hundred wide where there is room.</p>
      </Modal>
      <Sheet open={open === 'sheet'} onClose={close} title="A sheet">
        <p>From the right, or from below on a phone.</p>
      </Sheet>
    </Part>
  );
}

function watchDevice(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-device'] });
  return () => observer.disconnect();
}

export function Environment() {
  const type = useSyncExternalStore(
    watchDevice,
    () => document.documentElement.dataset['device'],
    () => 'desktop',
  );
  return (
    <Part title="Environment">
      <Rows>
        <Row label="Device type">
          <span data-testid="device-type">{type}</span>
        </Row>
        {Object.entries(breakpoints).map(([name, width]) => (
          <Row key={name} label={`Screen ${name}`}>
            from {width} px
          </Row>
        ))}
      </Rows>
    </Part>
  );
}
