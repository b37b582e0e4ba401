import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { MediaImage } from '../../ui/media-image.tsx';
import { Modal } from '../../ui/modal.tsx';
import styles from './full-screen.module.css';
import * as texts from './texts.ts';

const FIT_WIDTHS = [1280, 2048] as const;
/** The largest width that is served; at actual size, one of its pixels is one CSS pixel. */
const ACTUAL = 2048;
const ACTUAL_WIDTHS = [ACTUAL] as const;

export type FullScreenProps = {
  name: string;
  image: string;
  /** The address of a file of it that the page has drawn: it stands here until the larger one has come. '' is none. */
  drawn: string;
  onClose: () => void;
};

/**
 * The item alone in the window: fitted, or after a press at its actual size, where one scrolls.
 * The point that was pressed is centred.
 */
export function FullScreen({ name, image, drawn, onClose }: FullScreenProps) {
  const [isActual, setActual] = useState(false);
  const view = useRef<HTMLDivElement>(null);
  const middle = useRef({ x: 0.5, y: 0.5 });

  useLayoutEffect(() => {
    const element = view.current;
    if (element === null || !isActual) return;
    const centre = () => {
      element.scrollLeft = middle.current.x * element.scrollWidth - element.clientWidth / 2;
      element.scrollTop = middle.current.y * element.scrollHeight - element.clientHeight / 2;
    };
    centre();
    // The larger file has no size before it has loaded. `load` does not bubble, hence `capture`.
    element.addEventListener('load', centre, { capture: true, once: true });
    return () => element.removeEventListener('load', centre, true);
  }, [isActual]);

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const isPointer = event.detail > 0;
    middle.current = {
      x: isPointer ? (event.clientX - box.x) / box.width : 0.5,
      y: isPointer ? (event.clientY - box.y) / box.height : 0.5,
    };
    setActual(!isActual);
  };

  return (
    <Modal open bare onClose={onClose} title={name} className={styles.window}>
      <div ref={view} className={styles.view} data-actual={isActual}>
        <button
          type="button"
          data-autofocus
          className={styles.item}
          aria-label={texts.actualSize}
          aria-pressed={isActual}
          onClick={press}
        >
          {drawn !== '' && !isActual && <img className={styles.drawn} src={drawn} alt="" decoding="sync" />}
          <MediaImage
            source={image}
            alt={name}
            widths={isActual ? ACTUAL_WIDTHS : FIT_WIDTHS}
            sizes={isActual ? `${ACTUAL}px` : '94vw'}
            eager
          />
        </button>
      </div>
    </Modal>
  );
}
