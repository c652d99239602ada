/** 3-29..3-44, as far as the built pages use it. Served by the content system per locale, completed with defaults. */
export interface SiteConfig {
  readonly balance: BalanceRefresh;
  readonly auth: AuthConfig;
  readonly themes: { readonly list: readonly string[]; readonly default: string };
  readonly games: { readonly secondsDelayToShowDemoGameNotice: number };
  readonly imageQuality: { readonly tile: number; readonly banner: number };
  readonly menu: readonly MenuEntry[];
  readonly footerNote: string;
}

/** 3-31 */
export interface BalanceRefresh {
  readonly isEnabledInterval: boolean;
  readonly countSecondsForInterval: number;
  readonly isEnabledTurnOffRequests: boolean;
  readonly countMinutesAfterWhichRequestsTurnedOff: number;
  readonly isEnabledRequestsAfterClick: boolean;
  readonly countSecondsForDelayBetweenClick: number;
}

/** 3-33 */
export interface AuthConfig {
  readonly isPopupEnabled: boolean;
  readonly terms: { readonly isActive: boolean; readonly isChecked: boolean };
  readonly notify: { readonly isActive: boolean; readonly isChecked: boolean };
  readonly minPassword: number;
  readonly maxPassword: number;
}

export interface MenuEntry {
  readonly path: string;
  readonly title: string;
}

/** 9-3: the defaults when the content system says nothing. */
export const defaultSiteConfig: SiteConfig = {
  balance: {
    isEnabledInterval: false,
    countSecondsForInterval: 10,
    isEnabledTurnOffRequests: true,
    countMinutesAfterWhichRequestsTurnedOff: 5,
    isEnabledRequestsAfterClick: false,
    countSecondsForDelayBetweenClick: 1,
  },
  auth: {
    isPopupEnabled: true,
    terms: { isActive: true, isChecked: false },
    notify: { isActive: true, isChecked: false },
    minPassword: 6,
    maxPassword: 20,
  },
  themes: { list: ['dark', 'light'], default: 'dark' },
  games: { secondsDelayToShowDemoGameNotice: 300 },
  imageQuality: { tile: 75, banner: 75 },
  menu: [],
  footerNote: '',
};
