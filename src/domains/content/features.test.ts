import { expect, test } from 'vitest';
import { completeSiteConfig } from './completeSiteConfig.ts';

test.each([
  'isTwoFactorEnabled',
  'isVerificationEnabled',
  'isResponsibleGamingEnabled',
  'isBetHistoryEnabled',
  'isBettingNoticeVisible',
  'isTitleClickable',
  'isVpnPageEnabled',
] as const)('3-30 the content system switches %s; anything but a boolean leaves it on', (name) => {
  expect(completeSiteConfig({ features: { [name]: false } }).features[name]).toBe(false);
  expect(completeSiteConfig({ features: { [name]: 'no' } }).features[name]).toBe(true);
  expect(completeSiteConfig({}).features[name]).toBe(true);
});
