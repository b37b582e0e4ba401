import styles from './brief-button.module.css';
import { Button, type ButtonProps } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';

/** A picture with its words; on phones the picture alone, which reads the same. */
export function BriefButton({
  icon,
  label,
  ...rest
}: Omit<ButtonProps, 'children'> & { icon: IconName; label: string }) {
  return (
    <Button {...rest} className={styles.brief} title={label}>
      <Icon name={icon} size={18} />
      <span>{label}</span>
    </Button>
  );
}
