import { object } from 'yup';
import type { SettingsOf } from '../../kernel/settings/complete.ts';
import { clamped } from '../../kernel/settings/leaves.ts';

/** A notice that stays for longer is in the way. */
const longestNoticeSeconds = 30;

export const settings = object({
  /** 9-6: how long a loyalty notice is shown. */
  notices: object({ secondsToShow: clamped(5, 1, longestNoticeSeconds) }),
});

declare module '../../kernel/SiteConfig.ts' {
  interface SiteConfig extends SettingsOf<typeof settings> {}
}
