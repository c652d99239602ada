import type { CatalogueList } from './catalogueText.ts';
import { SearchIndex } from './SearchIndex.ts';

export interface FoundGame {
  readonly sysname: string;
  readonly title: string;
  readonly image: string;
  readonly provider: string;
}

export interface Found {
  readonly games: readonly FoundGame[];
  /** All that match; `games` has the first of them. */
  readonly total: number;
  readonly providers: readonly { readonly sysname: string; readonly name: string }[];
  /** Titles may contain text markers (9-17). */
  readonly categories: readonly { readonly id: string; readonly title: string }[];
}

/** Most results of each sort. */
const most = { games: 8, providers: 3, categories: 3 } as const;

/** The words of a text in all its languages: `##en:New;ru:Новые##` has two. */
const allLanguages = (text: string): string => text.replace(/\b[a-z]{2}:/g, ' ');

/** The search of a page: games, providers and categories. `names` are those of features and types in its language. */
export class CatalogueSearch {
  private readonly games: SearchIndex;
  private readonly providers: SearchIndex;
  private readonly categories: SearchIndex;

  constructor(
    private readonly list: CatalogueList,
    names: Readonly<Record<string, string>>,
  ) {
    const { games, kinds, providers, categories } = list;
    this.games = new SearchIndex({
      titles: games.map(({ title }) => title),
      kinds: games.map(({ kind }) => kind),
      words: kinds.map(({ provider, categories: own, features, type, lines }) => [
        providers[provider]?.name ?? '',
        ...own.map((position) => allLanguages(categories[position]?.title ?? '')),
        ...features.flatMap((feature) => [feature.replace(/[A-Z]/g, ' $&'), names[feature] ?? '']),
        names[type] ?? '',
        ...(lines === null ? [] : [`${lines} lines`]),
      ]),
    });
    this.providers = indexOf(providers.map(({ name }) => name));
    this.categories = indexOf(categories.map(({ title }) => allLanguages(title)));
  }

  find(query: string): Found {
    const { games, kinds, providers, categories } = this.list;
    const found = this.games.find(query);
    const isEmpty = query.trim() === '';
    return {
      total: found.length,
      games: found.slice(0, most.games).flatMap((position) => {
        const game = games[position];
        if (game === undefined) return [];
        const provider = providers[kinds[game.kind]?.provider ?? -1]?.name ?? '';
        return [{ sysname: game.sysname, title: game.title, image: game.image, provider }];
      }),
      providers: isEmpty ? [] : first(providers, this.providers.find(query), most.providers),
      categories: first(categories, this.categories.find(query), isEmpty ? categories.length : most.categories),
    };
  }
}

const indexOf = (titles: readonly string[]): SearchIndex =>
  new SearchIndex({ titles, kinds: titles.map(() => 0), words: [[]] });

const first = <T>(all: readonly T[], positions: readonly number[], count: number): readonly T[] =>
  positions.slice(0, count).flatMap((position) => all[position] ?? []);
