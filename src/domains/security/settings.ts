import { object } from 'yup';
import type { FeaturesOf } from '../../kernel/settings/complete.ts';
import { flag } from '../../kernel/settings/leaves.ts';

export const settings = object({
  features: object({
    /** 3-30: whether the second factor of a sign-in can be set up. */
    isTwoFactorEnabled: flag(true),
  }),
});

declare module '../../kernel/SiteConfig.ts' {
  interface Features extends FeaturesOf<typeof settings> {}
}
