import type { FieldRules } from '../shared/validation/validatorConfig.ts';

/**
 * 3-29..3-44, as far as the existing pages use it. Served by the content system per locale, completed with defaults.
 */
export interface SiteConfig {
  readonly balance: BalanceRefresh;
  readonly auth: AuthConfig;
  /** 3-32: rules of single fields, by sysname, on top of the fields' own; `formRules` gives them to a form. */
  readonly validators: readonly FieldRules[];
  /** 5-2, 5-18: which of the two sets of messages the configured rules speak. */
  readonly validatorMessages: 'first' | 'second';
  readonly features: Features;
  /** 3-37: where a player sees and changes their loyalty character. */
  readonly characterPlaces: readonly CharacterPlace[];
  readonly loader: Loader;
  /**
   * 4-47: the language after a sign-in is the account's, and choosing another one changes the account; or, with
   * `platform`, a shell that knows its user decides, and the account is left alone there.
   */
  readonly languageStrategy: 'account' | 'platform';
  readonly themes: { readonly list: readonly string[]; readonly default: string };
  /** 3-38, 9-10: seconds after which a demo shows that it is one; 0 for never. */
  readonly games: { readonly secondsDelayToShowDemoGameNotice: number };
  readonly imageQuality: { readonly tile: number; readonly banner: number };
  /** Empty for the site's own navigation. */
  readonly menu: readonly MenuEntry[];
  readonly footerNote: string;
  /** Blocks of the home page as `{domain}.{name}`, in order; empty for all in their default order. */
  readonly home: { readonly blocks: readonly string[] };
}

/** 3-37 */
export const characterPlaces = ['profile-page', 'loyalty-page', 'profile-loyalty-pages'] as const;
export type CharacterPlace = (typeof characterPlaces)[number];

/** 3-31 */
export interface BalanceRefresh {
  readonly isEnabledInterval: boolean;
  readonly countSecondsForInterval: number;
  readonly isEnabledTurnOffRequests: boolean;
  readonly countMinutesAfterWhichRequestsTurnedOff: number;
  readonly isEnabledRequestsAfterClick: boolean;
  readonly countSecondsForDelayBetweenClick: number;
}

/** 3-32: what stands in for content and answers that are on their way. */
export interface Loader {
  /** False: no skeletons and spinners; only the text after ten seconds that loading continues. */
  readonly isEnabled: boolean;
  /** An answer that arrives earlier shows no loader, in ms. */
  readonly delayMs: number;
}

/** 3-33 */
export interface AuthConfig {
  /** 3-32: false if guests sign in and up elsewhere, by `popupFallbacks`. */
  readonly isPopupEnabled: boolean;
  /** The replacement of each view if the popup is disabled: a path of this site or an https address; empty for none. */
  readonly popupFallbacks: { readonly authorization: string; readonly registration: string };
  /** 2.8-8: hosts of other sites (with their port) that `backUrl` may lead to, by https. */
  readonly returnHosts: readonly string[];
  readonly terms: { readonly isActive: boolean; readonly isChecked: boolean };
  readonly notify: { readonly isActive: boolean; readonly isChecked: boolean };
  readonly minPassword: number;
  readonly maxPassword: number;
  /** A box "I come to bet" of the registration form, and its initial state. */
  readonly markBetting: { readonly isActive: boolean; readonly isChecked: boolean };
  /** After registration a popup asks for the code that confirms the e-mail. */
  readonly isConfirmEmailPopup: boolean;
  readonly showCharacterSelect: boolean;
  readonly showPromoCode: boolean;
  readonly showPromoFieldByDefault: boolean;
  /** 3-27: the ways to register and to sign in, in their order. */
  readonly registrationTypes: readonly AuthType[];
  readonly authorizationTypes: readonly AuthType[];
  /** 2.9-9: the services behind a type of component `social`, in their order. */
  readonly socialServices: readonly SocialService[];
  /** 4-20: errors appear when a field is left, or only after the first submission. */
  readonly validationStrategy: 'eager' | 'submit';
  /** 3-28: the currency of a registration, and what becomes of it when another country is chosen. */
  readonly currencyConditions: CurrencyConditions;
  /** 2.9-5: the side banner of some views; an empty value hides it. */
  readonly banner: { readonly label: string; readonly value: string; readonly addition: string };
}

/** 3-28: no value, the first option, or the selected one. */
export type CurrencyValue = 'emptyValue' | 'firstValue' | 'selectedValue';

/** 3-28, 4-18 */
export interface CurrencyConditions {
  /** Whether the select has an empty entry that can be chosen: the operator's default then. */
  readonly emptyValue: boolean;
  /** At the start; the selected value is the one that the operator suggests. */
  readonly defaultValue: CurrencyValue;
  /** After a change of country; the selected value is the one chosen before, if the new country has it. */
  readonly changeCountryValue: CurrencyValue;
  /** Where the new country lacks that value; the selected value is the operator's suggestion. */
  readonly changeCountryFallbackValue: CurrencyValue;
}

/** 3-27 */
export interface AuthType {
  readonly id: string;
  /** In the player's language; empty for the shipped name of the component. */
  readonly label: string;
  readonly component: 'social' | 'fast' | 'form';
  /** Only required fields are shown (4-20). */
  readonly isFast: boolean;
  /** The contact that the form begins with: `email` or `phone`; empty for both, as the operator's fields say. */
  readonly field: string;
}

/** 2.9-9: a service whose account a player may sign in with. */
export interface SocialService {
  /** The operator's name of it. */
  readonly id: string;
  /** The service's own name, the same in every language. */
  readonly label: string;
  /** Address of its picture, which the image proxy fetches; empty for none. */
  readonly icon: string;
}

/** 3-30: features that an operator switches off. */
export interface Features {
  readonly isTwoFactorEnabled: boolean;
  /** Identity verification by the third-party provider: its page, its tab, and the ways that lead there. */
  readonly isVerificationEnabled: boolean;
  /** Limits, breaks and reality checks. */
  readonly isResponsibleGamingEnabled: boolean;
  readonly isBetHistoryEnabled: boolean;
  readonly isBettingNoticeVisible: boolean;
  /** Whether titles of blocks are links to their pages. */
  readonly isTitleClickable: boolean;
  readonly isVpnPageEnabled: boolean;
}

/** 3-44: one entry of the site's navigation, in the order of the list. */
export interface MenuEntry {
  /** A path of this site with its query, without locale prefix. */
  readonly path: string;
  /** Empty for the page's own name. */
  readonly title: string;
  /** Its heading, shared with adjacent entries that have the same one. */
  readonly group: string;
  readonly isVisible: boolean;
  /** Whether it is one of the four entries beside Menu in the phone's bottom bar. */
  readonly isInBar: boolean;
}
