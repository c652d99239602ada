import { object } from 'yup';
import type { FeaturesOf } from '../../kernel/settings/complete.ts';
import { flag } from '../../kernel/settings/leaves.ts';

export const settings = object({
  features: object({
    /** 3-30: the history of bets, and its part of the history of games. */
    isBetHistoryEnabled: flag(true),
  }),
});

declare module '../../kernel/SiteConfig.ts' {
  interface Features extends FeaturesOf<typeof settings> {}
}
