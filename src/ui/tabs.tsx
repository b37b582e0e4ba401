import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Anchor } from './host.tsx';
import styles from './tabs.module.css';

export type Tab = {
  id: string;
  label: string;
  href: string;
  /** `null` until it is known: its place is kept. */
  count?: string | null | undefined;
};

/** Tabs that are addresses: arrows move the focus, Enter or a click follows the link. */
export function Tabs({
  label,
  tabs,
  selected,
  panelId,
}: {
  label: string;
  tabs: readonly Tab[];
  selected: string;
  panelId: string;
}) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current;
    const tab = document.getElementById(`${panelId}-${selected}`);
    // The row alone: the page stays where it is.
    if (row && tab) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [panelId, selected]);
  const move = (event: KeyboardEvent) => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const right = list.current?.matches(':dir(rtl)') ? -1 : 1;
    const next = { ArrowRight: at + right, ArrowLeft: at - right, Home: 0, End: items.length - 1 }[event.key];
    if (next === undefined || at === -1) return;
    event.preventDefault();
    items[(next + items.length) % items.length]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus, one at a time
    <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={move}>
      {tabs.map((tab) => (
        <Anchor
          key={tab.id}
          role="tab"
          id={`${panelId}-${tab.id}`}
          aria-selected={tab.id === selected}
          aria-controls={panelId}
          tabIndex={tab.id === selected ? 0 : -1}
          className={styles.tab}
          href={tab.href}
          replace
          keepScroll
        >
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
        </Anchor>
      ))}
    </div>
  );
}
