import { DEFAULT_PASSWORD_RULE, type PasswordRule } from './password.ts';
import { type FieldRules, readValidators, ruleParams } from './validatorConfig.ts';

/** The registration rules of the site's configuration. */
export type RegistrationRules = {
  readonly password: PasswordRule;
  /** 3-33, 5-57: if false, accepting the terms is not required. */
  readonly areTermsActive: boolean;
  /** 3-32: what is demanded of single fields beyond their own rules. */
  readonly validators: readonly FieldRules[];
};

/** The longest password that a call may contain. */
const LONGEST = 1024;

/**
 * 3-32, 3-33, 9-1: the rules in the content system's site configuration, with defaults for missing and unusable values.
 * Both the form and the operator read them by this function, so that they accept the same values. The length of a
 * password is the one of its `password` validator, else that of the auth configuration, else 6 to 20.
 */
export function registrationRules(siteConfiguration: unknown): RegistrationRules {
  const auth = field(siteConfiguration, 'auth');
  const isActive = field(field(auth, 'terms'), 'isActive');
  const validators = readValidators(siteConfiguration);
  const params = ruleParams(validators, 'password', 'password');
  const min = parameter(params?.['min']) ?? passwordLength(field(auth, 'minPassword')) ?? DEFAULT_PASSWORD_RULE.min;
  const max = parameter(params?.['max']) ?? passwordLength(field(auth, 'maxPassword')) ?? DEFAULT_PASSWORD_RULE.max;
  const allowed = params?.['allowed'];
  return {
    password: { min, max: Math.max(min, max), ...(allowed !== undefined && { allowed }) },
    areTermsActive: typeof isActive === 'boolean' ? isActive : true,
    validators,
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

function parameter(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,4}$/.test(text) ? passwordLength(Number(text)) : null;
}
