import type { SeoConfig } from '../shared/head/seoConfig.ts';
import type { AnalyticsConfig } from './AnalyticsConfig.ts';
import type { RedirectRule } from '../shared/navigation/redirectRules.ts';
import type { MenuEntry } from './MenuEntry.ts';
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
  readonly wheel: WheelConfig;
  readonly loader: Loader;
  /**
   * 4-47: the language after a sign-in is the account's, and choosing another one changes the account; or, with
   * `platform`, a shell that knows its user decides, and the account is left alone there.
   */
  readonly languageStrategy: 'account' | 'platform';
  readonly themes: { readonly list: readonly string[]; readonly default: string };
  readonly games: GamesConfig;
  readonly cashier: CashierConfig;
  readonly imageQuality: { readonly tile: number; readonly banner: number };
  /** Empty for the site's own navigation. */
  readonly menu: readonly MenuEntry[];
  /** 9-6: how long a loyalty notice is shown. */
  readonly notices: { readonly secondsToShow: number };
  readonly footerNote: string;
  readonly footer: FooterConfig;
  readonly redirects: RedirectsConfig;
  readonly withdrawalErrors: WithdrawalErrors;
  readonly analytics: AnalyticsConfig;
  /** 3-35 */
  readonly seo: SeoConfig;
  /** Blocks of the home page as `{domain}.{name}`, in order; empty for all in their default order. */
  readonly home: { readonly blocks: readonly string[] };
}

/** 3-29: what the content system adds to the footer. Targets as `linkTarget` lets them pass. */
export interface FooterConfig {
  readonly columns: readonly { readonly title: string; readonly links: readonly FooterLink[] }[];
  /** `icon`: address of its picture, which the image proxy fetches; empty for none. */
  readonly social: readonly (FooterLink & { readonly icon: string })[];
  readonly licences: readonly (FooterLink & { readonly text: string })[];
}

/** 2.5-5, 3-35 */
export interface RedirectsConfig {
  readonly rules: readonly RedirectRule[];
  /** Hosts of other sites that rules may lead to. */
  readonly hosts: readonly string[];
}

export interface FooterLink {
  readonly label: string;
  readonly href: string;
}

/** 3-38 */
export interface GamesConfig {
  readonly gamesItem: {
    /** The shape of tiles. */
    readonly type: 'vertical' | 'horizontal';
    /** Whether a real game opens with a balance of zero. */
    readonly canAccessSlotWithZeroBalance: boolean;
    /** Whether games have a heart. */
    readonly canVisibleFavoriteIcon: boolean;
    /** Whether games have a button for the full screen. */
    readonly visibleFullScreen: boolean;
    /** The hall's list: tiles in a grid, or rows. */
    readonly contentViewType: 'grid' | 'list';
  };
  /** 9-10: seconds after which a demo shows that it is one; 0 for never. */
  readonly secondsDelayToShowDemoGameNotice: number;
}

/** 3-36: the button beside a refused withdrawal. */
export interface ErrorButton {
  readonly isButtonVisible: boolean;
  /** A path of this site or an https address; empty for the site's own page. */
  readonly link: string;
}

/** 3-36: where a withdrawal is refused for an unconfirmed contact, and for an identity check. */
export interface WithdrawalErrors {
  readonly unconfirmedContact: ErrorButton;
  readonly identityCheck: ErrorButton;
}

/** 3-37 */
export const characterPlaces = ['profile-page', 'loyalty-page', 'profile-loyalty-pages'] as const;
export type CharacterPlace = (typeof characterPlaces)[number];

/** 3-40: whose wins a fortune wheel lists, and which list comes first where it has both. */
export interface WheelConfig {
  readonly winnersTabs: 'allTabs' | 'onlyUser' | 'onlyPublic';
  readonly winnersOrder: 'userFirst' | 'publicFirst';
}

/** 3-39, 3-42, 3-43 */
export interface CashierConfig {
  /** `ContainerView`: the methods, then the form of the chosen one; `ContainerScrollView`: all on one page. */
  readonly depositView: 'ContainerView' | 'ContainerScrollView';
  readonly methods: readonly MethodInfo[];
  readonly presets: readonly PresetAmounts[];
}

/** 3-42: what the content system says of a payment method. */
export interface MethodInfo {
  readonly sysname: string;
  /** Addresses of pictures, the first of which is shown; none for the operator's. */
  readonly icons: readonly string[];
  /** In the player's language: the first is the short one. */
  readonly descriptions: readonly string[];
}

/** 3-43: the amounts offered in one press, for accounts in the currency. */
export interface PresetAmounts {
  readonly currency: string;
  /** Decimal texts. */
  readonly values: readonly string[];
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
