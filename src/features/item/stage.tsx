import { useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { HAS_SERVER } from '../../contract/has-server.ts';
import type { Nft } from '../../contract/nft.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { raiseAnswer } from '../../services/answer-alerts.ts';
import { refreshNft } from '../../services/data.ts';
import { isServerError } from '../../services/http.ts';
import { passingWords } from '../../services/passing.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { MediaImage } from '../../ui/media-image.tsx';
import { STAGE_SIZES, STAGE_WIDTHS } from '../../ui/picture-sizes.ts';
import { FullScreen } from './full-screen.tsx';
import { metadataChanges } from './metadata-changes.ts';
import { ModelView } from './model-view.tsx';
import { Player } from './player.tsx';
import { RunningItem } from './running-item.tsx';
import styles from './item.module.css';
import extraStyles from './extra.module.css';
import * as texts from './texts.ts';
import * as icons from '../../ui/page-icons.ts';

const ITEMS = ['public', 'nft'];

function useRefresh(nft: Nft) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => refreshNft(nft.uuid),
    onSuccess: async ({ status }) => {
      raiseAnswer(status.code, { description: texts.refreshing });
      await queryClient.invalidateQueries({ queryKey: ITEMS });
      const shown = queryClient.getQueriesData<{ data: Nft | null }>({ queryKey: ITEMS });
      const after = shown.map(([, answer]) => answer?.data).find((one) => one?.uuid === nft.uuid);
      const changes = after ? metadataChanges(nft, after) : [];
      if (changes.length > 0)
        raiseAlert({ status: 'info', title: texts.metadataChanged, description: texts.changed(changes) });
    },
    onError: (error) => {
      if (isServerError(error)) return;
      raiseAlert({
        status: 'error',
        title: texts.refreshFailedTitle,
        description: passingWords(error) ?? texts.refreshFailed,
      });
    },
  });
}

/** What stands in the case: the picture, its video, or what somebody opened in its place. */
function Shown({ nft, isOpen }: { nft: Nft; isOpen: boolean }) {
  const { name, image, media } = nft;
  if (isOpen && media?.kind === 'model') return <ModelView name={name} source={media.source} />;
  if (isOpen && media?.kind === 'interactive') return <RunningItem name={name} source={media.source} />;
  const picture = (
    <MediaImage
      source={image}
      alt={name}
      widths={STAGE_WIDTHS}
      sizes={STAGE_SIZES}
      eager
      priority
      why={(failure) => texts.whyNoPicture[failure]}
    />
  );
  return media?.kind === 'video' ? <Player name={name} image={image} media={media} picture={picture} /> : picture;
}

/** The file of the picture that is drawn there; '' while there is none. */
const drawnIn = (stage: HTMLElement | null) => {
  const image = stage?.querySelector('img');
  return image?.complete && image.naturalWidth > 1 ? image.currentSrc : '';
};

/** What opens in the picture's place, and how that is closed again. Nothing of it is loaded before. */
const OPENERS = {
  model: { open: texts.viewModel, close: texts.showPicture },
  interactive: { open: texts.runItem, close: texts.stopItem },
} as const;

/** The item in its lit case, with its tools on the base. */
export function Stage({ nft }: { nft: Nft }) {
  const stage = useRef<HTMLDivElement>(null);
  /** What the full screen begins with; null while it is closed. */
  const [full, setFull] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const refresh = useRefresh(nft);
  const { media } = nft;
  const opener = media?.kind === 'model' || media?.kind === 'interactive' ? OPENERS[media.kind] : null;
  return (
    <div className={styles.stageWrap}>
      <div ref={stage} className={styles.stage}>
        <Shown nft={nft} isOpen={isOpen} />
      </div>
      <div className={styles.stageBase}>
        {media?.kind === 'audio' && <Player name={nft.name} image={nft.image} media={media} />}
        {opener && (
          <Button size="sm" className={extraStyles.open} onClick={() => setOpen(!isOpen)}>
            {isOpen ? opener.close : opener.open}
          </Button>
        )}
        <div className={styles.stageTools}>
          {nft.image !== '' && (
            <IconButton label={texts.fullScreen} icon={icons.expand} onClick={() => setFull(drawnIn(stage.current))} />
          )}
          {HAS_SERVER && (
            <IconButton
              label={texts.refreshMetadata}
              icon={icons.refresh}
              disabled={refresh.isPending}
              onClick={() => refresh.mutate()}
            />
          )}
        </div>
      </div>
      {media?.kind === 'interactive' && <p className={extraStyles.code}>{texts.creatorsCode}</p>}
      {full !== null && <FullScreen name={nft.name} image={nft.image} drawn={full} onClose={() => setFull(null)} />}
    </div>
  );
}
