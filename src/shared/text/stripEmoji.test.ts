import { expect, test } from 'vitest';
import { stripEmoji } from './stripEmoji.ts';

test.each(['😀', '👍🏽', '👨‍👩‍👧‍👦', '🇱🇻', '❤️', '❤️‍🔥', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏳️‍🌈', '🧑🏿‍🚀', '🎰🎲', '☺️'])(
  '5-64 %s is removed completely',
  (emoji) => {
    expect(stripEmoji(`a${emoji}b`)).toBe('ab');
  },
);

test('5-64 the digit of a keycap is kept', () => {
  expect(stripEmoji('1️⃣2')).toBe('12');
});

test.each(['Ann 12 #*', 'क्‍ष', 'می‌خواهم', '© ® ™ ↔ №', 'Ёж'])('5-64 %s is kept', (text) => {
  expect(stripEmoji(text)).toBe(text);
});
