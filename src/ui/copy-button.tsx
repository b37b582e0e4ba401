import { IconButton } from './button.tsx';
import type { IconName } from './icon.tsx';
import * as icons from './page-icons.ts';

/** Copies the page's address, or the given text, and says how it went. */
export function CopyButton(props: {
  label: string;
  icon?: IconName;
  text?: string;
  size?: number;
  onDone: (copied: boolean) => void;
}) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(props.text ?? location.href);
      props.onDone(true);
    } catch {
      props.onDone(false);
    }
  };
  return (
    <IconButton
      label={props.label}
      icon={props.icon ?? icons.share}
      {...(props.size === undefined ? {} : { size: props.size })}
      onClick={() => void copy()}
    />
  );
}
