import { useRef } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import { afterNextPaint } from '../../../ui/basics/afterNextPaint.ts';
import { focusIfLost } from '../../../ui/basics/focusIfLost.ts';
import styles from './EntriesList.module.css';
import { EntryRow } from './EntryRow.tsx';
import type { Entry } from './parseEntries.ts';

/** A row for each. The focus stays in the list when the button that had it is gone. */
export function EntriesList({ entries }: { readonly entries: readonly Entry[] }) {
  const { t } = useApp();
  const list = useRef<HTMLUListElement>(null);
  const keepFocus = () => void afterNextPaint().then(() => focusIfLost(list.current));
  return (
    <ul ref={list} className={styles['list']} aria-label={t('entries:title')} tabIndex={-1}>
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} onDone={keepFocus} />
      ))}
    </ul>
  );
}
