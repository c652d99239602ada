import { expect, test } from 'vitest';
import { en as common } from '../../../client/messages/en.ts';
import { createTranslate } from '../../../client/translate.ts';
import { createWords } from '../../../kit/client/createWords.ts';
import { scripted } from '../../../kit/testing/scripted.ts';
import { keno } from '../rules.ts';
import { en } from '../words/en.ts';
import { kenoText } from './kenoText.ts';

test('hits are told with the numbers in the order of drawing', () => {
  const bet = { picks: [3, 10, 11] };
  const { view } = keno.play(bet, 100n, [], scripted(Array.from({ length: 10 }, () => 0)));
  expect(kenoText(bet, view, { t: createWords(createTranslate(common), en) })).toBe(
    'Hits: 2 of 3; drawn: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10',
  );
});
