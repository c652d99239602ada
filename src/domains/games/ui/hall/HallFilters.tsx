import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/basics/Button.tsx';
import { Chip } from '../../../../ui/tiles/Chip.tsx';
import { ChipRow } from '../../../../ui/tiles/ChipRow.tsx';
import { closeIcon, filterIcon, searchIcon } from '../../../../ui/basics/icons.ts';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { useMarkers } from '../../../../kernel/useMarkers.ts';
import { countOf, hallPath, toggled, withoutFacets } from '../../face/hallFilter.ts';
import { hallStore } from '../../HallStore.ts';
import { facetViews } from './facetOptions.ts';
import { FacetBar } from './FacetBar.tsx';
import { openFilters } from './openFilters.ts';
import styles from './HallPage.module.css';

/** Delay after typing before the list is updated, in ms. */
const settleMs = 180;

/** Search field, categories and facets; each change updates the address. On phones the facets are in a sheet. */
export const HallFilters = observer(function HallFilters() {
  const app = useApp();
  const { t, href } = app;
  const store = useStore(hallStore);
  const markers = useMarkers();
  const { filter } = store;
  const chosen = countOf(filter);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => showChosen(frame.current), [filter.category]);
  return (
    <>
      <div className={styles['filters']} ref={frame} id="search">
        <SearchLine />
        <ChipRow label={t('games:categories')}>
          <span className={styles['sheetOnly']}>
            <Chip
              icon={filterIcon}
              isOn={chosen > 0}
              onClick={() => void openFilters(app)}
              {...(chosen > 0 ? { count: String(chosen) } : {})}
            >
              {t('games:hall.filters')}
            </Chip>
          </span>
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
      </div>
      <FacetBar />
      <ChosenFacets />
    </>
  );
});

/** What is chosen, each with a way to take it away. */
const ChosenFacets = observer(function ChosenFacets() {
  const app = useApp();
  const { t, href } = app;
  const store = useStore(hallStore);
  const { filter } = store;
  if (countOf(filter) === 0) return null;
  const chosen = facetViews(store, app).flatMap(({ facet, options }) =>
    options.filter(({ isChosen }) => isChosen).map((option) => ({ facet, ...option })),
  );
  return (
    <ChipRow label={t('games:hall.chosen')}>
      {chosen.map(({ facet, value, label }) => (
        <Chip key={`${facet} ${value}`} icon={closeIcon} href={href(hallPath(toggled(filter, facet, value)))}>
          {label}
        </Chip>
      ))}
      <Button size="sm" variant="quiet" href={href(hallPath(withoutFacets(filter)))}>
        {t('games:hall.clear')}
      </Button>
    </ChipRow>
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

  /** What the address is to say of the text: its echo must not take away what is typed meanwhile. */
  const sent = useRef(query);

  useEffect(() => {
    if (query === sent.current) return;
    sent.current = query;
    setText(query);
  }, [query]);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === query) return undefined;
    return clock.after(settleMs, () => {
      sent.current = wanted;
      navigate(hallPath({ ...store.filter, query: wanted }), { replace: true });
    });
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
