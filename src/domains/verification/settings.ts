import { object } from 'yup';
import type { FeaturesOf } from '../../kernel/settings/complete.ts';
import { flag } from '../../kernel/settings/leaves.ts';

export const settings = object({
  features: object({
    /** 3-30: identity verification by the third-party provider: its page, its tab, and the ways that lead there. */
    isVerificationEnabled: flag(true),
  }),
});

declare module '../../kernel/SiteConfig.ts' {
  interface Features extends FeaturesOf<typeof settings> {}
}
