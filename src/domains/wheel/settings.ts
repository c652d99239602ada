import { object } from 'yup';
import type { SettingsOf } from '../../kernel/settings/complete.ts';
import { choice } from '../../kernel/settings/leaves.ts';

export const settings = object({
  /** 3-40: whose wins a fortune wheel lists, and which list comes first where it has both. */
  wheel: object({
    winnersTabs: choice('allTabs', 'onlyUser', 'onlyPublic'),
    winnersOrder: choice('publicFirst', 'userFirst'),
  }),
});

export type WheelSettings = SettingsOf<typeof settings>['wheel'];

declare module '../../kernel/SiteConfig.ts' {
  interface SiteConfig extends SettingsOf<typeof settings> {}
}
