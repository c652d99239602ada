import { parseMoney } from '../../../shared/money/moneyWire.ts';
import { stakeMinor } from '../../../shared/money/stakeMinor.ts';
import type { CalculatorData, CountingGame } from './api.ts';
import { fullDeposit } from './calculatorOffer.ts';
import type { CalculatorOffer } from './calculatorOffer.ts';

/** What the calculator begins with; amounts in minor units. */

/** The amount that the visitor comes with, else the one that earns the whole bonus. */
export function firstDeposit(offer: CalculatorOffer, wanted: bigint | null): bigint {
  const least = offer.deposit?.least ?? 0n;
  return wanted !== null && wanted >= least ? wanted : fullDeposit(offer);
}

/** The game that the player has played last, if it counts; else the first one that counts most. */
export function firstGame({ games, habits }: Pick<CalculatorData, 'games' | 'habits'>): CountingGame | null {
  const own = habits.games.map((name) => games.find(({ sysname }) => sysname === name)).find(Boolean);
  return own ?? games[0] ?? null;
}

/** In hundredths: where the player has no usual stake. */
const USUAL_STAKE = 100;

/** The player's usual stake, within what the game takes and the offer's maximum stake allows. */
export function firstStake({ offer, habits }: Pick<CalculatorData, 'offer' | 'habits'>, game: CountingGame): bigint {
  const { terms, currency } = offer;
  const { from, to } = stakeRange(game, currency);
  const usual = habits.stake ?? stakeMinor(USUAL_STAKE, currency);
  const bounds = [to, terms.max_stake && parseMoney(terms.max_stake).minor].filter((bound) => bound !== null);
  const most = bounds.reduce((least, bound) => (bound < least ? bound : least), usual);
  return most > from ? most : from;
}

/** The stakes that a game takes; without an end where that is not known. */
export function stakeRange(
  { stakes }: Pick<CountingGame, 'stakes'>,
  currency: string,
): { readonly from: bigint; readonly to: bigint | null } {
  if (stakes === null) return { from: 1n, to: null };
  return { from: stakeMinor(stakes.from, currency), to: stakeMinor(stakes.to, currency) };
}
