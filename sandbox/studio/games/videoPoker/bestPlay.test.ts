import { expect, test } from 'vitest';
import { BestPlay } from './bestPlay.ts';

const RANKS = 'A23456789TJQK';
const SUITS = 'shdc';
const cardsOf = (text: string): number[] =>
  text
    .split(' ')
    .map((card) => SUITS.indexOf(card[1] ?? '') * 13 + RANKS.indexOf(card[0] ?? ''))
    .toSorted((one, other) => one - other);

const play = new BestPlay();
const kept = (hand: string): string[] => {
  const cards = cardsOf(hand);
  const { hold } = play.best(cards);
  return hand.split(' ').filter((card) => (hold & (1 << cards.indexOf(cardsOf(card)[0] ?? -1))) !== 0);
};

test.each([
  ['Ts Js Qs Ks As', 'Ts Js Qs Ks As'],
  ['Ts Js Qs Ks 2h', 'Ts Js Qs Ks'],
  ['Js Jh 2d 3c 4s', 'Js Jh'],
  ['7s 7h 7d 2c 2s', '7s 7h 7d 2c 2s'],
  ['2s 4s 6s 8s Kh', '2s 4s 6s 8s'],
  ['2s 7h 9d 3c 5h', ''],
])('of %s it keeps “%s”', (hand, expected) => {
  expect(kept(hand).join(' ')).toBe(expected);
});
