import { observer } from 'mobx-react-lite';
import { Chip } from '../../../ui/tiles/Chip.tsx';
import { ChipRow } from '../../../ui/tiles/ChipRow.tsx';
import { Dropdown } from '../../../ui/basics/Dropdown.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { hallPath, toggled } from '../hallFilter.ts';
import type { FacetName } from '../hallFilter.ts';
import { hallStore } from '../HallStore.ts';

interface FacetValue {
  readonly value: string;
  readonly label: string;
}

interface Props {
  readonly facet: FacetName;
  readonly label: string;
  readonly options: readonly FacetValue[];
}

/** Most values shown as chips; with more they would fill a phone, so they are in a menu. */
const mostChips = 8;

/** One facet: its values, each with the number of games it would leave. */
export const FacetRow = observer(function FacetRow({ facet, label, options }: Props) {
  const app = useApp();
  const store = useStore(hallStore);
  const counts = store.facets[facet];
  const isChosen = ({ value }: FacetValue) => store.filter[facet].includes(value);
  const pathTo = (value: string) => hallPath(toggled(store.filter, facet, value));
  const chips = (shown: readonly FacetValue[]) =>
    shown.map((option) => {
      const count = counts[option.value] ?? 0;
      return (
        <Chip
          key={option.value}
          href={app.href(pathTo(option.value))}
          isOn={isChosen(option)}
          isEmpty={count === 0}
          count={String(count)}
        >
          {option.label}
        </Chip>
      );
    });
  if (options.length <= mostChips) {
    return (
      <ChipRow label={label} flow="wrap">
        {chips(options)}
      </ChipRow>
    );
  }
  // Multiple choice: the menu stays open (4-57). The chosen values are shown beside it.
  const entries = options.map((option) => ({
    id: option.value,
    label: option.label,
    count: String(counts[option.value] ?? 0),
    isMultiple: true,
    isChosen: isChosen(option),
    onSelect: () => app.navigate(pathTo(option.value)),
  }));
  return (
    <ChipRow label={label} flow="wrap">
      <Dropdown variant="secondary" align="start" label={label} groups={[entries]} fallback={chips(options)} />
      {chips(options.filter(isChosen))}
    </ChipRow>
  );
});
