import { expect, test } from 'vitest';
import { createTranslate } from '../../../client/translate.ts';
import { en as common } from '../../../client/messages/en.ts';
import { createWords } from '../../../kit/client/createWords.ts';
import { scripted } from '../../../kit/testing/scripted.ts';
import { mines } from '../rules.ts';
import type { MinesMove } from '../rules.ts';
import { en } from '../words/en.ts';
import { reefText } from './reefText.ts';

const words = { t: createWords(createTranslate(common), en), times: (times: string | number) => `×${times}` };
const open = (tile: number): MinesMove => ({ kind: 'open', tile });
/** A round whose mines are the first three tiles. */
const textOf = (...moves: MinesMove[]): string =>
  reefText(mines.play({ mines: 3 }, 100n, moves, scripted([0, 0, 0])).view, words);

test('a taken win is told with its pearls and multiplier', () => {
  expect(textOf(open(10), open(24), { kind: 'cashOut' })).toBe('Pearls: 2, mines: 3, taken at ×1.28');
});

test('a mine is told with its place', () => {
  expect(textOf(open(10), open(2))).toBe('A mine in row 1, shell 3; pearls: 1, mines: 3');
});
