import { expect, test } from 'vitest';
import { RANKS } from '../../../kit/cards/cards.ts';
import { scripted } from '../../../kit/testing/scripted.ts';
import { hilo } from '../rules.ts';
import { winnersOf } from './RankStrip.ts';

test.each(Array.from({ length: RANKS }, (_, rank) => rank))(
  'after rank %i as many ranks are marked as the odds say',
  (from) => {
    const { odds } = hilo.play({}, 100n, [], scripted([from])).view;
    const marks = Array.from({ length: RANKS }, (_, rank) => winnersOf(rank, from, odds));
    for (const { guess, ranks } of odds)
      expect(marks.filter((mark) => mark === guess || mark === 'both').length, guess).toBe(ranks);
  },
);
