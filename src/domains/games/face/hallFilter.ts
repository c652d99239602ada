import { gameFeatures, gameMarks, gameTypes, rtpBands, volatilities } from '../gameFacets.ts';
import { gameHallPath } from '../paths.ts';

/** The orders of the hall, by their name in the address; the first is the usual one. */
export const hallSorts = ['popular', 'new', 'title', 'rtp', 'maxWin', 'volatility'] as const;
export type HallSort = (typeof hallSorts)[number];

/** The hall's filter is in the address, so that a view can be linked, reloaded and returned to. */
export interface HallFilter extends Readonly<Record<FacetName, readonly string[]>> {
  readonly query: string;
  readonly category: string;
  readonly sort: HallSort;
}

export type FacetName = 'providers' | 'types' | 'features' | 'volatilities' | 'rtps' | 'marks';
export const facetNames: readonly FacetName[] = ['marks', 'providers', 'types', 'features', 'volatilities', 'rtps'];

export const emptyFilter: HallFilter = {
  query: '',
  category: '',
  sort: 'popular',
  providers: [],
  types: [],
  features: [],
  volatilities: [],
  rtps: [],
  marks: [],
};

/** The values of a facet that an address may name; providers are known to the operator only. */
const values: Readonly<Partial<Record<FacetName, readonly string[]>>> = {
  types: gameTypes,
  features: gameFeatures,
  volatilities,
  rtps: rtpBands,
  marks: gameMarks,
};
const mostValues = 24;
const longest = { query: 80, name: 64 } as const;

/** Control characters have no meaning in a filter, and some databases refuse them. */
const clean = (value: string | null): string => (value ?? '').replace(/\p{Cc}/gu, '');

/** Whatever an address says: unknown values are left out, and so is what would be too long or too many. */
function list(name: FacetName, value: string | null): readonly string[] {
  const known = values[name];
  const named = clean(value)
    .split(',')
    .filter((entry) => entry !== '' && entry.length <= longest.name && (known === undefined || known.includes(entry)));
  return [...new Set(named)].slice(0, mostValues);
}

/** 2.6-1, 2.6-2: `?category=…`, `?providers=a,b`; the other facets alike. */
export function readFilter(query: URLSearchParams): HallFilter {
  const facet = (name: FacetName) => [name, list(name, query.get(name))] as const;
  return {
    query: clean(query.get('query')).slice(0, longest.query),
    category: clean(query.get('category')).slice(0, longest.name),
    sort: hallSorts.find((sort) => sort === query.get('sort')) ?? 'popular',
    ...(Object.fromEntries(facetNames.map(facet)) as Record<FacetName, readonly string[]>),
  };
}

/** The hall's path with the non-empty parts of the filter. */
export function hallPath(filter: Partial<HallFilter> = {}): string {
  const parts: string[] = [];
  for (const name of ['category', 'query'] as const)
    if (filter[name]) parts.push(`${name}=${encodeURIComponent(filter[name])}`);
  for (const name of facetNames) {
    const chosen = filter[name] ?? [];
    if (chosen.length > 0) parts.push(`${name}=${chosen.map(encodeURIComponent).join(',')}`);
  }
  if (filter.sort !== undefined && filter.sort !== 'popular') parts.push(`sort=${filter.sort}`);
  return parts.length === 0 ? gameHallPath : `${gameHallPath}?${parts.join('&')}`;
}

const filterNames: readonly string[] = ['category', 'query', 'sort', ...facetNames];

/**
 * The address of a category, keeping the rest of the query: the other filters, and parameters that are none (2.5-5).
 */
export function categoryPath(category: string, query: URLSearchParams): string {
  const others = new URLSearchParams([...query].filter(([name]) => !filterNames.includes(name))).toString();
  return hallPath({ ...readFilter(query), category }) + (others === '' ? '' : `&${others}`);
}

/** The filter with one value of a facet added or removed. */
export function toggled(filter: HallFilter, facet: FacetName, value: string): HallFilter {
  const chosen = filter[facet];
  return { ...filter, [facet]: chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value] };
}

/** The filter without a value of any facet; category, text and order stay. */
export const withoutFacets = ({ query, category, sort }: HallFilter): HallFilter => ({
  ...emptyFilter,
  query,
  category,
  sort,
});

export const countOf = (filter: HallFilter): number => facetNames.reduce((sum, name) => sum + filter[name].length, 0);
