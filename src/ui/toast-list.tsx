import { useEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import styles from './toast-list.module.css';
import * as texts from './texts.ts';

export type Toast = {
  id: string;
  title: string;
  description: string;
  status: 'info' | 'success' | 'error';
  critical: boolean;
  action?: { readonly label: string; readonly run: () => void };
};

const ICONS: Record<Toast['status'], IconName> = { info: 'info', success: 'done', error: 'failed' };

/**
 * Short messages above everything, open dialogs too (a manual popover joins the top layer).
 * Pointer or focus inside holds the clock.
 */
export function ToastList(props: {
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
  onHold: () => void;
  onRelease: () => void;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const newest = props.toasts.at(-1)?.id;
  useEffect(() => {
    const element = ref.current;
    if (element === null || typeof element.showPopover !== 'function') return;
    const shown = element.matches(':popover-open');
    if (newest === undefined) {
      if (shown) element.hidePopover();
      return;
    }
    // Above a dialog that opened since: the last to enter the top layer is on top.
    if (shown && document.querySelector('dialog:modal') !== null) element.hidePopover();
    if (!element.matches(':popover-open')) element.showPopover();
  }, [newest]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is read does not vanish
    <div
      ref={ref}
      popover="manual"
      className={styles.toasts}
      role="region"
      aria-label={texts.notifications}
      onPointerEnter={props.onHold}
      onPointerLeave={props.onRelease}
      onFocus={props.onHold}
      onBlur={props.onRelease}
    >
      {props.toasts.map((toast) => (
        <div
          key={toast.id}
          className={styles.toast}
          role={toast.critical ? 'alert' : 'status'}
          data-status={toast.status}
          data-critical={toast.critical}
        >
          <Icon name={ICONS[toast.status]} />
          <div>
            <p className={styles.title}>{toast.title}</p>
            {toast.description !== '' && <p className={styles.text}>{toast.description}</p>}
            {toast.action && (
              <button type="button" className={styles.action} onClick={toast.action.run}>
                {toast.action.label}
              </button>
            )}
          </div>
          <IconButton label={texts.dismiss} icon="close" onClick={() => props.onDismiss(toast.id)} />
        </div>
      ))}
    </div>
  );
}
