import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Nft } from '../../contract/nft.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { raiseAnswer } from '../../services/answer-alerts.ts';
import { refreshNft } from '../../services/data.ts';
import { isServerError } from '../../services/http.ts';
import { passingWords } from '../../services/passing.ts';
import { IconButton } from '../../ui/button.tsx';
import { MediaImage } from '../../ui/media-image.tsx';
import { FullScreen } from './full-screen.tsx';
import { metadataChanges } from './metadata-changes.ts';
import { Player } from './player.tsx';
import styles from './item.module.css';
import * as texts from './texts.ts';

const ITEMS = ['public', 'nft'];
const WIDTHS = [640, 1280] as const;

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

/** The picture in its lit case, with its tools on the base. */
export function Stage({ nft }: { nft: Nft }) {
  const [full, setFull] = useState(false);
  const refresh = useRefresh(nft);
  return (
    <div className={styles.stageWrap}>
      <div className={styles.stage}>
        {nft.media?.kind === 'video' ? (
          <Player name={nft.name} image={nft.image} media={nft.media} />
        ) : (
          <MediaImage
            source={nft.image}
            alt={nft.name}
            widths={WIDTHS}
            sizes="(min-width: 768px) 56vw, 100vw"
            eager
            priority
          />
        )}
      </div>
      {nft.media?.kind === 'audio' && <Player name={nft.name} image={nft.image} media={nft.media} />}
      <div className={styles.stageTools}>
        {nft.image !== '' && <IconButton label={texts.fullScreen} icon="expand" onClick={() => setFull(true)} />}
        <IconButton
          label={texts.refreshMetadata}
          icon="refresh"
          disabled={refresh.isPending}
          onClick={() => refresh.mutate()}
        />
      </div>
      {full && <FullScreen name={nft.name} image={nft.image} onClose={() => setFull(false)} />}
    </div>
  );
}
