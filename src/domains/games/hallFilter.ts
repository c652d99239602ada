/** The hall's filter is in the address, so that a view can be linked, reloaded and returned to. */
export interface HallFilter {
  readonly query: string;
  readonly category: string;
  readonly providers: readonly string[];
  readonly features: readonly string[];
  readonly volatilities: readonly string[];
}

export const emptyFilter: HallFilter = { query: '', category: '', providers: [], features: [], volatilities: [] };

export type FacetName = 'providers' | 'features' | 'volatilities';
export const facetNames: readonly FacetName[] = ['providers', 'features', 'volatilities'];

/** Control characters have no meaning in a filter, and some databases refuse them. */
const clean = (value: string | null): string => (value ?? '').replace(/\p{Cc}/gu, '');
const list = (value: string | null): readonly string[] =>
  clean(value)
    .split(',')
    .filter((entry) => entry !== '');

/** 2.6-1, 2.6-2: `?category=…`, `?providers=a,b`; the other facets alike. */
export function readFilter(query: URLSearchParams): HallFilter {
  return {
    query: clean(query.get('query')).slice(0, 80),
    category: clean(query.get('category')),
    providers: list(query.get('providers')),
    features: list(query.get('features')),
    volatilities: list(query.get('volatilities')),
  };
}

/** The hall's path with the non-empty parts of the filter. */
export function hallPath(filter: Partial<HallFilter> = {}): string {
  const parts: string[] = [];
  for (const name of ['category', 'query'] as const)
    if (filter[name]) parts.push(`${name}=${encodeURIComponent(filter[name])}`);
  for (const name of facetNames) {
    const values = filter[name] ?? [];
    if (values.length > 0) parts.push(`${name}=${values.map(encodeURIComponent).join(',')}`);
  }
  return parts.length === 0 ? '/gamehall' : `/gamehall?${parts.join('&')}`;
}

const filterNames: readonly string[] = ['category', 'query', ...facetNames];

/**
 * The address of a category, keeping the rest of the query: the other filters, and parameters that are none (2.5-5).
 */
export function categoryPath(category: string, query: URLSearchParams): string {
  const others = new URLSearchParams([...query].filter(([name]) => !filterNames.includes(name))).toString();
  return hallPath({ ...readFilter(query), category }) + (others === '' ? '' : `&${others}`);
}

/** The filter with one value of a facet added or removed. */
export function toggled(filter: HallFilter, facet: FacetName, value: string): HallFilter {
  const values = filter[facet];
  return { ...filter, [facet]: values.includes(value) ? values.filter((one) => one !== value) : [...values, value] };
}

export const countOf = (filter: HallFilter): number => facetNames.reduce((sum, name) => sum + filter[name].length, 0);
