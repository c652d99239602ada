import type { InputOf, OutputOf } from '../../../../../src/contract/index.ts';
import type { games } from '../../../../../src/contract/games/games.ts';
import { invalidField } from '../../../OperatorError.ts';
import { namedFields } from '../../../edge/namedFields.ts';
import { timeField } from '../../../edge/timeField.ts';
import type { Catalogue, CatalogueView } from './Catalogue.ts';
import { categories } from './categories.ts';
import type { GamesOptions, MoreMarks } from './facets.ts';
import type { GameRow } from './gameRow.ts';
import type { GameScopes } from './gameScope.ts';
import { GameSet } from './GameSet.ts';
import type { LikesService } from './LikesService.ts';
import type { WalletFace } from '../../wallet/wallet/module.ts';
import { presentGame, presentRound } from './presenters.ts';
import { providersOf } from './providersOf.ts';
import { similarGames } from './similarGames.ts';
import { byCommas } from './wantedGames.ts';

interface Deps {
  readonly catalogue: Catalogue;
  readonly likes: Pick<LikesService, 'find'>;
  readonly scopes: Pick<GameScopes, 'games'>;
  readonly wallet: Pick<WalletFace, 'rounds' | 'recentGames'>;
  readonly vendorsUrl: string;
  /** The time in ms. */
  readonly now: () => number;
}

/** How old the list of jackpot games may be, in ms. */
const JACKPOT_MS = 10_000;

export class GamesService {
  private jackpot: { readonly view: CatalogueView; readonly at: number; readonly games: GameSet } | null = null;

  constructor(private readonly deps: Deps) {}

  async list(options: GamesOptions, uid: bigint | null): Promise<OutputOf<typeof games.get>> {
    const view = await this.deps.catalogue.current();
    // The sportsbook is in no list: only a call that asks for it by its name finds it (7-66).
    const named = view.bySysname.get(options.sysname);
    if (named?.type === 'betting') return { items: [presentGame(named, options.fields)], total: 1, facets: null };
    const more = await this.moreMarks(view, options, uid);
    const hits = options.query.trim() === '' ? null : view.search.find(options.query);
    const found = await this.found(view, options, hits);
    const filters =
      uid === null ? { ...options, marks: options.marks.filter((mark) => mark !== 'favourites') } : options;
    const passing = view.facets.passing(found, filters, more);
    // A search without an order of its own has the best matches first.
    const order = hits !== null && options.sort === 'priority' ? hits : view.order(options.sort, options.order);
    return {
      items: pageOf(order, passing, options).flatMap((position) => {
        const game = view.games[position];
        return game === undefined ? [] : [presentGame(game, options.fields)];
      }),
      total: passing.count,
      facets: options.facets ? view.facets.count(found, filters, more) : null,
    };
  }

  /** 7-66: the games that the query, the names, the tags and the tournament leave; an empty filter matches every game. */
  private async found(view: CatalogueView, options: GamesOptions, hits: readonly number[] | null): Promise<GameSet> {
    const { size } = view.facets;
    const lists = [byCommas(options.sysname), options.sysnames].filter((names) => names.length > 0);
    if (options.type !== '') lists.push(await this.deps.scopes.games(options.type, options.id));
    const sets = lists.map((names) => GameSet.of(size, view.positionsOf(names)));
    if (options.tags.length > 0) sets.push(view.facets.tagged(options.tags));
    if (hits !== null) sets.push(GameSet.of(size, hits));
    return sets.reduce((all, set) => all.and(set), GameSet.all(size));
  }

  private async moreMarks(view: CatalogueView, options: GamesOptions, uid: bigint | null): Promise<MoreMarks> {
    if (!options.facets && options.marks.length === 0) return {};
    const setOf = (names: readonly string[]) => GameSet.of(view.facets.size, view.positionsOf(names));
    const jackpot = await this.jackpotGames(view);
    return uid === null ? { jackpot } : { jackpot, favourites: setOf(await this.deps.likes.find(uid)) };
  }

  /** Which games feed a jackpot changes seldom, and they may be most of the catalogue. */
  private async jackpotGames(view: CatalogueView): Promise<GameSet> {
    const now = this.deps.now();
    if (this.jackpot?.view === view && now - this.jackpot.at < JACKPOT_MS) return this.jackpot.games;
    const names = await this.deps.scopes.games('jackpot', '');
    const games = GameSet.of(view.facets.size, view.positionsOf(names));
    this.jackpot = { view, at: now, games };
    return games;
  }

  async recent(uid: bigint, count: number): Promise<OutputOf<typeof games.getRecent>> {
    const { bySysname } = await this.deps.catalogue.current();
    const played = await this.deps.wallet.recentGames(uid, count);
    return { items: played.flatMap((sysname) => present(bySysname.get(sysname))) };
  }

  async similar(sysname: string, count: number): Promise<OutputOf<typeof games.getSimilar>> {
    const view = await this.deps.catalogue.current();
    const game = view.bySysname.get(sysname);
    const items = game === undefined ? [] : similarGames(view, game, count);
    return { items: items.map((similar) => presentGame(similar, [])) };
  }

  async searchIndex(known: string): Promise<OutputOf<typeof games.getSearchIndex>> {
    const { version, index } = await (await this.deps.catalogue.current()).index();
    return { version, index: version === known ? '' : index };
  }

  async categories(): Promise<OutputOf<typeof games.getCategories>> {
    const { games: all } = await this.deps.catalogue.current();
    const items = categories.map(({ id, title }) => ({
      id,
      title,
      count: all.filter((game) => game.categories.includes(id)).length,
    }));
    return { items: items.filter((item) => item.count > 0) };
  }

  async providers({ fields, types }: InputOf<typeof games.getProviders>): Promise<OutputOf<typeof games.getProviders>> {
    const { games: all } = await this.deps.catalogue.current();
    const wanted = types.length === 0 ? all : all.filter(({ type }) => types.includes(type));
    const items = providersOf(wanted, this.deps.vendorsUrl);
    return { items: items.map((provider) => namedFields(provider, 'sysname', fields)) };
  }

  async odds(sysname: string): Promise<OutputOf<typeof games.getOdds>> {
    const game = knownGame(await this.deps.catalogue.current(), sysname);
    if (game.odds === null) throw invalidField('sysname', 'noOdds');
    const { played, source, outcomes } = game.odds;
    return { sysname, played, source, outcomes: outcomes.map(([multiple, probability]) => [multiple, probability]) };
  }

  async history(uid: bigint, input: InputOf<typeof games.getHistory>): Promise<OutputOf<typeof games.getHistory>> {
    const { game, offset, count } = input;
    const filter = { uid, game, offset, count, from: timeField('from', input.from), to: timeField('to', input.to) };
    const { count: total, items } = await this.deps.wallet.rounds(filter);
    return { count: total, items: items.map((round) => presentRound(round, this.deps.vendorsUrl)) };
  }
}

/** One page of the games that pass, in an order of all. */
function pageOf(order: Iterable<number>, passing: GameSet, { offset, count }: GamesOptions): number[] {
  const page: number[] = [];
  let skipped = 0;
  for (const position of order) {
    if (page.length === count) break;
    if (!passing.has(position)) continue;
    if (skipped < offset) skipped += 1;
    else page.push(position);
  }
  return page;
}

const present = (game: GameRow | undefined) => (game === undefined ? [] : [presentGame(game, [])]);

function knownGame({ bySysname }: CatalogueView, sysname: string): GameRow {
  const game = bySysname.get(sysname);
  if (game === undefined) throw invalidField('sysname', 'unknownGame');
  return game;
}
