import { object } from 'yup';
import type { SettingsOf } from '../../kernel/settings/complete.ts';
import { choice } from '../../kernel/settings/leaves.ts';

export const settings = object({
  /**
   * 4-47: the language after a sign-in is the account's, and choosing another one changes the account; or, with
   * `platform`, a shell that knows its user decides, and the account is left alone there.
   */
  languageStrategy: choice('account', 'platform'),
});

declare module '../../kernel/SiteConfig.ts' {
  interface SiteConfig extends SettingsOf<typeof settings> {}
}
