import { expect, test } from 'vitest';
import { currencyDecimals } from '../../src/shared/money/currencyDecimals.ts';
import { minorUnits } from '../operator/ledger/amounts.ts';
import { publicOffers } from '../operator/modules/offers/campaigns/seed/publicOffers.ts';
import { findGame } from '../studio/games/catalogue.ts';
import { stakeLadder } from '../studio/server/stakes.ts';

test('7-37, 3-59 the stakes of the free spins on offer are stakes of their game', () => {
  const gifts = publicOffers.flatMap(({ data }) => data.gifts).filter((gift) => gift.kind === 'freespins');
  expect(gifts.length).toBeGreaterThan(0);
  for (const { game: sysname, stake } of gifts) {
    const game = findGame(sysname);
    if (game === undefined) throw new Error(`The studio has no game ${sysname}`);
    for (const [currency, amount] of Object.entries(stake))
      expect(stakeLadder(game, currencyDecimals(currency))).toContain(minorUnits(amount, currency));
  }
});
