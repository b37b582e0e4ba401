import { useRef, useState } from 'react';
import { Modal } from '../../ui/modal.tsx';
import { Search } from './search.tsx';
import * as texts from './texts.ts';

/** The same search over the whole screen of a phone. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  return (
    <Modal open onClose={onClose} title={texts.search} fill>
      <Search field={field} text={text} onText={setText} inDialog onDone={onClose} />
    </Modal>
  );
}
