import { expect, test } from 'vitest';
import { complete } from '../../kernel/settings/complete.ts';
import { settings } from './settings.ts';

const completed = (raw: unknown) => complete([settings], raw);

test('3-40 the wheel’s lists of winners: an unknown value is the usual one', () => {
  const wheel = { winnersTabs: 'onlyUser', winnersOrder: 'userFirst' };
  expect(completed({ wheel }).wheel).toEqual(wheel);
  for (const odd of [undefined, {}, { winnersTabs: 'none', winnersOrder: 7 }])
    expect(completed({ wheel: odd }).wheel).toEqual({ winnersTabs: 'allTabs', winnersOrder: 'publicFirst' });
});
