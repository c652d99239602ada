import { expect, test } from 'vitest';
import { maskedRequisites } from './maskedRequisites.ts';

test.each([
  ['4111111111111111', '•••• 1111'],
  ['411111...1111', '•••• 1111'],
  ['DE89370400440532013000', 'DE89 •••• 3000'],
  ['LV80...5001', 'LV80 •••• 5001'],
  ['123', '••••'],
  ['', ''],
])('7-52 of %s only a country and the last four characters are shown', (requisites, shown) => {
  expect(maskedRequisites(requisites)).toBe(shown);
});
