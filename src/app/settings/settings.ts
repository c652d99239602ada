import { array, object, string } from 'yup';
import type { SettingsOf } from '../../kernel/settings/complete.ts';
import { clamped, count, flag, readBy, text } from '../../kernel/settings/leaves.ts';
import { noSeo } from '../../shared/head/seoConfig.ts';
import { footer } from './footer.ts';
import { readMenuEntry } from './readMenuEntry.ts';
import { readSeo } from './readSeo.ts';
import { redirects } from './redirects.ts';

const unique = (given: readonly string[]): readonly string[] => [...new Set(given)];

/** 3-41, 4-46: those that the site has. */
const usualThemes = { list: ['dark', 'light'], default: 'dark' };

interface Themes {
  readonly list: readonly string[];
  readonly default: string;
}

/**
 * The default is one of the list, or empty for that of the visitor's system, which needs a choice. A list without a
 * usable theme is the usual one.
 */
const consistent = (given: Themes): Themes => {
  const [first] = given.list;
  if (first === undefined) return usualThemes;
  const isBySystem = given.default === '' && given.list.length > 1;
  return { list: given.list, default: isBySystem || given.list.includes(given.default) ? given.default : first };
};

/** A shorter interval of balance requests would flood the operator. */
const leastIntervalSeconds = 1;

/** What the shell reads: layouts, flows, the home page and the documents' head. */
export const settings = object({
  /** 3-31 */
  balance: object({
    isEnabledInterval: flag(false),
    countSecondsForInterval: clamped(10, leastIntervalSeconds),
    isEnabledTurnOffRequests: flag(true),
    countMinutesAfterWhichRequestsTurnedOff: count(5),
    isEnabledRequestsAfterClick: flag(false),
    countSecondsForDelayBetweenClick: count(1),
  }),
  themes: object({
    list: array(string().oneOf(usualThemes.list).required()).transform(unique).default(usualThemes.list),
    default: text(),
  }).transform(consistent),
  /** 3-44: empty for the site's own navigation. */
  menu: array(readBy(readMenuEntry)).default([]),
  footerNote: text(),
  footer,
  redirects,
  /** 3-35 */
  seo: readBy(readSeo).default(noSeo),
  /** Blocks of the home page as `{domain}.{name}`, in order; empty for all in their default order. */
  home: object({ blocks: array(string().defined()).transform(unique).default([]) }),
});

declare module '../../kernel/SiteConfig.ts' {
  interface SiteConfig extends SettingsOf<typeof settings> {}
}
