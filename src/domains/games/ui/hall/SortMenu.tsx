import { observer } from 'mobx-react-lite';
import { Chip } from '../../../../ui/tiles/Chip.tsx';
import { Dropdown } from '../../../../ui/basics/Dropdown.tsx';
import { sortIcon } from '../../../../ui/basics/icons.ts';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { hallPath, hallSorts } from '../../face/hallFilter.ts';
import { hallStore } from '../../HallStore.ts';

/** The order of the list. */
export const SortMenu = observer(function SortMenu() {
  const { t, href } = useApp();
  const { filter } = useStore(hallStore);
  const pathTo = (sort: (typeof hallSorts)[number]) => href(hallPath({ ...filter, sort }));
  const label = t(`games:sort.${filter.sort}`);
  return (
    <Dropdown
      icon={sortIcon}
      label={label}
      name={t('games:sort.label', { sort: label })}
      groups={[
        hallSorts.map((sort) => ({
          id: sort,
          label: t(`games:sort.${sort}`),
          href: pathTo(sort),
          isChosen: sort === filter.sort,
        })),
      ]}
      fallback={hallSorts.map((sort) => (
        <Chip key={sort} href={pathTo(sort)} isOn={sort === filter.sort}>
          {t(`games:sort.${sort}`)}
        </Chip>
      ))}
    />
  );
});
