import { useEffect, useRef, useState } from 'react';
import type { FoundCollection } from '../../contract/operator-add.ts';
import { sentenceOf } from '../../domain/errors.ts';
import { HttpError } from '../../services/http.ts';
import { addressIn, findFirstBlock, lookAtCollection, networkOfLink } from '../../services/operator-collections.ts';
import { networks } from '../../services/runtime.ts';
import { Button } from '../../ui/button.tsx';
import { Check } from '../../ui/check.tsx';
import { Field } from '../../ui/field.tsx';
import { useOnline } from '../../ui/host.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Modal } from '../../ui/modal.tsx';
import * as texts from './add-texts.ts';
import { AddFound } from './add-found.tsx';
import styles from './operator.module.css';
import { failed } from './texts.ts';

type Found = { collection: FoundCollection; firstBlock: number | null };
/** `share` null while the contract is asked. */
type Search = { share: number | null };

const isWithoutHistory = (error: unknown) => error instanceof HttpError && error.msgId === 'operator.no-history';
const sentence = (error: unknown) =>
  (error instanceof HttpError ? texts.refusals[error.msgId] : undefined) ?? sentenceOf(error, failed);

const Searching = ({ share, onCancel }: Search & { onCancel: () => void }) => (
  <div className={styles.stack}>
    <p role="status">{share === null ? texts.looking : texts.searching}</p>
    <Meter label={texts.searching} value={share ?? 0} max={1} />
    <Button onClick={onCancel}>{texts.cancel}</Button>
  </div>
);

/** Asks which collection is meant, looks at it, and has what was found confirmed. */
function AddForm({ onClose }: { onClose: () => void }) {
  const online = useOnline();
  const [word, setWord] = useState('');
  const [network, setNetwork] = useState(networks()[0]?.slug ?? '');
  const [problem, setProblem] = useState<string | undefined>();
  const [search, setSearch] = useState<Search | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const ending = useRef<AbortController | null>(null);
  useEffect(() => () => ending.current?.abort(), []);

  async function look(address: string): Promise<void> {
    const { signal } = (ending.current = new AbortController());
    const place = { network, address };
    setProblem(undefined);
    setSearch({ share: null });
    try {
      const collection = await lookAtCollection(place, signal);
      setSearch({ share: 0 });
      const firstBlock = await findFirstBlock(place, (share) => setSearch({ share }), signal).catch(
        (error: unknown) => {
          if (isWithoutHistory(error)) return null;
          throw error;
        },
      );
      if (!signal.aborted) setFound({ collection, firstBlock });
    } catch (error) {
      if (!signal.aborted) setProblem(sentence(error));
    } finally {
      if (!signal.aborted) setSearch(null);
    }
  }
  function stop(): void {
    ending.current?.abort();
    setSearch(null);
  }

  if (found) return <AddFound {...found} onDone={onClose} onBack={() => setFound(null)} />;
  if (search) return <Searching {...search} onCancel={stop} />;
  return (
    <form
      noValidate
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        const address = addressIn(word);
        if (address === null) setProblem(texts.noAddress);
        else void look(address);
      }}
    >
      <Field
        label={texts.where}
        placeholder="0x…"
        enterKeyHint="search"
        spellCheck={false}
        dir="ltr"
        maxLength={300}
        value={word}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setWord(text);
          setProblem(undefined);
          setNetwork((before) => networkOfLink(text) ?? before);
        }}
        problem={problem}
      />
      <div role="radiogroup" aria-label={texts.network}>
        {networks().map(({ slug, name }) => (
          <Check
            key={slug}
            group="network"
            label={name}
            checked={slug === network}
            onChange={() => {
              setNetwork(slug);
              setProblem(undefined);
            }}
          />
        ))}
      </div>
      <Button type="submit" variant="primary" size="lg" full disabled={!online}>
        {texts.look}
      </Button>
    </form>
  );
}

export function AddCollection() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.add}</Button>
      <Modal open={open} onClose={() => setOpen(false)} title={texts.add}>
        <AddForm onClose={() => setOpen(false)} />
      </Modal>
    </>
  );
}
