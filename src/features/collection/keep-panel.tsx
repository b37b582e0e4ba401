import { useEffect, useState } from 'react';
import { marketName } from '../../language/market-name.ts';
import type { Collection } from '../../contract/collection.ts';
import { groupThousands } from '../../domain/decimals.ts';
import { storagePath } from '../../domain/paths.ts';
import { imageUrl } from '../../services/images.ts';
import { isFull } from '../../services/keep-item.ts';
import {
  pauseKept,
  planKeeping,
  removeKept,
  renewNow,
  resumeKept,
  stopRenewing,
  type KeptCollection,
  type Plan,
} from '../../services/kept-collections.ts';
import { chosenWidth } from '../../services/picture-choice.ts';
import { isSavingData } from '../../services/saving-data.ts';
import { Button } from '../../ui/button.tsx';
import { byteText } from '../../ui/byte-text.ts';
import { useOnline } from '../../ui/host.tsx';
import { CARD_SIZES, CARD_WIDTHS } from '../../ui/item-card.tsx';
import { KeptProgress } from '../../ui/kept-progress.tsx';
import { TextLink } from '../../ui/layout.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Note } from '../../ui/note.tsx';
import { BANNER_WIDTHS, STAGE_SIZES, STAGE_WIDTHS } from '../../ui/picture-sizes.ts';
import { useBusy } from '../../ui/use-busy.ts';
import styles from './keep.module.css';
import * as texts from './texts.ts';

/** What this device asks for of each item, in the grid and on its page, and of the collection's banner. */
const chosenWidths = () =>
  Promise.all([
    chosenWidth(CARD_WIDTHS, CARD_SIZES),
    chosenWidth(STAGE_WIDTHS, STAGE_SIZES),
    chosenWidth(BANNER_WIDTHS, '100vw'),
  ]);

type Measured = { plan: Plan; widths: readonly number[]; pictures: readonly string[] };

async function measure({ itemsCount, banner }: Collection): Promise<Measured> {
  const [card, stage, wide] = await chosenWidths();
  const widths = [card, stage];
  return {
    plan: await planKeeping(itemsCount, widths),
    widths,
    pictures: banner === '' ? [] : [imageUrl(banner, { width: wide })],
  };
}

function planText({ total, bytes, bound }: Plan, size: number): string {
  const count = (value: number) => groupThousands(String(value));
  if (total === 0) return texts.noRoom;
  if (bound === null) return texts.keepAll(count(total), byteText(bytes));
  return { most: texts.keepMost, room: texts.keepRoom }[bound](count(total), count(size), byteText(bytes));
}

/** Browsers need not tell how full a device is: it may show only when something is stored. */
const reasonOf = (error: unknown) => (isFull(error) ? 'full' : 'failed');

/** Says what it takes before anything is loaded, and asks. */
function Ask({ collection }: { collection: Collection }) {
  const isOnline = useOnline();
  const { busy, run } = useBusy();
  const [measured, setMeasured] = useState<Measured | 'full' | 'failed' | null>(null);
  useEffect(() => {
    measure(collection).then(setMeasured, (error: unknown) => setMeasured(reasonOf(error)));
  }, [collection]);
  const isReady = measured !== null && typeof measured !== 'string';
  const begin = async () => {
    if (!isReady) return;
    const { keepCollection } = await import('../../services/keep-collection.ts');
    await keepCollection(collection, measured.plan, measured);
  };
  return (
    <>
      <p>{texts.keepIntro}</p>
      <p role="status">
        {measured === null
          ? texts.measuring
          : isReady
            ? planText(measured.plan, collection.itemsCount)
            : { full: texts.noRoom, failed: texts.notMeasured(marketName()) }[measured]}
      </p>
      {isSavingData() && <Note>{texts.savingData}</Note>}
      {!isOnline && <Note>{texts.needsNetwork}</Note>}
      <Button
        variant="primary"
        size="lg"
        full
        data-autofocus
        busy={busy}
        disabled={!isReady || !isOnline || measured.plan.total === 0}
        onClick={() => run(() => begin().catch((error: unknown) => setMeasured(reasonOf(error))))}
      >
        {texts.keepOffline}
      </Button>
    </>
  );
}

export function KeepPanel(props: { collection: Collection; kept: KeptCollection | null; onClose: () => void }) {
  const { collection, kept, onClose } = props;
  const act = (work: Promise<void>) => void work.catch(() => undefined);
  return (
    <Modal open onClose={onClose} title={texts.keepOffline} width={440}>
      <div className={styles.keepPanel}>
        {kept === null ? (
          <Ask collection={collection} />
        ) : (
          <KeptProgress
            {...kept}
            name={collection.name}
            onPause={() => act(pauseKept(kept.slug))}
            onResume={() => act(resumeKept(kept.slug))}
            onRemove={() => act(removeKept(kept.slug))}
            onRenew={() => act(renewNow(kept.slug))}
            onStop={() => act(stopRenewing(kept.slug))}
          />
        )}
        <p>
          <TextLink href={storagePath()}>{texts.seeStorage}</TextLink>
        </p>
      </div>
    </Modal>
  );
}
