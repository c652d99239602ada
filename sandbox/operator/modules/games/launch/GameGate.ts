import type { LaunchRefusal } from '../../../../../src/contract/games/launchRefusals.ts';
import { OperatorError } from '../../../OperatorError.ts';
import type { OperatorDeps } from '../../../OperatorDeps.ts';
import type { Player } from '../../../players/player.ts';
import { customGames } from '../../../market/customGames.ts';
import type { GamesFace } from '../games/module.ts';

export type PlayMode = 'play' | 'demo';

export interface Restriction {
  readonly game: string;
  readonly is_in_maintenance: boolean;
  readonly barred_countries: readonly string[];
  readonly currencies: readonly string[] | null;
}

/** Why a game does not open now, in the order in which it matters; null if it opens. `player` is null for guests. */
export function refusalOf(
  game: { readonly has_demo: boolean } | undefined,
  restriction: Restriction | null,
  mode: PlayMode,
  player: Pick<Player, 'country_code' | 'currency'> | null,
): LaunchRefusal | null {
  if (game === undefined) return 'removed';
  if (mode === 'demo' && !game.has_demo) return 'demo';
  if (restriction === null) return null;
  const { is_in_maintenance: isClosed, barred_countries: barred, currencies } = restriction;
  if (isClosed) return 'maintenance';
  if (player === null) return null;
  if (barred.includes(player.country_code)) return 'country';
  // A demo is played with credits of no currency.
  if (mode === 'play' && currencies !== null && !currencies.includes(player.currency)) return 'currency';
  return null;
}

export const refused = (reason: LaunchRefusal): OperatorError =>
  new OperatorError('InvalidRequestException', 'This game does not open now', { reason });

/** Decides which games open, and for whom. */
export class GameGate {
  constructor(
    private readonly deps: Pick<OperatorDeps, 'database'>,
    private readonly games: GamesFace,
  ) {}

  /** The sysname in the catalogue of a launched name: itself, or the game behind a name of the house's own. */
  async pass(name: string, mode: PlayMode, player: Player | null): Promise<string> {
    const game = await this.find(name);
    const reason = refusalOf(game, game === undefined ? null : await this.restriction(game.sysname), mode, player);
    if (reason !== null || game === undefined) throw refused(reason ?? 'removed');
    return game.sysname;
  }

  /** Whether there is such a game. */
  async knows(name: string): Promise<boolean> {
    return (await this.find(name)) !== undefined;
  }

  /** Sets or, with nothing to restrict, lifts a game's restriction. */
  async restrict({
    game,
    is_in_maintenance: isClosed,
    barred_countries: barred,
    currencies,
  }: Restriction): Promise<void> {
    await this.deps.database.query(
      `insert into operator.game_restrictions (game, is_in_maintenance, barred_countries, currencies)
       values ($1, $2, $3, $4) on conflict (game) do update set is_in_maintenance = excluded.is_in_maintenance,
         barred_countries = excluded.barred_countries, currencies = excluded.currencies`,
      [game, isClosed, barred, currencies],
    );
  }

  private find(name: string): ReturnType<GamesFace['findGame']> {
    return this.games.findGame(customGames.get(customOf(name)) ?? name);
  }

  private async restriction(game: string): Promise<Restriction | null> {
    const [row] = await this.deps.database.query<Restriction>(
      'select game, is_in_maintenance, barred_countries, currencies from operator.game_restrictions where game = $1',
      [game],
    );
    return row ?? null;
  }
}

const prefix = 'custom/';
const customOf = (name: string): string => (name.startsWith(prefix) ? name.slice(prefix.length) : '');
