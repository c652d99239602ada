import { observer } from 'mobx-react-lite';
import { Chip } from '../../../../ui/tiles/Chip.tsx';
import { Dropdown } from '../../../../ui/basics/Dropdown.tsx';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { hallPath, toggled } from '../../face/hallFilter.ts';
import { hallStore } from '../../HallStore.ts';
import { facetViews } from './facetOptions.ts';
import type { FacetView } from './facetOptions.ts';
import styles from './HallPage.module.css';

/** The facets of wide screens, a menu each; the marks are switches. */
export const FacetBar = observer(function FacetBar() {
  const app = useApp();
  const store = useStore(hallStore);
  const views = facetViews(store, app);
  return (
    <div className={styles['facetBar']} role="group" aria-label={app.t('games:hall.filters')}>
      {views.map((view) =>
        view.facet === 'marks' ? <Marks key={view.facet} view={view} /> : <FacetMenu key={view.facet} view={view} />,
      )}
    </div>
  );
});

const Marks = observer(function Marks({ view: { facet, options } }: { readonly view: FacetView }) {
  const { href } = useApp();
  const store = useStore(hallStore);
  return options.map(({ value, label, count, isChosen }) => (
    <Chip key={value} href={href(hallPath(toggled(store.filter, facet, value)))} isOn={isChosen} count={String(count)}>
      {label}
    </Chip>
  ));
});

/** Multiple choice: the menu stays open (4-57). */
const FacetMenu = observer(function FacetMenu({ view: { facet, label, options } }: { readonly view: FacetView }) {
  const { navigate, href } = useApp();
  const store = useStore(hallStore);
  const chosen = options.filter(({ isChosen }) => isChosen).length;
  const entries = options.map((option) => ({
    id: option.value,
    label: option.label,
    count: String(option.count),
    isMultiple: true,
    isChosen: option.isChosen,
    onSelect: () => navigate(hallPath(toggled(store.filter, facet, option.value)), { replace: true }),
  }));
  return (
    <Dropdown
      variant="secondary"
      align="start"
      label={chosen > 0 ? `${label} · ${chosen}` : label}
      groups={[entries]}
      fallback={options.map(({ value, label: name, count, isChosen }) => (
        <Chip
          key={value}
          href={href(hallPath(toggled(store.filter, facet, value)))}
          isOn={isChosen}
          count={String(count)}
        >
          {name}
        </Chip>
      ))}
    />
  );
});
