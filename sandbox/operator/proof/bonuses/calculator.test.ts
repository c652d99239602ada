import { expect, test } from 'vitest';
import { requiredWager } from '../../../../src/shared/bonus/givenBonus.ts';
import { oddsOf } from '../../../studio/games/oddsOf.ts';
import { offers, planOf, trialOf, tryOffer } from './offers.ts';
import { playByRules } from './testing/playByRules.ts';
import { drawFrom, playQuickly } from './simulateOffer.ts';

/** The long form, with 100,000 tries of each offer, is `npm run prove -- calculator`. */
const TRIES = 5_000;
const BY_RULES = 300;
const SEED = 20_260_601;

const oddsFor = (game: string) => oddsOf(game)?.outcomes ?? [];

test.each(offers)('C3 the reckoned chance of an offer in $game is the one of its tries', (offer) => {
  const { chance, cost, paid } = tryOffer(offer, oddsFor(offer.game), TRIES, SEED);
  // Of 48 comparisons, p > 0.001 after Bonferroni.
  expect(Math.abs(chance.z)).toBeLessThan(4.26);
  expect(Math.abs(cost.z)).toBeLessThan(4.26);
  expect(Math.abs(paid.z)).toBeLessThan(4.26);
  expect(chance.tried).toBeGreaterThan(0.02);
});

test.each(offers)('C3 tries of an offer in $game end as the operator’s own rules end them', (offer) => {
  const odds = oddsFor(offer.game);
  const plan = planOf(offer, odds);
  const required = requiredWager(plan.terms, plan);
  const [quick, ruled] = [drawFrom(odds, SEED), drawFrom(odds, SEED)];
  for (let count = 0; count < BY_RULES; count += 1)
    expect(playQuickly(trialOf(offer, odds), quick)).toEqual(playByRules(plan, required, ruled));
});
