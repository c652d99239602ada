import type { SiteConfig } from '../../kernel/SiteConfig.ts';

/** 9-3: the defaults for values that the content system does not set. */
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
    markBetting: { isActive: false, isChecked: false },
    isConfirmEmailPopup: true,
    showCharacterSelect: false,
    showPromoCode: true,
    showPromoFieldByDefault: false,
    registrationTypes: [{ id: 'form', label: '', component: 'form', isFast: false, field: 'email' }],
    authorizationTypes: [{ id: 'form', label: '', component: 'form', isFast: false, field: 'email' }],
    socialServices: [],
    validationStrategy: 'eager',
    banner: { label: '', value: '', addition: '' },
  },
  languageStrategy: 'account',
  features: { isTwoFactorEnabled: true },
  themes: { list: ['dark', 'light'], default: 'dark' },
  games: { secondsDelayToShowDemoGameNotice: 300 },
  imageQuality: { tile: 75, banner: 75 },
  menu: [],
  footerNote: '',
  home: { blocks: [] },
};
