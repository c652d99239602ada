import { array, object, string } from 'yup';
import type { SettingsOf } from '../../kernel/settings/complete.ts';
import { addressOrNone, choice, count, flag, picture, text } from '../../kernel/settings/leaves.ts';
import { parseUrl } from '../../shared/navigation/parseUrl.ts';
import { registrationRules } from '../../shared/validation/registrationRules.ts';

/** A host with or without its port, as in addresses. */
const isHost = (value: string): boolean => parseUrl(`https://${value}/`)?.host === value;

/** Each id once. */
const uniqueIds = <Entry extends { readonly id: string }>(given: readonly Entry[]): readonly Entry[] =>
  given.filter(({ id }, index) => given.findIndex((other) => other.id === id) === index);

/** 3-27: one way to register or to sign in, of a known component. */
const authType = object({
  /** The component's name by default. */
  id: text(),
  /** In the player's language; empty for the shipped name of the component. */
  label: text(),
  component: string().oneOf(['social', 'fast', 'form']).required(),
  /** Only required fields are shown (4-20). */
  isFast: flag(false),
  /** The contact that the form begins with; empty for both, as the operator's fields say. */
  field: choice('', 'email', 'phone'),
}).transform((given: AuthType): AuthType => {
  const { id, component, isFast } = given;
  return { ...given, id: id || component, isFast: isFast || component === 'fast' };
});

/** The usable ones; the form where none is. */
const authTypes = () =>
  array(authType)
    .transform(uniqueIds)
    .min(1)
    .default([{ id: 'form', label: '', component: 'form', isFast: false, field: 'email' }]);

/** 2.9-9: a service whose account a player may sign in with; not without an id and a name. */
const socialService = object({
  /** The operator's name of it. */
  id: string()
    .matches(/^[\w-]{1,40}$/)
    .required(),
  /** The service's own name, the same in every language. */
  label: string()
    .transform((given: string) => (given.length > 40 ? '' : given.trim()))
    .required(),
  icon: picture(),
});

/** 3-28: no value, the first option, or the selected one. */
const currencyValues = ['emptyValue', 'firstValue', 'selectedValue'] as const;
export type CurrencyValue = (typeof currencyValues)[number];
const currencyValue = (usual: CurrencyValue) => string().oneOf(currencyValues).default(usual);

/** A box of the registration form, and its initial state. */
const box = (isActive: boolean) => object({ isActive: flag(isActive), isChecked: flag(false) });

/** 3-33 */
const auth = object({
  /** 3-32: false if guests sign in and up elsewhere, by `popupFallbacks`. */
  isPopupEnabled: flag(true),
  /** The replacement of each view if the popup is disabled: a path of this site or an https address; empty for none. */
  popupFallbacks: object({ authorization: addressOrNone(), registration: addressOrNone() }),
  /** 2.8-8: hosts of other sites (with their port) that `backUrl` may lead to, by https. */
  returnHosts: array(string().required().test(isHost)).default([]),
  terms: box(true),
  notify: box(true),
  minPassword: count(6),
  maxPassword: count(20),
  /** Characters of passwords besides those of 5-61. */
  passwordCharacters: text(),
  /** "I come to bet". */
  markBetting: box(false),
  /** After registration a popup asks for the code that confirms the e-mail. */
  isConfirmEmailPopup: flag(true),
  showCharacterSelect: flag(false),
  showPromoCode: flag(true),
  showPromoFieldByDefault: flag(false),
  /** 3-27: the ways to register and to sign in, in their order. */
  registrationTypes: authTypes(),
  authorizationTypes: authTypes(),
  /** 2.9-9: the services behind a type of component `social`, in their order. */
  socialServices: array(socialService).transform(uniqueIds).default([]),
  /** 4-20: errors appear when a field is left, or only after the first submission. */
  validationStrategy: choice('eager', 'submit'),
  /** 3-28, 4-18: the currency of a registration, and what becomes of it when another country is chosen. */
  currencyConditions: object({
    /** Whether the select has an empty entry that can be chosen: the operator's default then. */
    emptyValue: flag(false),
    /** At the start; the selected value is the one that the operator suggests. */
    defaultValue: currencyValue('selectedValue'),
    /** After a change of country; the selected value is the one chosen before, if the new country has it. */
    changeCountryValue: currencyValue('selectedValue'),
    /** Where the new country lacks that value; the selected value is the operator's suggestion. */
    changeCountryFallbackValue: currencyValue('emptyValue'),
  }),
  /** 2.9-5: the side banner of some views; an empty value hides it. */
  banner: object({ label: text(), value: text(), addition: text() }),
});

export type AuthSettings = SettingsOf<typeof auth>;
export type AuthType = SettingsOf<typeof authType>;
export type SocialService = SettingsOf<typeof socialService>;
export type CurrencyConditions = AuthSettings['currencyConditions'];

/** 3-32, 3-33, 9-1: the operator reads the same rules of the whole configuration by the same function. */
function withRules(own: { readonly auth: AuthSettings }, raw: unknown): { readonly auth: AuthSettings } {
  const { password, areTermsActive } = registrationRules(raw);
  return {
    auth: {
      ...own.auth,
      terms: { ...own.auth.terms, isActive: areTermsActive },
      minPassword: password.min,
      maxPassword: password.max,
      passwordCharacters: password.allowed ?? own.auth.passwordCharacters,
    },
  };
}

export const settings = object({ auth }).transform(withRules);

declare module '../../kernel/SiteConfig.ts' {
  interface SiteConfig extends SettingsOf<typeof settings> {}
}
