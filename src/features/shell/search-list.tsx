import { Icon, type IconName } from '../../ui/icon.tsx';
import { MediaImage } from '../../ui/media-image.tsx';
import type { SearchGroup, SearchOption } from './search-option.ts';
import styles from './search.module.css';
import * as texts from './search-texts.ts';
import * as icons from '../../ui/page-icons.ts';

const THUMB_WIDTHS = [160] as const;

/** Neighbours of one kind, with the place of the first in the whole list. */
function inGroups(options: readonly SearchOption[]) {
  const groups: { group: SearchGroup; from: number; members: SearchOption[] }[] = [];
  options.forEach((option, index) => {
    const last = groups.at(-1);
    if (last?.group === option.group) last.members.push(option);
    else groups.push({ group: option.group, from: index, members: [option] });
  });
  return groups;
}

/** Where there is no picture. */
const ICONS: Partial<Record<SearchGroup, IconName>> = { saved: 'search', people: 'account', collections: 'explore' };

function OptionRow({ option }: { option: SearchOption }) {
  return (
    <>
      <span className={styles.thumb}>
        {option.image !== null ? (
          <MediaImage source={option.image} alt="" widths={THUMB_WIDTHS} sizes="44px" eager />
        ) : (
          <Icon name={ICONS[option.group] ?? icons.chevronRight} />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{option.name}</span>
        <span className={styles.detail}>{option.isKept === false ? texts.notKept : option.detail}</span>
      </span>
      <span className={styles.price}>{option.price}</span>
    </>
  );
}

export type SearchListProps = {
  /** Of the list and its options: `{id}-list`, `{id}-0` … */
  id: string;
  options: readonly SearchOption[];
  /** The place of the option that Enter follows; -1 is none. */
  active: number;
  onFollow: (option: SearchOption) => void;
};

/** The options under their headings; the field has the focus. */
export function SearchList({ id, options, active, onFollow }: SearchListProps) {
  return (
    <div id={`${id}-list`} role="listbox" aria-label={texts.found}>
      {inGroups(options).map(({ group, from, members }) => (
        <ul key={group} role="group" aria-label={texts.groups[group]}>
          <li role="presentation" aria-hidden="true" className={styles.group}>
            {texts.groups[group]}
          </li>
          {members.map((option, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field hears Enter and the arrows
            <li
              key={option.id}
              id={`${id}-${from + index}`}
              role="option"
              aria-selected={from + index === active}
              className={styles.option}
              onClick={() => onFollow(option)}
            >
              <OptionRow option={option} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
