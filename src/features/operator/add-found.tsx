import { useState } from 'react';
import * as v from 'valibot';
import { MAX_COLLECTION_NAME, type FoundCollection } from '../../contract/operator-add.ts';
import { slugSchema } from '../../contract/primitives.ts';
import { countText } from '../../domain/count-text.ts';
import { shortenAddress } from '../../domain/paths.ts';
import { rateText } from '../../domain/signed-fees.ts';
import { Row, Rows } from '../../ui/blocks.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Muted } from '../../ui/layout.tsx';
import { NetworkLabel } from '../../ui/network-label.tsx';
import { Note } from '../../ui/note.tsx';
import { comma } from '../../ui/texts.ts';
import { useBusy } from '../../ui/use-busy.ts';
import * as texts from './add-texts.ts';
import styles from './operator.module.css';
import { useDecisions } from './use-decisions.ts';

const HOSTS_UNKNOWN: ReadonlySet<string> = new Set(['no-item', 'item-unread']);

const Facts = ({ collection, firstBlock }: { collection: FoundCollection; firstBlock: number | null }) => (
  <Rows>
    <Row label={texts.network}>
      <NetworkLabel slug={collection.network} />
    </Row>
    <Row label={texts.type}>{texts.types[collection.itemType]}</Row>
    <Row label={texts.items}>{collection.items === null ? texts.notSaid : countText(collection.items)}</Row>
    <Row label={texts.creator}>
      <span dir="ltr" title={collection.creator}>
        {shortenAddress(collection.creator)}
      </span>
    </Row>
    <Row label={texts.royalty}>
      {collection.royaltyBps === 0
        ? texts.none
        : texts.royaltyOf(rateText(collection.royaltyBps), shortenAddress(collection.royaltyRecipient))}
    </Row>
    <Row label={texts.hosts}>
      {collection.hosts.length > 0 ? (
        <span dir="ltr">{collection.hosts.join(comma)}</span>
      ) : collection.problems.some((problem) => HOSTS_UNKNOWN.has(problem)) ? (
        texts.hostsUnknown
      ) : (
        texts.noHosts
      )}
    </Row>
    {firstBlock !== null && <Row label={texts.firstBlock}>{countText(firstBlock)}</Row>}
  </Rows>
);

/** What was found, to be confirmed: name and word may be others, and a block that nobody remembers is filled in. */
export function AddFound(props: {
  collection: FoundCollection;
  firstBlock: number | null;
  onDone: () => void;
  onBack: () => void;
}) {
  const { collection, firstBlock, onDone, onBack } = props;
  const { off, addNow } = useDecisions();
  const { busy, run } = useBusy();
  const [name, setName] = useState(collection.name);
  const [slug, setSlug] = useState<string>(collection.slug);
  const [block, setBlock] = useState(firstBlock === null ? '' : String(firstBlock));
  const isSlug = v.is(slugSchema, slug);
  const isBlock = /^[0-9]{1,15}$/.test(block);
  const { network, address, hosts, description, problems } = collection;
  return (
    <form
      noValidate
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '' || !isSlug || !isBlock) return;
        run(async () => {
          const deployedBlock = Number(block);
          if (await addNow({ network, address, hosts, slug, name: name.trim(), deployedBlock })) onDone();
        });
      }}
    >
      <Field
        label={texts.name}
        maxLength={MAX_COLLECTION_NAME}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {description !== '' && <Muted>{description}</Muted>}
      <Field
        label={texts.slug}
        spellCheck={false}
        dir="ltr"
        maxLength={64}
        value={slug}
        onChange={(event) => setSlug(event.currentTarget.value)}
        problem={slug === '' || isSlug ? undefined : texts.slugProblem}
      />
      {isSlug && <Muted>{texts.pages(`/collections/${slug}`)}</Muted>}
      {firstBlock === null && (
        <>
          <Note tone="warn" live>
            {texts.blockUnknown}
          </Note>
          <Field
            label={texts.block}
            inputMode="numeric"
            dir="ltr"
            maxLength={15}
            value={block}
            onChange={(event) => setBlock(event.currentTarget.value.trim())}
            problem={block === '' || isBlock ? undefined : texts.blockProblem}
          />
        </>
      )}
      <Facts collection={collection} firstBlock={firstBlock} />
      {problems.map((problem) => (
        <Note key={problem} tone="warn">
          {texts.problems[problem]}
        </Note>
      ))}
      <p>
        {texts.what} {hosts.length > 0 && texts.hostsText}
      </p>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        full
        busy={busy}
        disabled={off || name.trim() === '' || !isSlug || !isBlock}
      >
        {texts.confirm}
      </Button>
      <Button full onClick={onBack}>
        {texts.cancel}
      </Button>
    </form>
  );
}
