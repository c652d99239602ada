import { observer } from 'mobx-react-lite';
import { Chip } from '../../../ui/Chip.tsx';
import { ChipRow } from '../../../ui/ChipRow.tsx';
import { useApp, useStore } from '../../kernel/AppContext.tsx';
import { hallPath, toggled } from '../hallFilter.ts';
import type { FacetName } from '../hallFilter.ts';
import { hallStore } from '../HallStore.ts';

interface Props {
  readonly facet: FacetName;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One facet: its values, each with how many games it would leave. */
export const FacetRow = observer(function FacetRow({ facet, label, options }: Props) {
  const { href } = useApp();
  const { filter, facets } = useStore(hallStore);
  const counts = facets[facet];
  return (
    <ChipRow label={label} flow="wrap">
      {options.map(({ value, label: name }) => {
        const count = counts[value] ?? 0;
        return (
          <Chip key={value} href={href(hallPath(toggled(filter, facet, value)))} isOn={filter[facet].includes(value)} isEmpty={count === 0} count={String(count)}>
            {name}
          </Chip>
        );
      })}
    </ChipRow>
  );
});
