import { authBanners, footerNotes } from './houseTexts.ts';
import { confirmsOf } from './confirmTexts.ts';
import { footerConfigurationOf } from './footerConfiguration.ts';
import { cashierConfigurationOf } from './cashierConfiguration.ts';
import { analyticsConfigurationOf } from './analyticsConfiguration.ts';
import { chatConfigurationOf } from './chatConfiguration.ts';
import { seoConfigurationOf } from './seoConfiguration.ts';

const noBanner = { label: '', value: '', addition: '' };

/**
 * The site configuration that the content system returns, per language (3-29 to 3-44). The values are those of 9-3 and
 * 9-10. Every setting is listed, so that it can be found and changed here. The site has its own defaults.
 */
export const siteConfigurationOf = (locale: string, vendorsUrl: string) => ({
  footerNote: footerNotes[locale] ?? footerNotes['en'] ?? '',
  imageQuality: { tile: 75, banner: 75 },
  themes: { list: ['dark', 'light'], default: 'dark' },
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
    // Used when the popup is off: a path of the site or an https address for each of its views.
    popupFallbacks: { authorization: '', registration: '' },
    // Hosts of other sites that players may be sent back to after signing in, such as partner.example.
    returnHosts: [],
    terms: { isActive: true, isChecked: false },
    notify: { isActive: true, isChecked: false },
    minPassword: 6,
    maxPassword: 64,
    // Besides those of 5-61: the spaces of passphrases.
    passwordCharacters: ' ',
    markBetting: { isActive: false, isChecked: false },
    isConfirmEmailPopup: true,
    showCharacterSelect: false,
    showPromoCode: true,
    showPromoFieldByDefault: false,
    registrationTypes: [
      { id: 'email', label: '', component: 'form', isFast: false, field: 'email' },
      { id: 'phone', label: '', component: 'form', isFast: false, field: 'phone' },
      { id: 'social', label: '', component: 'social', isFast: false, field: '' },
    ],
    authorizationTypes: [
      { id: 'form', label: '', component: 'form', isFast: false, field: 'email' },
      { id: 'social', label: '', component: 'social', isFast: false, field: '' },
    ],
    // The services of the types above; the operator knows them by their ids.
    socialServices: [
      { id: 'lumen', label: 'Lumen ID', icon: `${vendorsUrl}/art/social/lumen.svg` },
      { id: 'orbit', label: 'Orbit ID', icon: `${vendorsUrl}/art/social/orbit.svg` },
    ],
    validationStrategy: 'eager',
    currencyConditions: {
      emptyValue: false,
      defaultValue: 'selectedValue',
      changeCountryValue: 'selectedValue',
      changeCountryFallbackValue: 'emptyValue',
    },
    banner: authBanners[locale] ?? authBanners['en'] ?? noBanner,
  },
  // Where players see and change their character: profile-page, loyalty-page, profile-loyalty-pages.
  characterPlaces: ['profile-page', 'loyalty-page', 'profile-loyalty-pages'],
  // The fortune wheel's lists of winners: allTabs, onlyUser or onlyPublic; userFirst or publicFirst.
  wheel: { winnersTabs: 'allTabs', winnersOrder: 'publicFirst' },
  // Skeletons and spinners: an answer within the delay (in ms) shows none.
  loader: { isEnabled: true, delayMs: 150 },
  // Beyond the fields' own rules, at the form and at the operator: { field, rules: [{ name, params }] }. The names are
  // those of 5-24; `optional` lets an empty field pass, a costly `regex` is ignored.
  validators: [
    {
      field: 'password',
      rules: [{ name: 'required' }, { name: 'password', params: { min: 6, max: 64, allowed: ' ' } }],
    },
    { field: 'email', rules: [{ name: 'maxLength', params: { max: 254 } }] },
    {
      field: 'login',
      rules: [
        { name: 'optional' },
        { name: 'minLength', params: { min: 3 } },
        { name: 'maxLength', params: { max: 254 } },
      ],
    },
    {
      field: 'fakename',
      rules: [{ name: 'optional' }, { name: 'fakename' }, { name: 'maxLength', params: { max: 24 } }],
    },
    {
      field: 'first_name',
      rules: [{ name: 'optional' }, { name: 'name' }, { name: 'maxLength', params: { max: 60 } }],
    },
    { field: 'last_name', rules: [{ name: 'optional' }, { name: 'name' }, { name: 'maxLength', params: { max: 60 } }] },
    {
      field: 'address',
      rules: [{ name: 'optional' }, { name: 'address' }, { name: 'maxLength', params: { max: 120 } }],
    },
  ],
  // first: the messages of 5-3 to 5-17; second: those of 5-19 to 5-23, where it has one.
  validatorMessages: 'first',
  // 'platform': in a messenger the language is the messenger's, and the account's is neither followed nor changed.
  languageStrategy: 'account',
  features: {
    isTwoFactorEnabled: true,
    isVerificationEnabled: true,
    isResponsibleGamingEnabled: true,
    isBetHistoryEnabled: true,
    isBettingNoticeVisible: true,
    isTitleClickable: true,
    isVpnPageEnabled: true,
  },
  games: {
    gamesItem: {
      type: 'vertical',
      canAccessSlotWithZeroBalance: true,
      canVisibleFavoriteIcon: true,
      visibleFullScreen: true,
      contentViewType: 'grid',
    },
    secondsDelayToShowDemoGameNotice: 300,
  },
  // 3-36: the button beside a withdrawal that waits for a contact or an identity check. An empty link is the site's own
  // page; else a path of the site or an https address.
  withdrawalErrors: {
    unconfirmedContact: { isButtonVisible: true, link: '' },
    identityCheck: { isButtonVisible: true, link: '' },
  },
  cashier: cashierConfigurationOf(locale, vendorsUrl),
  chat: chatConfigurationOf(locale, vendorsUrl),
  analytics: analyticsConfigurationOf(vendorsUrl),
  // Empty: the default menu. Entry: { path or games: { category, providers }, title, group, isVisible, isInBar, icon }, the icon as the address of an SVG.
  menu: [],
  // 2.5-5: a star in `from` matches anything and fills that of `to`; other sites only at the listed hosts.
  redirects: {
    rules: [
      { from: '/rules', to: '/terms', isPermanent: true },
      { from: '/help/*', to: '/faq', isPermanent: false },
      { from: '/slots/*', to: '/game/*', isPermanent: true },
    ],
    hosts: [],
  },
  seo: seoConfigurationOf(locale, vendorsUrl),
  // 2.12-3: { isEnabled, position: head, bodyStart or bodyEnd, code }: scripts, sheets, meta elements and empty boxes.
  customCode: [],
  // 3-66: below the words of a confirm, by its name in the code: { name, content }, the content as HTML.
  confirms: confirmsOf(locale),
  // Columns of links, networks and licence marks of every page's footer.
  footer: footerConfigurationOf(locale, vendorsUrl),
});
