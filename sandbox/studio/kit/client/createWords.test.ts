import { expect, test } from 'vitest';
import { createTranslate } from '../../client/translate.ts';
import { en } from '../../client/messages/en.ts';
import { createWords } from './createWords.ts';

const t = createWords(createTranslate(en), { roll: 'Roll {roll} of {of}', rules: 'House rules' });

test('a game’s own word comes before the common one of the same key', () => {
  expect([t('rules'), t('close')]).toEqual(['House rules', 'Close']);
});

test('placeholders are replaced; one without a value stays visible', () => {
  expect(t('roll', { roll: '12.34' })).toBe('Roll 12.34 of {of}');
  expect(t('roundWon', { amount: '$2' })).toBe('Won $2');
});

test('a key that every object has is not a word', () => {
  expect(() => t('toString' as 'roll')).toThrow(TypeError);
});
