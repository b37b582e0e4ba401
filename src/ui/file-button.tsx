import buttonStyles from './button.module.css';
import { cx } from './class-names.ts';
import layoutStyles from './layout.module.css';

/** A button that lets somebody choose a file of their device; the same one can be chosen again. */
export function FileButton(props: { label: string; accept: string; onFile: (file: File) => void }) {
  const { label, accept, onFile } = props;
  return (
    <label className={cx(buttonStyles.button, buttonStyles.secondary)}>
      {label}
      <input
        type="file"
        className={layoutStyles.hidden}
        accept={accept}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </label>
  );
}
