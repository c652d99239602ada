/** 3-29..3-44, as far as the built pages use it. Served by the content system per locale, completed with defaults. */
export interface SiteConfig {
  readonly balance: BalanceRefresh;
  readonly auth: AuthConfig;
  readonly themes: { readonly list: readonly string[]; readonly default: string };
  /** 3-38, 9-10: after so many seconds a demo says that it is one; 0 for never. */
  readonly games: { readonly secondsDelayToShowDemoGameNotice: number };
  readonly imageQuality: { readonly tile: number; readonly banner: number };
  /** Empty: the site's own navigation. */
  readonly menu: readonly MenuEntry[];
  readonly footerNote: string;
  /** Blocks of the home page by `{domain}.{name}`, in their order; empty: all, in the site's own. */
  readonly home: { readonly blocks: readonly string[] };
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
  /** 3-32: off where guests sign in and up elsewhere, as `popupFallbacks` says. */
  readonly isPopupEnabled: boolean;
  /** What stands in for each view of the popup when that is off: a path of this site or an https address; empty for nothing. */
  readonly popupFallbacks: { readonly authorization: string; readonly registration: string };
  readonly terms: { readonly isActive: boolean; readonly isChecked: boolean };
  readonly notify: { readonly isActive: boolean; readonly isChecked: boolean };
  readonly minPassword: number;
  readonly maxPassword: number;
}

/** 3-44: one way of the site's navigation, in the order of the list. */
export interface MenuEntry {
  /** A path of this site with its query, without locale prefix. */
  readonly path: string;
  /** Empty: the page's own name. */
  readonly title: string;
  /** The heading it stands under, with the entries beside it that name the same one. */
  readonly group: string;
  readonly isVisible: boolean;
  /** It is one of the four beside Menu in the phone's bottom bar. */
  readonly isInBar: boolean;
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
    popupFallbacks: { authorization: '', registration: '' },
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
  home: { blocks: [] },
};
