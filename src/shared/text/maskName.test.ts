import { expect, test } from 'vitest';
import { maskName } from './maskName.ts';

test.each([
  ['', ''],
  ['R', 'R•••'],
  ['Bob', 'B•••'],
  ['Robin', 'Ro•••n'],
  ['Александр', 'Ал•••р'],
  ['👩‍🚀ab👩‍🚀', '👩‍🚀a•••👩‍🚀'],
])('3-3 the nickname %s is shown to others as %s', (name, shown) => {
  expect(maskName(name)).toBe(shown);
});
