import { expect, test } from 'vitest';
import { en as common } from '../../../client/messages/en.ts';
import { createTranslate } from '../../../client/translate.ts';
import { createWords } from '../../../kit/client/createWords.ts';
import { en } from '../words/en.ts';
import { plinkoText } from './plinkoText.ts';

test('the slot is counted from 1, with what was chosen and what it pays', () => {
  const words = { t: createWords(createTranslate(common), en), times: (times: string | number) => `×${times}` };
  const view = { path: [1, 1, 0, 1, 0, 0, 1, 1] as const, slot: 5, multiplier: '0.3' };
  expect(plinkoText({ rows: 8, risk: 'high' }, view, words)).toBe('Slot 6 of 9, rows: 8, risk: High; pays ×0.3');
});
