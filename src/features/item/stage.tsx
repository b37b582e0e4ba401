import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Nft } from '../../contract/nft.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { raiseAnswer } from '../../services/answer-alerts.ts';
import { refreshNft } from '../../services/data.ts';
import { isServerError } from '../../services/http.ts';
import { IconButton } from '../../ui/button.tsx';
import { MediaImage } from '../../ui/media-image.tsx';
import { FullScreen } from './full-screen.tsx';
import styles from './item.module.css';

const WIDTHS = [640, 1280] as const;

function useRefresh(nft: Nft) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => refreshNft(nft.uuid),
    onSuccess: ({ status }) => {
      raiseAnswer(status.code, { description: 'The metadata is being read again. Changes will appear here.' });
      return queryClient.invalidateQueries({ queryKey: ['public', 'nft'] });
    },
    onError: (error) => {
      if (isServerError(error)) return;
      raiseAlert({
        status: 'error',
        title: 'Refreshing metadata',
        description: 'An error occurred while refreshing metadata',
      });
    },
  });
}

/** The item in its lit case; its tools sit on the base. */
export function Stage({ nft }: { nft: Nft }) {
  const [full, setFull] = useState(false);
  const refresh = useRefresh(nft);
  return (
    <div className={styles.stageWrap}>
      <div className={styles.stage}>
        <MediaImage
          source={nft.image}
          alt={nft.name}
          widths={WIDTHS}
          sizes="(min-width: 768px) 56vw, 100vw"
          eager
          priority
        />
      </div>
      <div className={styles.stageTools}>
        {nft.image !== '' && <IconButton label="Full screen" icon="expand" onClick={() => setFull(true)} />}
        <IconButton
          label="Refresh metadata"
          icon="refresh"
          disabled={refresh.isPending}
          onClick={() => refresh.mutate()}
        />
      </div>
      {full && <FullScreen name={nft.name} image={nft.image} onClose={() => setFull(false)} />}
    </div>
  );
}
