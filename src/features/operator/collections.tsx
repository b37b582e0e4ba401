import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { MOST_FEATURED, type OperatorCollection } from '../../contract/operator.ts';
import { countText } from '../../domain/count-text.ts';
import { operatorCollectionsQuery } from '../../services/operator.ts';
import { firstDropsQuery } from '../../services/queries.ts';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/field.tsx';
import { Muted } from '../../ui/layout.tsx';
import { Select } from '../../ui/select.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AddCollection } from './add-collection.tsx';
import * as addTexts from './add-texts.ts';
import { HideButton } from './hide-form.tsx';
import { About, Entry, ListOf } from './parts.tsx';
import * as texts from './texts.ts';
import { useDecisions } from './use-decisions.ts';

const NOWHERE = '0';
const PLACES = [
  { value: NOWHERE, label: texts.placeNone },
  ...Array.from({ length: MOST_FEATURED }, (_, at) => ({
    value: String(at + 1),
    label: texts.placeAt(String(at + 1)),
  })),
];

/** Why a place on the start page may not be seen there at once: a drop comes before every collection. */
function BelowDrops() {
  const { data } = useQuery(firstDropsQuery());
  return data?.data.some(({ state }) => state !== 'ended') && <Muted>{texts.placeBelowDrops}</Muted>;
}

function Row({ subject, items, listed, verified, featured, added }: OperatorCollection) {
  const { off, decide, undo } = useDecisions();
  const { name, uuid } = subject;
  const say = (value: boolean | null) => decide({ about: 'verified', subject: uuid, value });
  return (
    <Entry
      about={<About subject={subject} why={added?.isListed === false ? addTexts.takenOff : texts.isHidden} />}
      actions={
        <>
          <Button
            size="sm"
            disabled={off}
            aria-label={(verified.value ? texts.unverifyNamed : texts.verifyNamed)(name)}
            onClick={() => say(!verified.value)}
          >
            {verified.value ? texts.unverify : texts.verify}
          </Button>
          {verified.decided && (
            <Button size="sm" disabled={off} aria-label={texts.followNamed(name)} onClick={() => say(null)}>
              {texts.follow}
            </Button>
          )}
          {added && (
            <Button
              size="sm"
              disabled={off}
              aria-label={(added.isListed ? addTexts.takeOffNamed : addTexts.listAgainNamed)(name)}
              onClick={() => undo(added.entry)}
            >
              {added.isListed ? addTexts.takeOff : addTexts.listAgain}
            </Button>
          )}
          {!subject.hidden && <HideButton subject={subject} />}
        </>
      }
    >
      {texts.counts(countText(items), countText(listed))}
      <div>
        <Tag tone={verified.value ? 'good' : 'plain'}>{verified.value ? texts.verified : texts.notVerified}</Tag>{' '}
        {verified.decided ? texts.byYou : texts.byConfiguration}
      </div>
      {added && <div>{addTexts.addedHere}</div>}
      <Select
        label={texts.place(name)}
        options={PLACES}
        value={String(featured ?? NOWHERE)}
        onChange={(at) => {
          if (!off) decide({ about: 'featured', subject: uuid, value: at === NOWHERE ? null : Number(at) });
        }}
      />
      {featured !== null && <BelowDrops />}
    </Entry>
  );
}

/** Every collection, and how another is added: whether the operator vouches for it, and where on the start page it is. */
export function Collections({ operator }: { operator: string }) {
  const [search, setSearch] = useState('');
  const query = useInfiniteQuery(operatorCollectionsQuery(operator, useDeferredValue(search.trim())));
  return (
    <>
      <AddCollection />
      <SearchField
        label={texts.searchCollections}
        placeholder={texts.searchCollections}
        maxLength={100}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <ListOf
        what={texts.tabs.collections}
        query={query}
        none={{ title: texts.collectionsNone }}
        renderRow={(collection) => <Row key={collection.subject.uuid} {...collection} />}
      />
    </>
  );
}
