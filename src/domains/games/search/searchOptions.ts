import type { Found } from '../../../shared/search/CatalogueSearch.ts';
import { hallPath } from '../face/hallFilter.ts';
import { gamePath } from '../paths.ts';

export interface SearchOption {
  readonly id: string;
  readonly path: string;
  readonly kind: 'game' | 'category' | 'provider' | 'all';
  readonly title: string;
  /** A game's provider. */
  readonly note: string;
  /** Empty for what has no picture. */
  readonly image: string;
}

/** The matches as one list of options, in the order of the screen. `plain` reads a title's text markers (9-17). */
export function searchOptions(
  found: Found,
  query: string,
  { plain, labelAll }: { readonly plain: (text: string) => string; readonly labelAll: string },
): readonly SearchOption[] {
  const text = query.trim();
  return [
    ...found.games.map(({ sysname, title, provider, image }): SearchOption => ({
      id: `game-${sysname}`,
      path: gamePath(sysname),
      kind: 'game',
      title,
      note: provider,
      image,
    })),
    ...found.categories.map(({ id, title }): SearchOption => ({
      id: `category-${id}`,
      path: hallPath({ category: id }),
      kind: 'category',
      title: plain(title),
      note: '',
      image: '',
    })),
    ...found.providers.map(({ sysname, name }): SearchOption => ({
      id: `provider-${sysname}`,
      path: hallPath({ providers: [sysname] }),
      kind: 'provider',
      title: name,
      note: '',
      image: '',
    })),
    ...(found.total > found.games.length
      ? [{ id: 'all', path: hallPath({ query: text }), kind: 'all', title: labelAll, note: '', image: '' } as const]
      : []),
  ];
}
