import { sameOriginPath } from '../../shared/navigation/sameOriginPath.ts';
import { parseUrl } from '../../shared/navigation/parseUrl.ts';
import { registrationRules } from '../../shared/validation/registrationRules.ts';
import type { AuthConfig, AuthType, CurrencyConditions, SocialService } from '../../kernel/SiteConfig.ts';

/** An address that guests may be sent to: a path of this site, or another site by https. */
const isAddress = (text: string): boolean => sameOriginPath(text) !== null || parseUrl(text)?.protocol === 'https:';
export const addressOrNone = (text: string): string => (isAddress(text) ? text : '');

/** A host with or without its port, as in addresses. */
const isHost = (text: string): boolean => parseUrl(`https://${text}/`)?.host === text;

const components = ['social', 'fast', 'form'] as const;

/** 3-27: one entry of a list of auth types; null if it names no known component. */
function authType(raw: unknown): AuthType | null {
  const given: Readonly<Record<string, unknown>> = typeof raw === 'object' && raw !== null ? { ...raw } : {};
  const component = components.find((name) => name === given['component']);
  if (component === undefined) return null;
  const text = (name: string): string => (typeof given[name] === 'string' ? given[name] : '');
  return {
    id: text('id') || component,
    label: text('label'),
    component,
    isFast: component === 'fast' || given['isFast'] === true,
    field: ['email', 'phone'].includes(text('field')) ? text('field') : '',
  };
}

/** The usable entries, each id once; the defaults if none is. */
function authTypes(raw: readonly unknown[], defaults: readonly AuthType[]): readonly AuthType[] {
  const types = raw.flatMap((one) => authType(one) ?? []);
  const unique = types.filter(({ id }, index) => types.findIndex((other) => other.id === id) === index);
  return unique.length > 0 ? unique : defaults;
}

const currencyValues = ['emptyValue', 'firstValue', 'selectedValue'] as const;

/** 3-28: values of other names are replaced by the defaults. */
function currencyConditions(given: CurrencyConditions, defaults: CurrencyConditions): CurrencyConditions {
  const known = (name: 'defaultValue' | 'changeCountryValue' | 'changeCountryFallbackValue') =>
    currencyValues.find((value) => value === given[name]) ?? defaults[name];
  return {
    emptyValue: given.emptyValue,
    defaultValue: known('defaultValue'),
    changeCountryValue: known('changeCountryValue'),
    changeCountryFallbackValue: known('changeCountryFallbackValue'),
  };
}

/** 2.9-9: one service; null without an id or a name. */
function socialService(raw: unknown): SocialService | null {
  const given: Readonly<Record<string, unknown>> = typeof raw === 'object' && raw !== null ? { ...raw } : {};
  const { id, label, icon } = given;
  if (typeof id !== 'string' || !/^[\w-]{1,40}$/.test(id)) return null;
  if (typeof label !== 'string' || label.trim() === '' || label.length > 40) return null;
  const isPicture = typeof icon === 'string' && ['http:', 'https:'].includes(parseUrl(icon)?.protocol ?? '');
  return { id, label: label.trim(), icon: isPicture ? icon : '' };
}

/** The usable services, each id once. */
function socialServices(raw: readonly unknown[]): readonly SocialService[] {
  const services = raw.flatMap((one) => socialService(one) ?? []);
  return services.filter(({ id }, index) => services.findIndex((other) => other.id === id) === index);
}

/** 3-32, 3-33: `config` has values of the right types; here their contents are checked. `raw` is the whole configuration. */
export function completeAuthConfig(config: AuthConfig, raw: unknown, defaults: AuthConfig): AuthConfig {
  const { password, areTermsActive } = registrationRules(raw);
  return {
    ...config,
    terms: { ...config.terms, isActive: areTermsActive },
    minPassword: password.min,
    maxPassword: password.max,
    popupFallbacks: {
      authorization: addressOrNone(config.popupFallbacks.authorization),
      registration: addressOrNone(config.popupFallbacks.registration),
    },
    returnHosts: config.returnHosts.filter((host) => typeof host === 'string' && isHost(host)),
    registrationTypes: authTypes(config.registrationTypes, defaults.registrationTypes),
    authorizationTypes: authTypes(config.authorizationTypes, defaults.authorizationTypes),
    currencyConditions: currencyConditions(config.currencyConditions, defaults.currencyConditions),
    socialServices: socialServices(config.socialServices),
    validationStrategy: config.validationStrategy === 'submit' ? 'submit' : 'eager',
  };
}
