import { object } from 'yup';
import type { FeaturesOf } from '../../kernel/settings/complete.ts';
import { flag } from '../../kernel/settings/leaves.ts';

export const settings = object({
  features: object({
    /** 3-30: limits, breaks and reality checks. */
    isResponsibleGamingEnabled: flag(true),
    /** 3-30 */
    isBettingNoticeVisible: flag(true),
  }),
});

declare module '../../kernel/SiteConfig.ts' {
  interface Features extends FeaturesOf<typeof settings> {}
}
