import { object } from 'yup';
import type { SettingsOf } from '../../kernel/settings/complete.ts';
import { flag, text } from '../../kernel/settings/leaves.ts';

/** `src`: address of its script, with `{id}` filled in; empty for the vendor's own. */
const target = () => object({ id: text(), src: text() });

export const settings = object({
  /** 3-34: the targets of the analytics, each off without its id, and the fraud check, off without an address. */
  analytics: object({
    tagManager: target(),
    analytics: target(),
    metrika: target(),
    gtag: target(),
    /** 7-120: address of the fraud detection's script. */
    fraud: object({ src: text() }),
    /** `?debug=analytics` lists on the page what has been sent: for sandboxes. */
    isDebugAllowed: flag(false),
  }),
});

export type AnalyticsSettings = SettingsOf<typeof settings>['analytics'];

declare module '../../kernel/SiteConfig.ts' {
  interface SiteConfig extends SettingsOf<typeof settings> {}
}
