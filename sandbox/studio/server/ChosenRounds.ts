import { playFairRound } from '../engine/fairRound.ts';
import { findGame } from '../games/catalogue.ts';
import { roundGames } from '../games/roundGames.ts';
import { createServerSeed } from '../kit/fair/draws.ts';
import type { NextServerSeed, UpcomingRound } from '../kit/fair/NextServerSeed.ts';
import { playStored } from '../kit/rounds/storedRound.ts';

/** What a chosen round pays: something and no feature, or nothing. */
export type ChosenOutcome = 'win' | 'loss';

/** The outcomes of a player's next rounds in a game, in their order. */
export interface ChosenRoundsRequest {
  readonly game: string;
  readonly player: string;
  readonly outcomes: readonly ChosenOutcome[];
  /** The bet that will be made, for a game of bets; absent for a slot. */
  readonly bet?: unknown;
}

/** A bet that wins once in a thousand rounds needs more only once in 20,000 searches. */
const MOST_SEEDS = 10_000;
/** Any stake shows whether a bet wins. */
const STAKE = 1_000n;

/**
 * Chooses server seeds for tests, so that a round ends as wanted: seeds are drawn until one leads there. The seed is
 * still committed to before the stake, and the round verifies like any other. Ask before the game is opened, since the
 * seed of the next round exists from then on; a player's own client seed undoes the choice.
 */
export class ChosenRounds {
  private readonly wanted = new Map<string, { outcome: ChosenOutcome; bet: unknown }[]>();

  /** @throws RangeError if there is no such game, or RuleError for a bet that the game does not take */
  choose({ game, player, outcomes, bet }: ChosenRoundsRequest): void {
    const rules = roundGames.get(game);
    if (rules === undefined && findGame(game) === undefined) throw new RangeError(`No game is called ${game}`);
    rules?.readBet(bet);
    this.wanted.set(
      keyOf({ game, player }),
      outcomes.map((outcome) => ({ outcome, bet })),
    );
  }

  readonly nextSeed: NextServerSeed = async (round) => {
    const next = this.wanted.get(keyOf(round))?.shift();
    if (next === undefined) return createServerSeed();
    for (let tries = 0; tries < MOST_SEEDS; tries += 1) {
      const serverSeed = createServerSeed();
      if ((await outcomeOf(round, serverSeed, next.bet)) === next.outcome) return serverSeed;
    }
    throw new Error(`No seed of ${MOST_SEEDS} leads ${round.game} to a ${next.outcome}`);
  };
}

const keyOf = ({ game, player }: Pick<UpcomingRound, 'game' | 'player'>): string => `${player} ${game}`;

/** Null for a round with a feature, or one that goes on by moves. */
async function outcomeOf(round: UpcomingRound, serverSeed: string, bet: unknown): Promise<ChosenOutcome | null> {
  const { clientSeed, nonce } = round;
  const seeds = { serverSeed, clientSeed, nonce };
  const rules = roundGames.get(round.game);
  if (rules !== undefined) {
    const { payout } = await playStored(rules, { ...seeds, bet, stake: STAKE, moves: [] });
    if (payout === null) return null;
    return payout > 0n ? 'win' : 'loss';
  }
  const game = findGame(round.game);
  if (game === undefined) return null;
  const { units, feature } = await playFairRound(game, seeds);
  if (feature !== null) return null;
  return units > 0 ? 'win' : 'loss';
}
