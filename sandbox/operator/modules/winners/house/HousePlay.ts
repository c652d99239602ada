import { randomInt, randomUUID } from 'node:crypto';
import { minorUnits } from '../../../ledger/amounts.ts';
import type { Job } from '../../../jobs/Jobs.ts';
import type { OperatorCore } from '../../../module.ts';
import { houseCurrency, housePlayers, keepInMoney } from './housePlayers.ts';
import type { HousePlayer } from './housePlayers.ts';
import { takeTurn } from './houseTurn.ts';
import { StudioPlayer } from './StudioPlayer.ts';
import type { OpenGame } from './StudioPlayer.ts';

/** At most one round in this time, of all house players on all replicas together, in ms. */
export const ROUND_EVERY_MS = 10_000;

/** Rounds of one sitting, from and to: then the player leaves, and somebody plays something else. */
const SITTING = [4, 12] as const;

/** House players stake one of the lowest stakes of a game. */
const STAKES = 4;

interface Sitting {
  readonly player: HousePlayer;
  readonly sessionId: string;
  readonly open: OpenGame;
  /** Of them the player stakes one. */
  readonly stakes: readonly string[];
  roundsLeft: number;
}

/**
 * So that a fresh sandbox is not an empty room, house players really play: real rounds at the studio, booked as any
 * others, paid by granted play money.
 */
export class HousePlay implements Job {
  readonly name = 'house-players';
  readonly everyMs = ROUND_EVERY_MS;
  private readonly holder = randomUUID();
  private readonly studio: StudioPlayer;
  private sitting: Sitting | null = null;
  /**
   * Who has still to open the boards: after a start each house player first has one round that counts in as many
   * running tournaments as one can.
   */
  private readonly opening = [...housePlayers];

  constructor(
    private readonly core: OperatorCore,
    private readonly random: (least: number, most: number) => number = (least, most) => randomInt(least, most + 1),
  ) {
    this.studio = new StudioPlayer(core);
  }

  async run(): Promise<void> {
    const { database, clock, logger } = this.core;
    if (!(await takeTurn(database, this.holder, clock.now(), ROUND_EVERY_MS))) return;
    try {
      await this.playRound();
    } catch (error) {
      // A studio that is away, or a refusal: the next turn begins anew.
      logger.debug({ err: error }, 'a house player could not play');
      await this.leave();
    }
  }

  private async playRound(): Promise<void> {
    const sitting = (this.sitting ??= await this.sitDown());
    if (sitting === null) return;
    const { player, open, stakes } = sitting;
    const { database, clock } = this.core;
    await database.transaction((tx) => keepInMoney(tx, player.uid, clock.now()));
    const stake = stakes[this.random(0, stakes.length - 1)];
    if (stake === undefined) throw new Error(`${open.game} has no stakes`);
    await this.studio.spin(open, stake, randomUUID());
    sitting.roundsLeft -= 1;
    if (sitting.roundsLeft <= 0) await this.leave();
  }

  /** Null while there is no game to play. */
  private async sitDown(): Promise<Sitting | null> {
    const [opener] = this.opening;
    const player = opener ?? housePlayers[this.random(0, housePlayers.length - 1)];
    const games = await this.spinningGames();
    if (player === undefined || games.length === 0) return null;
    const { database, sessions } = this.core;
    const { session, token } = await database.transaction((tx) =>
      sessions.open(tx, { uid: player.uid, kind: 'web', entry: null, addressHash: '', userAgent: 'sandbox' }),
    );
    try {
      const game = this.oneOf(opener === undefined ? games : await this.countedOf(games, token));
      const least = await this.studio.joinTournaments(token, game);
      const open = await this.studio.open(token, game);
      if (opener !== undefined) this.opening.shift();
      const roundsLeft = opener === undefined ? this.random(...SITTING) : 1;
      return { player, sessionId: session.id, open, stakes: stakesOf(open, least), roundsLeft };
    } catch (error) {
      await sessions.end(database, session.id, 'logout');
      throw error;
    }
  }

  /** Those of the games that count in running tournaments; all if none does. */
  private async countedOf(games: readonly string[], token: string): Promise<readonly string[]> {
    const counting = await this.studio.countingGames(token);
    const counted = games.filter((game) => counting.includes(game));
    return counted.length > 0 ? counted : games;
  }

  private oneOf(games: readonly string[]): string {
    const game = games[this.random(0, games.length - 1)];
    if (game === undefined) throw new Error('There is no game to play');
    return game;
  }

  private async leave(): Promise<void> {
    const { sitting } = this;
    this.sitting = null;
    if (sitting !== null) await this.core.sessions.end(this.core.database, sitting.sessionId, 'logout');
  }

  /** Slots with lines or ways: one press, one round. */
  private async spinningGames(): Promise<readonly string[]> {
    const rows = await this.core.database.query<{ sysname: string }>(
      'select sysname from operator.game_facts where is_active and lines is not null order by sysname',
    );
    return rows.map(({ sysname }) => sysname);
  }
}

/** The lowest stakes, of those that count in the tournaments with these least stakes. */
function stakesOf({ stakes }: OpenGame, least: readonly string[]): readonly string[] {
  const minor = (amount: string) => minorUnits(amount, houseCurrency) ?? 0n;
  const counting = stakes.filter((stake) => least.every((amount) => minor(stake) >= minor(amount)));
  return (counting.length > 0 ? counting : stakes).slice(0, STAKES);
}
