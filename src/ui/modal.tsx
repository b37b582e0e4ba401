import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { openPane, type Pane } from './back.ts';
import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import styles from './modal.module.css';
import { currentOpener, giveFocusBack } from './opener.ts';
import * as texts from './texts.ts';

/** The spec's default width. */
export const MODAL_WIDTH = 600;
export const EVENT_MODAL_WIDTH = 400;

export type ModalProps = {
  open: boolean;
  /** Esc, Back, the cross and the backdrop ask for this; without it the modal cannot be dismissed. */
  onClose?: (() => void) | undefined;
  title: ReactNode;
  /** In CSS pixels where the screen allows; a sheet from below on phones. */
  width?: number;
  /** The content draws its own heading: the title is only read aloud. */
  bare?: boolean;
  /** As tall as the screen allows: on phones, and as a drawer. */
  fill?: boolean;
  /** On phones its content stands at the upper edge while another window is open below. */
  atTop?: boolean;
  /** A drawer from the right where there is room. */
  side?: boolean;
  /** Beside the cross, e.g. "Clear". */
  action?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * The browser's own dialog: top layer, inert page, focus inside and back to its opener.
 * The content exists only while it is open.
 */
export function Modal(props: ModalProps) {
  return props.open ? <OpenModal {...props} /> : null;
}

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** The browser makes the page inert and still lets Tab leave for its own bar: here it goes round. */
function keepFocusInside(event: KeyboardEvent, dialog: HTMLDialogElement | null): void {
  if (event.key !== 'Tab' || dialog === null) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility({ visibilityProperty: true }),
  );
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const isAtEdge = document.activeElement === from || (event.shiftKey && document.activeElement === dialog);
  if (to === undefined || !isAtEdge) return;
  event.preventDefault();
  to.focus();
}

/**
 * Focuses what asks for it: at once, or when it has loaded, unless the person has moved on by then. Where what
 * had the focus goes, or can no longer be pressed, the title has it: no step of a dialog leaves a keyboard nowhere.
 */
function focusWanted(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  let isAwaited = true;
  const focus = () => {
    const wanted = dialog.querySelector<HTMLElement>('[data-autofocus]');
    const now = document.activeElement;
    const isLost = now === document.body || (dialog.contains(now) && now?.matches(':disabled'));
    if (isLost) (wanted ?? dialog.querySelector('h2'))?.focus();
    else if (isAwaited && now === before) wanted?.focus();
    isAwaited &&= wanted === null;
  };
  const changes = new MutationObserver(focus);
  changes.observe(dialog, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  focus();
  return () => changes.disconnect();
}

function OpenModal({
  onClose,
  title,
  width = MODAL_WIDTH,
  bare,
  fill,
  atTop,
  side,
  action,
  className,
  children,
}: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  const openerRef = useRef<Element | null>(null);

  const pane = useRef<Pane>({ close: null });
  useLayoutEffect(() => {
    pane.current.close = onClose ?? null;
  }, [onClose]);
  useLayoutEffect(() => openPane(pane.current), []);

  // Before the first paint: what is seen is modal already, and Escape closes it.
  useLayoutEffect(() => {
    const dialog = ref.current;
    openerRef.current = currentOpener();
    if (dialog === null) return undefined;
    if (!dialog.open) dialog.showModal();
    return focusWanted(dialog);
  }, []);

  useEffect(() => {
    const dialog = ref.current;
    document.documentElement.style.overflow = 'hidden';
    return () => {
      dialog?.close();
      if (document.querySelector('dialog:modal') === null) document.documentElement.style.overflow = '';
      // React has removed the dialog by now, so the browser cannot give the focus back itself.
      giveFocusBack(openerRef.current);
    };
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the backdrop's clicks arrive here
    <dialog
      ref={ref}
      onKeyDown={(event) => keepFocusInside(event, ref.current)}
      aria-labelledby={titleId}
      data-side={side}
      data-at-top={atTop === true ? '' : undefined}
      className={cx(styles.modal, bare && styles.bare, fill && styles.fill, side && styles.side, className)}
      style={{ '--modal-width': side ? 'var(--drawer-width)' : `${width}px` } as CSSProperties}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      // A browser closes a dialog by itself when it is asked twice.
      onClose={() => {
        if (onClose === undefined) ref.current?.showModal();
        else onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose?.();
      }}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {action}
        {onClose !== undefined && <IconButton label={texts.close} icon="close" onClick={onClose} />}
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}

/** A pane: from below on phones, from the right elsewhere. It is tall, unless `fill` says that little is left in it. */
export function Sheet(props: Omit<ModalProps, 'side' | 'bare'>) {
  return <Modal fill {...props} side />;
}
