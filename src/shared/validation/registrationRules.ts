import { DEFAULT_PASSWORD_RULE, type PasswordRule } from './password.ts';

/** The registration rules of the site's configuration. */
export type RegistrationRules = {
  readonly password: PasswordRule;
  /** 3-33, 5-57: if false, accepting the terms is not required. */
  readonly areTermsActive: boolean;
};

/** The longest password that a call may contain. */
const LONGEST = 1024;

/**
 * 3-33, 9-1: the rules in the content system's site configuration, with defaults for missing and unusable values. Both
 * the form and the operator read them by this function, so that they accept the same values.
 */
export function registrationRules(siteConfiguration: unknown): RegistrationRules {
  const auth = field(siteConfiguration, 'auth');
  const isActive = field(field(auth, 'terms'), 'isActive');
  const min = passwordLength(field(auth, 'minPassword')) ?? DEFAULT_PASSWORD_RULE.min;
  const max = passwordLength(field(auth, 'maxPassword')) ?? DEFAULT_PASSWORD_RULE.max;
  return {
    password: { min, max: Math.max(min, max) },
    areTermsActive: typeof isActive === 'boolean' ? isActive : true,
  };
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

function passwordLength(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LONGEST ? value : null;
}
