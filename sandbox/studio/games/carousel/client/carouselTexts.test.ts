// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { createTranslate } from '../../../client/translate.ts';
import { en as common } from '../../../client/messages/en.ts';
import { createWords } from '../../../kit/client/createWords.ts';
import { FIELDS } from '../wheel.ts';
import { en } from '../words/en.ts';
import { describeStops, resultText, spotPays, spotPill, wholeTimes } from './carouselTexts.ts';

const t = createWords(createTranslate(common), en);
const times = (multiplier: number): string => `×${multiplier}`;
const fieldOf = (pays: number): number => FIELDS.findIndex((field) => field.kind === 'spot' && field.pays === pays);
const raise = (by: number): number => FIELDS.findIndex((field) => field.kind === 'raise' && field.by === by);
const raised = [raise(5), raise(2), fieldOf(12)];

test('a round is told by its spot, and by what it pays if it was raised', () => {
  expect(describeStops([fieldOf(24)], { t, times })).toBe('The wheel stopped at 24');
  expect(describeStops(raised, { t, times })).toBe('The wheel stopped at 12, raised by ×10: it pays ×120');
  expect(resultText([fieldOf(24)], { t, times })).toBe('24');
  expect(resultText(raised, { t, times })).toBe('12, and it pays ×120');
  expect(spotPill(raised, times).textContent).toBe('12×10');
});

test('multipliers are whole, and keep their order in Arabic', () => {
  expect(wholeTimes('en')(1_200)).toBe('\u2066×1,200\u2069');
  expect(wholeTimes('ar')(12)).toBe('\u2066×12\u2069');
});

test('the table of payments has all fields of the wheel', () => {
  const rows = [...spotPays({ t, times }, 'en').querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows[0]).toEqual(['2', '×2', '42.1%']);
  expect(rows[5]).toEqual(['48', '×48', '1.8%']);
  expect(rows.slice(6)).toEqual([
    ['Raise ×2', '–', '1.8%'],
    ['Raise ×5', '–', '1.8%'],
  ]);
});
