import { shareOf } from '../../../shared/bonus/terms.ts';
import type { GameCounts } from '../../../shared/bonus/terms.ts';
import type { Outcomes } from '../../../shared/bonus/wagerOdds.ts';
import type { Call } from '../../../lib/call.ts';
import { fieldErrors } from '../../../lib/errors.ts';
import { parseCalculatorOffer } from './calculatorOffer.ts';
import type { CalculatorOffer } from './calculatorOffer.ts';
import { noHabits, playHabits } from './playHabits.ts';
import type { PlayHabits } from './playHabits.ts';

/** A game in which stakes count towards the requirement. */
export interface CountingGame {
  readonly sysname: string;
  readonly title: string;
  readonly type: string;
  /** How much of a stake counts, 1 to 100. */
  readonly percent: number;
  /** In hundredths of the currency, or in its minor units if it has fewer decimals; null if it is not known. */
  readonly stakes: { readonly from: number; readonly to: number } | null;
}

/** How often a round of a game pays what. */
export interface GameOdds {
  readonly sysname: string;
  /** The bet and the way of playing that the odds are of. */
  readonly played: string;
  readonly source: 'exact' | 'simulated';
  readonly outcomes: Outcomes;
}

export interface CalculatorData {
  readonly offer: CalculatorOffer;
  /** Those that count whole first, then by the operator's order. */
  readonly games: readonly CountingGame[];
  readonly habits: PlayHabits;
  readonly isIsolated: boolean;
  /** The method is for main money that pays first: elsewhere no chance is stated. */
  readonly isMainFirst: boolean;
  /** The shortest time between the starts of two rounds of a game in this market; 0 for none. */
  readonly leastRoundMs: number;
}

export interface CalculatorApi {
  /** Null for an offer without a bonus, or one that does not exist for this visitor. */
  data(offerId: string, isPlayer: boolean): Promise<CalculatorData | null>;
  /** Null if the game's studio does not say. */
  odds(sysname: string): Promise<GameOdds | null>;
}

const GAMES_AT_ONCE = 100;
const ROUNDS = 50;

export function createCalculatorApi(call: Call): CalculatorApi {
  return {
    async data(offerId, isPlayer) {
      const wire = await call('GET campaigns.getOffer', { offer_id: offerId });
      const offer = wire && parseCalculatorOffer(wire);
      if (offer === null) return null;
      const [info, games, habits] = await Promise.all([
        call('GET metadata.getgeneralinfo', {}),
        offer.terms.type === 'casino' ? countingGames(call, offer.terms.counts) : [],
        // What is usual for the player is an addition: without it the market's figures stand.
        isPlayer ? habitsOf(call, offer.currency).catch(() => noHabits) : noHabits,
      ]);
      return {
        offer,
        games,
        habits,
        isMainFirst: info.policy.funding_order[0] === 'main',
        isIsolated: info.is_bonus_isolation_enabled,
        leastRoundMs: info.policy.min_round_ms,
      };
    },
    async odds(sysname) {
      try {
        const { played, source, outcomes } = await call('GET games.getOdds', { sysname });
        return { sysname, played, source, outcomes };
      } catch (error) {
        if (fieldErrors(error, 'sysname').length > 0) return null;
        throw error;
      }
    },
  };
}

async function habitsOf(call: Call, currency: string): Promise<PlayHabits> {
  const { items } = await call('GET games.getHistory', { offset: 0, count: ROUNDS });
  return playHabits(items, currency);
}

async function countingGames(call: Call, counts: GameCounts): Promise<readonly CountingGame[]> {
  const found: CountingGame[] = [];
  for (let offset = 0; ; offset += GAMES_AT_ONCE) {
    const { items, total } = await call('GET games.get', {
      offset,
      count: GAMES_AT_ONCE,
      fields: ['title', 'type', 'stake_from', 'stake_to'],
    });
    found.push(
      ...items.map(({ sysname, title, type, stake_from: from, stake_to: to }) => ({
        sysname,
        title,
        type,
        percent: shareOf(counts, { sysname, type }).percent,
        stakes: from === null || to === null ? null : { from, to },
      })),
    );
    if (items.length === 0 || found.length >= total) break;
  }
  return found.filter(({ percent }) => percent > 0).toSorted((one, other) => other.percent - one.percent);
}
