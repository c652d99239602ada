import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { useMarkers } from '../../../../kernel/useMarkers.ts';
import { searchOptions } from '../../search/searchOptions.ts';
import { searchStore } from '../../search/SearchStore.ts';
import { FoundCount } from './FoundCount.tsx';
import { SearchField } from './SearchField.tsx';
import { searchNames } from './searchNames.ts';
import { SearchResults } from './SearchResults.tsx';
import styles from './SearchDialog.module.css';

const listId = 'games-search-results';

interface Props {
  readonly onChoose: (path: string) => void;
  readonly onClose: () => void;
}

/** The field and its answers. A letter renders the field alone, and its answer the rows that are new. */
export const SearchBox = observer(function SearchBox({ onChoose, onClose }: Props) {
  const app = useApp();
  const store = useStore(searchStore);
  const { plain } = useMarkers();
  const box = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const { found, answered } = store;
  const options = useMemo(
    () =>
      found === null
        ? []
        : searchOptions(found, answered, {
            plain,
            labelAll: app.t('games:search.all', { count: found.total }),
          }),
    [app, found, answered, plain],
  );
  useEffect(() => void store.open(searchNames(app.t)), [app, store]);
  /** Asking where the field is costs each letter a layout, so only after something has been scrolled. */
  const isMoved = useRef(false);
  useEffect(() => {
    const note = () => {
      isMoved.current = true;
    };
    const page = box.current?.ownerDocument;
    page?.addEventListener('scroll', note, { capture: true, passive: true });
    return () => page?.removeEventListener('scroll', note, { capture: true });
  }, []);

  const choose = useCallback(
    (path: string) => {
      store.keep();
      onChoose(path);
    },
    [store, onChoose],
  );
  const type = useCallback(
    (text: string) => {
      setActive(0);
      // Before the answer changes the list, so that this costs no layout of it.
      if (isMoved.current) box.current?.scrollIntoView({ block: 'start' });
      isMoved.current = false;
      void store.type(text);
    },
    [store],
  );
  const handleKey = (event: KeyboardEvent) => {
    const chosen = options[active];
    if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      choose(chosen.path);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || options.length === 0) return;
    event.preventDefault();
    setActive((active + step + options.length) % options.length);
  };

  return (
    <div ref={box} className={styles['search']}>
      <SearchField
        listId={listId}
        activeId={options[active]?.id}
        onKeyDown={handleKey}
        onType={type}
        onClose={onClose}
      />
      <FoundCount />
      <SearchResults
        listId={listId}
        options={options}
        active={active}
        onActive={setActive}
        onChoose={choose}
        onType={type}
      />
    </div>
  );
});
