import { SearchIndex } from '../../../../../src/shared/search/SearchIndex.ts';
import { categories } from './categories.ts';
import type { GameKinds } from './gameKinds.ts';
import type { GameRow } from './gameRow.ts';

/** The search of the catalogue: titles, and what the games are. */
export const gameSearch = (games: readonly GameRow[], { kinds, kindOf }: GameKinds): SearchIndex =>
  new SearchIndex({
    titles: games.map(({ title }) => title),
    kinds: kindOf,
    words: kinds.map(({ game }) => wordsOf(game)),
  });

/** Provider, features and number of lines, and the categories in every language. */
function wordsOf({ provider_name: provider, categories: ids, features, lines }: GameRow): readonly string[] {
  return [
    provider,
    ...features.map((feature) => feature.replace(/[A-Z]/g, ' $&')),
    ...(lines === null ? [] : [`${lines} lines`]),
    ...categories.filter(({ id }) => ids.includes(id)).map(({ title }) => title.replace(/\b[a-z]{2}:/g, ' ')),
  ];
}
