import { expect, test } from 'vitest';
import { stripEmoji } from './stripEmoji.ts';

test.each(['😀', '👍🏽', '👨‍👩‍👧‍👦', '🇱🇻', '❤️', '❤️‍🔥', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏳️‍🌈', '🧑🏿‍🚀', '🎰🎲', '☺️'])(
  '5-64 %s is stripped whole',
  (emoji) => {
    expect(stripEmoji(`a${emoji}b`)).toBe('ab');
  },
);

test('5-64 a keycap leaves its digit', () => {
  expect(stripEmoji('1️⃣2')).toBe('12');
});

test.each(['Ann 12 #*', 'क्‍ष', 'می‌خواهم', '© ® ™ ↔ №', 'Ёж'])('5-64 %s stays', (text) => {
  expect(stripEmoji(text)).toBe(text);
});
