import { expect, test } from 'vitest';
import { pseudoText } from './pseudoLocale.mjs';

test.each(['Deposit', 'Your balance and bets are safe with us.', 'Show more games'])(
  '%s is about 40 %% longer, with accents',
  (text) => {
    const longer = pseudoText(text);
    expect(longer.length).toBeGreaterThanOrEqual(Math.floor(text.length * 1.4));
    expect(longer.length).toBeLessThanOrEqual(Math.ceil(text.length * 1.4) + 1);
    expect(longer).not.toContain(text);
  },
);

test.each(['$100', '12:05', '×', ' '])('%s stays', (text) => {
  expect(pseudoText(text)).toBe(text);
});

test('spaces around a text stay', () => {
  expect(pseudoText(' of all ')).toMatch(/^ \S.*\S $/);
});
