import { expect, test } from 'vitest';
import { complete } from '../../kernel/settings/complete.ts';
import { settings } from './settings.ts';

const completed = (raw: unknown) => complete([settings], raw);

test('4-47 an unknown language strategy is the account’s', () => {
  expect(completed({ languageStrategy: 'platform' }).languageStrategy).toBe('platform');
  for (const languageStrategy of ['browser', '', 1, null])
    expect(completed({ languageStrategy }).languageStrategy).toBe('account');
});
