import { defaultSiteConfig } from '../../src/app/settings/testing/defaultSiteConfig.ts';
import { localeView } from '../../src/app/localeView.ts';
import { siteOrigins } from '../../src/app/startDataOf.ts';
import type { StartData } from '../../src/app/StartData.ts';
import { locales } from './testRoot.ts';

/** What a page starts with: no words and the default settings, but for `more`. */
export const startDataWith = (more: Partial<StartData> = {}): StartData => ({
  config: defaultSiteConfig,
  locale: localeView('en', { locales, defaultLocale: 'en' }),
  ...siteOrigins({ gameOrigins: [], telegramHosts: [] }),
  overrides: {},
  wordsLocale: 'en',
  words: {},
  ...more,
});
