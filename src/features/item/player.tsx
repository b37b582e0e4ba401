import { useState, type ReactNode } from 'react';
import type { Nft } from '../../contract/nft.ts';
import { imageUrl, mediaUrl } from '../../services/images.ts';
import styles from './player.module.css';
import * as texts from './texts.ts';

const POSTER_WIDTH = 1280;

export type PlayerProps = {
  name: string;
  image: string;
  media: NonNullable<Nft['media']>;
  /** Stands there when a video cannot be played. */
  picture?: ReactNode;
};

/** The sound or video of an item. Nothing of it is read before somebody presses play. */
export function Player({ name, image, media, picture }: PlayerProps) {
  const [failed, setFailed] = useState(false);
  if (failed)
    return (
      <>
        {picture}
        <p className={styles.failed} role="status">
          {texts.cannotPlay}
        </p>
      </>
    );
  const shared = {
    src: mediaUrl(media.source),
    controls: true,
    preload: 'none',
    'aria-label': texts.mediaOf(name),
    onError: () => setFailed(true),
  } as const;
  /* oxlint-disable jsx-a11y/media-has-caption -- a work of art: nobody has written any for it */
  return media.kind === 'audio' ? (
    <audio className={styles.audio} {...shared} />
  ) : (
    <video className={styles.video} playsInline poster={imageUrl(image, { width: POSTER_WIDTH })} {...shared} />
  );
}
