import { expect, test } from 'vitest';
import { en as common } from '../../../client/messages/en.ts';
import { createTranslate } from '../../../client/translate.ts';
import { en as cards } from '../../../kit/cards/client/words/en.ts';
import { createWords } from '../../../kit/client/createWords.ts';
import { playedRound } from '../../../kit/client/testing/playedRound.ts';
import { scripted } from '../../../kit/testing/scripted.ts';
import type { BlackjackAction } from '../BlackjackTable.ts';
import { blackjack } from '../rules.ts';
import { en } from '../words/en.ts';
import { describeBlackjack, insuranceText, resultTexts, sayBlackjack, totalText } from './blackjackTexts.ts';
import type { BlackjackRound } from './blackjackTexts.ts';
import { addedStake } from './MoveButtons.ts';

const t = createWords(createTranslate(common), { ...cards, ...en });
const format = (minor: bigint): string => `${minor}`;

/** A round dealt from these places of a new shoe, in rising order. */
const round = (places: readonly number[], ...actions: BlackjackAction[]): BlackjackRound =>
  playedRound(
    blackjack,
    {},
    actions.map((action) => ({ action })),
    scripted(places.map((place, dealt) => place - dealt)),
  );

const paid = (played: BlackjackRound): (string | undefined)[] =>
  played.view.hands.map((hand) => {
    const texts = resultTexts(hand, played.stake, t, format);
    return `${texts?.result} ${texts?.pays}`;
  });

test('a soft total has both values, up to 21', () => {
  expect(totalText({ total: 17, isSoft: true })).toBe('7/17');
  expect(totalText({ total: 21, isSoft: true })).toBe('21');
  expect(totalText({ total: 17, isSoft: false })).toBe('17');
});

test('each hand says what it came to and what it pays; an equal total is only returned', () => {
  expect(paid(round([9, 10, 21, 34], 'stand'))).toEqual(['Push 100 back']);
  expect(paid(round([9, 16, 23, 35, 48], 'stand'))).toEqual(['Win pays 200']);
  expect(paid(round([9, 16, 23, 32, 48], 'double'))).toEqual(['Bust ']);
  expect(paid(round([0, 8, 9, 20]))).toEqual(['Blackjack pays 250']);
});

test('a round is told with the results of all its hands', () => {
  // Sevens that are split become 10 and 11; the dealer has 9 and 10.
  const split = round([6, 8, 19, 22, 28, 29], 'split', 'stand', 'stand');
  expect(describeBlackjack(split, t)).toBe('You: 10 – Lose; 11 – Lose. Dealer: 19');
});

test('insurance is won against a blackjack and lost at once without one', () => {
  expect(insuranceText(round([8, 13, 21, 22], 'insure'), t, format)).toBe('Insurance pays 150');
  expect(insuranceText(round([5, 13, 17, 21], 'insure'), t, format)).toBe('Insurance lost');
  expect(insuranceText(round([5, 13, 17, 21], 'decline'), t, format)).toBe('');
});

test('the player is told their cards, and asked about insurance', () => {
  expect(sayBlackjack(round([4, 5, 7, 8]), t)).toBe('You have 5 of spades, 8 of spades: 13. Dealer shows 6 of spades');
  expect(sayBlackjack(round([5, 13, 17, 21]), t)).toContain('Insurance?');
});

test('moves tell by how much they raise the stake', () => {
  expect(
    (['hit', 'stand', 'double', 'split', 'insure', 'decline'] as const).map((action) => addedStake(action, 100n)),
  ).toEqual([0n, 0n, 100n, 100n, 50n, 0n]);
});
