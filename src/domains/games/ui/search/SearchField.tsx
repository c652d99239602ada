import { observer } from 'mobx-react-lite';
import type { KeyboardEventHandler } from 'react';
import { Icon } from '../../../../ui/basics/Icon.tsx';
import { searchIcon } from '../../../../ui/basics/icons.ts';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { searchStore } from '../../search/SearchStore.ts';
import styles from './SearchDialog.module.css';

/** As it stands on the key, in every language. */
const closeKey = 'Esc';

interface Props {
  readonly listId: string;
  /** The option that Enter opens; undefined without any. */
  readonly activeId: string | undefined;
  readonly onKeyDown: KeyboardEventHandler;
  readonly onType: (text: string) => void;
  readonly onClose: () => void;
}

/** The search's field, and the button that closes it. */
export function SearchField({ onClose, ...field }: Props) {
  const { t } = useApp();
  return (
    <div className={styles['field']}>
      <Icon of={searchIcon} size={20} />
      <Input {...field} />
      <button type="button" className={styles['end']} onClick={() => onClose()}>
        <span className={styles['key']} aria-hidden="true">
          {closeKey}
        </span>
        <span className={styles['word']}>{t('core:close')}</span>
      </button>
    </div>
  );
}

const Input = observer(function Input({ listId, activeId, onKeyDown, onType }: Omit<Props, 'onClose'>) {
  const { t } = useApp();
  const { query } = useStore(searchStore);
  return (
    <input
      // On phones, too: who opens the search wants to type.
      data-first-focus
      className={styles['input']}
      type="text"
      inputMode="search"
      enterKeyHint="go"
      role="combobox"
      aria-expanded={activeId !== undefined}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={activeId && `${listId}-${activeId}`}
      aria-label={t('games:search.title')}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={80}
      placeholder={t('games:search.placeholder')}
      value={query}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
});
