import { expect, test } from 'vitest';
import { games } from '../../games/catalogue.ts';
import { seededDraw } from '../../kit/fair/seededRandom.ts';
import { playPurchase } from '../purchase.ts';
import { computeRtp } from './computeRtp.ts';
import { featureOffer } from './featureOffer.ts';

const offered = games.flatMap((game) => {
  const offer = featureOffer(game);
  return offer === null ? [] : [{ name: game.sysname, game, offer }];
});

test('Part 7: free spins can be bought in every game that has them, in no other', () => {
  expect(offered).toHaveLength(games.filter(({ feature }) => feature?.kind === 'freeSpins').length);
  expect(offered.length).toBeGreaterThan(5);
});

test.each(offered)('Part 7: a purchase in $name returns what its other rounds do', ({ game, offer }) => {
  expect(Math.abs(Number(offer.rtp) - computeRtp(game).rtp.toNumber() * 100)).toBeLessThan(0.2);
});

test.each(offered)('Part 7: bought rounds of $name pay their exact mean', ({ game, offer }) => {
  const draw = seededDraw(20_26);
  const rounds = 6_000;
  let [sum, squares] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const { units } = playPurchase(game, offer, draw);
    sum += units;
    squares += units * units;
  }
  const mean = sum / rounds;
  const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
  const exact = (Number(offer.rtp) / 100) * offer.units;
  expect(Math.abs(mean - exact) / error).toBeLessThan(4);
});

test.each(offered)('Part 7: the first spin of a purchase in $name shows three scatters and no other win', (entry) => {
  const { base, feature } = playPurchase(entry.game, entry.offer, seededDraw(1));
  expect(base.scatters).toBe(3);
  expect(base.filled).toEqual([]);
  expect(base.wins.every(({ kind }) => kind === 'scatter')).toBe(true);
  expect(feature?.awarded).toBe(entry.offer.spins);
});
