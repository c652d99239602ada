import { object } from 'yup';
import type { FeaturesOf } from '../../kernel/settings/complete.ts';
import { flag } from '../../kernel/settings/leaves.ts';

export const settings = object({
  features: object({
    /** 3-30 */
    isVpnPageEnabled: flag(true),
  }),
});

declare module '../../kernel/SiteConfig.ts' {
  interface Features extends FeaturesOf<typeof settings> {}
}
