import { object } from 'yup';
import type { SettingsOf } from '../../kernel/settings/complete.ts';
import { choice, clamped, flag } from '../../kernel/settings/leaves.ts';

/** Browsers fire longer timers at once; no demo is played for a day. */
const longestDelaySeconds = 24 * 60 * 60;

export const settings = object({
  /** 3-38 */
  games: object({
    gamesItem: object({
      /** The shape of tiles. */
      type: choice('vertical', 'horizontal'),
      /** Whether a real game opens with a balance of zero. */
      canAccessSlotWithZeroBalance: flag(true),
      /** Whether games have a heart. */
      canVisibleFavoriteIcon: flag(true),
      /** Whether games have a button for the full screen. */
      visibleFullScreen: flag(true),
      /** The hall's list: tiles in a grid, or rows. */
      contentViewType: choice('grid', 'list'),
    }),
    /** 9-10: seconds after which a demo shows that it is one; 0 for never. */
    secondsDelayToShowDemoGameNotice: clamped(300, 0, longestDelaySeconds),
  }),
});

declare module '../../kernel/SiteConfig.ts' {
  interface SiteConfig extends SettingsOf<typeof settings> {}
}
