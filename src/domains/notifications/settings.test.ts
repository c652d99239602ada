import { expect, test } from 'vitest';
import { complete } from '../../kernel/settings/complete.ts';
import { settings } from './settings.ts';

const completed = (raw: unknown) => complete([settings], raw);

test('9-6 a loyalty notice is shown for five seconds, or as long as is set between one and 30', () => {
  const seconds = (secondsToShow: unknown) => completed({ notices: { secondsToShow } }).notices.secondsToShow;
  expect([undefined, '7', 7, 0, 90].map(seconds)).toEqual([5, 5, 7, 1, 30]);
});
