const footerNotes: Readonly<Record<string, string>> = {
  en: 'Sandbox: play money only. Nothing here can be paid in with, won as, or cashed out to real money.',
  ru: 'Песочница: только игровые деньги. Здесь нельзя внести, выиграть или вывести настоящие деньги.',
  es: 'Entorno de pruebas: solo dinero ficticio. Aquí no se puede ingresar, ganar ni retirar dinero real.',
  ar: 'بيئة تجريبية: أموال اللعب فقط. لا يمكن هنا إيداع أموال حقيقية أو ربحها أو سحبها. +18.',
};

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
    terms: { isActive: true, isChecked: false },
    notify: { isActive: true, isChecked: false },
    minPassword: 6,
    maxPassword: 20,
    markBetting: { isActive: false, isChecked: false },
    isConfirmEmailPopup: true,
    showCharacterSelect: false,
    showPromoCode: true,
    showPromoFieldByDefault: false,
    registrationTypes: [
      { id: 'form', label: '', component: 'form', isFast: false, field: 'email' },
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
    banner: { label: '', value: '', addition: '' },
  },
  // 'platform': in a messenger the language is the messenger's, and the account's is neither followed nor changed.
  languageStrategy: 'account',
  features: { isTwoFactorEnabled: true },
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
  // Empty: the default menu. Entry: { path or games: { category, providers }, title, group, isVisible, isInBar }.
  menu: [],
});
