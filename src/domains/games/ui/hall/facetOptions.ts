import type { AppServices } from '../../../../kernel/AppServices.ts';
import { gameFeatures, gameMarks, gameTypes, rtpBands, volatilities } from '../../gameFacets.ts';
import type { FacetName } from '../../face/hallFilter.ts';
import type { HallStore } from '../../HallStore.ts';

export interface FacetOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly isChosen: boolean;
}

export interface FacetView {
  readonly facet: FacetName;
  readonly label: string;
  readonly options: readonly FacetOption[];
}

type Hall = Pick<HallStore, 'filter' | 'facets' | 'providers'>;

/**
 * The facets of the hall as they are shown: each value with the number of games that it would leave. Values without games
 * are left out, unless they are chosen; so are facets of which nothing is left to choose.
 */
export function facetViews(hall: Hall, { t, session }: Pick<AppServices, 't' | 'session'>): readonly FacetView[] {
  const named = (facet: FacetName, values: readonly string[], nameOf: (value: string) => string): FacetView =>
    viewOf(
      hall,
      facet,
      t(`games:facets.${facet}`),
      values.map((value) => ({ value, label: nameOf(value) })),
    );
  const marks = gameMarks.filter((mark) => mark !== 'favourites' || session.isPlayer);
  return [
    named('marks', marks, (value) => t(`games:marks.${value}`)),
    viewOf(
      hall,
      'providers',
      t('games:facets.providers'),
      hall.providers.map(({ sysname, name }) => ({ value: sysname, label: name })),
    ),
    named('types', gameTypes, (value) => t(`games:types.${value}`)),
    named('features', gameFeatures, (value) => t(`games:features.${value}`)),
    named('volatilities', volatilities, (value) => t(`games:volatility.${value}`)),
    named('rtps', rtpBands, (value) => t(`games:rtps.${value}`)),
  ].filter(({ options }) => options.length > 1 || options.some(({ isChosen }) => isChosen));
}

function viewOf(
  { filter, facets }: Hall,
  facet: FacetName,
  label: string,
  values: readonly { readonly value: string; readonly label: string }[],
): FacetView {
  const options = values
    .map((one) => ({
      ...one,
      count: facets[facet][one.value] ?? 0,
      isChosen: filter[facet].includes(one.value),
    }))
    .filter(({ count, isChosen }) => count > 0 || isChosen);
  return { facet, label, options };
}
