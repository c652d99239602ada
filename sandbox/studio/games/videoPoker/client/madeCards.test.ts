import { expect, test } from 'vitest';
import { pokerRank } from '../pokerHand.ts';
import { madeCards } from './madeCards.ts';

const RANKS = 'A23456789TJQK';
const SUITS = 'shdc';
const cardsOf = (text: string): number[] =>
  text.split(' ').map((card) => SUITS.indexOf(card[1] ?? '') * 13 + RANKS.indexOf(card[0] ?? ''));

test.each([
  ['Js Jh 3d 4c 9s', '11000'],
  ['9s 9h 3d 4c Js', '00000'],
  ['Js 3h 3d Jc 9s', '11110'],
  ['7s Kh 7d 7c 2s', '10110'],
  ['7s 7h 7d 7c 2s', '11110'],
  ['7s 7h 7d 2c 2s', '11111'],
  ['2s 9s Ks 4s 5s', '11111'],
  ['As Kh Qd Jc Ts', '11111'],
])('%s is made by %s', (text, made) => {
  const cards = cardsOf(text);
  const marks = madeCards(cards, pokerRank(cards));
  expect(marks.map((mark) => (mark ? '1' : '0')).join('')).toBe(made);
});
