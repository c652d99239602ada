import { observer } from 'mobx-react-lite';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/basics/Button.tsx';
import { Chip } from '../../../ui/tiles/Chip.tsx';
import { ChipRow } from '../../../ui/tiles/ChipRow.tsx';
import { closeIcon, filterIcon, searchIcon } from '../../../ui/basics/icons.ts';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useMarkers } from '../../../kernel/useMarkers.ts';
import { countOf, hallPath } from '../hallFilter.ts';
import { hallStore } from '../HallStore.ts';
import { FacetRow } from './FacetRow.tsx';
import styles from './HallPage.module.css';

/** Delay after typing before the list is updated, in ms. */
const settleMs = 180;

/** Search field, categories and facets; each change updates the address. */
export const HallFilters = observer(function HallFilters() {
  const { t, href } = useApp();
  const store = useStore(hallStore);
  const markers = useMarkers();
  const { filter } = store;
  const chosen = countOf(filter);
  // Open if some are chosen; the player may close them all the same.
  const [isOpen, setIsOpen] = useState(chosen > 0);
  // Deferred, so that the switch's own feedback is painted first.
  const isShown = useDeferredValue(isOpen);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => showChosen(frame.current), [filter.category]);
  return (
    <div className={styles['filters']} ref={frame}>
      <SearchLine />
      <ChipRow label={t('games:categories')}>
        <Chip
          icon={filterIcon}
          isOn={chosen > 0}
          isExpanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          {...(chosen > 0 ? { count: String(chosen) } : {})}
        >
          {t('games:hall.filters')}
        </Chip>
        <Chip href={href(hallPath({ ...filter, category: '' }))} isOn={filter.category === ''}>
          {t('games:all')}
        </Chip>
        {store.categories.map((category) => (
          <Chip
            key={category.id}
            href={href(hallPath({ ...filter, category: category.id }))}
            isOn={filter.category === category.id}
            count={String(category.count)}
          >
            {markers.plain(category.title)}
          </Chip>
        ))}
      </ChipRow>
      {isShown && (
        <div className={styles['facets']}>
          <FacetRow
            facet="providers"
            label={t('games:facets.providers')}
            options={store.providers.map(({ sysname, name }) => ({ value: sysname, label: name }))}
          />
          <FacetRow
            facet="features"
            label={t('games:facets.features')}
            options={Object.keys(store.facets.features).map((value) => ({
              value,
              label: t(`games:features.${value}`),
            }))}
          />
          <FacetRow
            facet="volatilities"
            label={t('games:facets.volatility')}
            options={(['low', 'medium', 'high'] as const).map((value) => ({
              value,
              label: t(`games:volatility.${value}`),
            }))}
          />
          {chosen > 0 && (
            <Button
              className={styles['clear']}
              size="sm"
              variant="quiet"
              icon={closeIcon}
              href={href(hallPath({ category: filter.category, query: filter.query }))}
            >
              {t('games:hall.clear')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
});

/** Scrolls the chosen category to the middle of its row if it is hidden; does not scroll the page. */
function showChosen(frame: HTMLElement | null): void {
  const chosen = frame?.querySelector('[aria-current]');
  const row = chosen?.parentElement;
  if (!chosen || !row) return;
  const [one, all] = [chosen.getBoundingClientRect(), row.getBoundingClientRect()];
  if (one.left >= all.left && one.right <= all.right) return;
  row.scrollBy({ left: one.left + one.width / 2 - all.left - all.width / 2 });
}

const SearchLine = observer(function SearchLine() {
  const { t, navigate, clock } = useApp();
  const store = useStore(hallStore);
  const [text, setText] = useState(store.filter.query);
  const { query } = store.filter;

  useEffect(() => setText(query), [query]);
  useEffect(() => {
    if (text === query) return undefined;
    return clock.after(settleMs, () => navigate(hallPath({ ...store.filter, query: text.trim() }), { replace: true }));
  }, [clock, navigate, query, store, text]);

  return (
    <TextInput
      label={t('games:hall.search')}
      isLabelHidden
      isRound
      icon={searchIcon}
      name="query"
      type="search"
      maxLength={80}
      placeholder={t('games:hall.search')}
      value={text}
      onChange={setText}
    />
  );
});
