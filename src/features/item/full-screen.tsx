import { MediaImage } from '../../ui/media-image.tsx';
import { Modal } from '../../ui/modal.tsx';
import styles from './full-screen.module.css';
import * as texts from './texts.ts';
import { ACTUAL, useZoom } from './use-zoom.ts';

const FIT_WIDTHS = [1280, ACTUAL] as const;
/** At actual size, one of the file's pixels is one CSS pixel. */
const ACTUAL_WIDTHS = [ACTUAL] as const;

export type FullScreenProps = {
  name: string;
  image: string;
  /** The address of a file of it that the page has drawn: it stands here until the larger one has come. '' is none. */
  drawn: string;
  onClose: () => void;
};

/**
 * The item alone in the window: fitted, or after a press at its actual size, where one scrolls; between and
 * beyond them by two fingers, wheel and keys.
 */
export function FullScreen({ name, image, drawn, onClose }: FullScreenProps) {
  const { view, size, style, press, zoomByKey } = useZoom();
  const fits = size === 'fit';

  return (
    <Modal open bare onClose={onClose} title={name} className={styles.window}>
      <div ref={view} className={styles.view} data-size={typeof size === 'number' ? 'free' : size}>
        <button
          type="button"
          data-autofocus
          className={styles.item}
          style={style}
          aria-label={texts.actualSize}
          aria-pressed={!fits}
          onClick={({ detail, clientX, clientY, timeStamp }) =>
            press(detail > 0 ? { x: clientX, y: clientY } : null, timeStamp)
          }
          onKeyDown={(event) => {
            if (zoomByKey(event.key)) event.preventDefault();
          }}
        >
          {drawn !== '' && size !== 'actual' && <img className={styles.drawn} src={drawn} alt="" decoding="sync" />}
          <MediaImage
            source={image}
            alt={name}
            widths={fits ? FIT_WIDTHS : ACTUAL_WIDTHS}
            sizes={fits ? '100vw' : `${ACTUAL}px`}
            eager
          />
        </button>
      </div>
    </Modal>
  );
}
