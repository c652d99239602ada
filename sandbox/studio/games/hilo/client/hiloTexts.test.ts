import { expect, test } from 'vitest';
import { en as common } from '../../../client/messages/en.ts';
import { createTranslate } from '../../../client/translate.ts';
import { createWords } from '../../../kit/client/createWords.ts';
import { playedRound } from '../../../kit/client/testing/playedRound.ts';
import { en as cards } from '../../../kit/cards/client/words/en.ts';
import { scripted } from '../../../kit/testing/scripted.ts';
import { hilo, MOST_SKIPS, MOST_STAKES } from '../rules.ts';
import type { HiloMove } from '../rules.ts';
import { en } from '../words/en.ts';
import { describeHilo, guessTexts } from './hiloTexts.ts';
import type { HiloRound } from './hiloTexts.ts';

const t = createWords(createTranslate(common), { ...cards, ...en });
const times = (multiplier: string | number): string => `×${multiplier}`;
const desk = { t, times, locale: 'en' as const, format: (minor: bigint) => `${minor}` };

const roundOf = (draws: readonly number[], ...kinds: HiloMove['kind'][]): HiloRound =>
  playedRound(
    hilo,
    {},
    kinds.map((kind) => ({ kind })),
    scripted(draws),
  );

test.each<[string, HiloRound]>([
  ['4 of spades: not higher', roundOf([4, 3], 'higher')],
  ['King of hearts: not lower', roundOf([4, 25], 'lower')],
  ['Right guesses: 1, cashed out at ×1.43', roundOf([4, 5], 'higher', 'cashOut')],
])('a round ends with "%s"', (text, round) => {
  expect(describeHilo(round, t, times)).toBe(text);
});

test('a guess tells its chance and what cashing out would pay, not rounded up', () => {
  expect(guessTexts('higher', roundOf([11]), desk)).toEqual({
    label: 'Higher or same',
    chance: '15.4%',
    times: '×6.43',
    amount: '643',
  });
  expect(guessTexts('higher', roundOf([0]), desk).label).toBe('Higher');
});

test('before and after a round a guess tells the range of what it can pay', () => {
  const idle = { label: 'Lower or same', chance: '', times: '×1.07–×12.87', amount: '' };
  expect(guessTexts('lower', null, desk)).toEqual(idle);
  expect(guessTexts('lower', roundOf([4, 3], 'higher'), desk)).toEqual(idle);
});

test('the rules name the limits of the game', () => {
  expect(en.how5).toContain(`Up to ${MOST_SKIPS} cards`);
  expect(en.how5).toContain(MOST_STAKES.toLocaleString('en'));
});
