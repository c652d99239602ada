import { parseCalendarDate } from '../dates/calendarDate.ts';
import { maxValue, minValue, multipleOf } from './bounds.ts';
import { cardNumberRule } from './cardNumber.ts';
import { regexRule } from './configuredPattern.ts';
import { dateRule } from './dateField.ts';
import { emailRule } from './email.ts';
import { fakenameRule } from './fakename.ts';
import { ibanRule } from './iban.ts';
import { maxLength, minLength } from './lengths.ts';
import { DEFAULT_PASSWORD_RULE, passwordRule } from './password.ts';
import type { PasswordRule } from './password.ts';
import { addressRule, nameRule } from './personField.ts';
import { phoneRule } from './phoneField.ts';
import { optional, required } from './required.ts';
import { sameAs } from './sameAs.ts';
import { type ValidationError, type Validator, firstOf } from './validationError.ts';
import type { FieldRules, RuleConfig } from './validatorConfig.ts';

/** The current value of another field of the form, for sameAs. */
export type FieldReader = (field: string) => string;

/** What configured rules need besides the value. */
export interface RuleScope {
  /** The language whose separators typed numbers have. */
  readonly locale: string;
  /** Nothing, if it is left out. */
  readonly read?: FieldReader;
}

/** What the configuration demands of a form's field, which may depend on the form's other fields. */
export type FormRules = (field: string, value: string, read: FieldReader) => ValidationError | null;

/** 5-64: two names of one field. */
const aliases: ReadonlyMap<string, string> = new Map([
  ['phone', 'mobile'],
  ['mobile', 'phone'],
]);

type Params = Readonly<Record<string, string>>;

const RULES: ReadonlyMap<string, (params: Params, scope: RuleScope) => Validator> = new Map([
  ['required', () => required()],
  ['email', () => emailRule],
  // Of a whole number: forms judge a phone as it is sent.
  ['phone', () => phoneRule],
  ['minLength', (params: Params) => minLength(count(params.min, 0))],
  ['maxLength', (params: Params) => maxLength(count(params.max, Number.POSITIVE_INFINITY))],
  ['minValue', (params: Params, { locale }: RuleScope) => minValue(params.min ?? '', locale)],
  ['maxValue', (params: Params, { locale }: RuleScope) => maxValue(params.max ?? '', locale)],
  ['fakename', () => fakenameRule],
  ['password', (params: Params) => passwordRule(passwordParams(params))],
  ['name', () => nameRule],
  ['address', () => addressRule],
  ['cardNumber', (params: Params) => cardNumberRule(params.pattern)],
  ['iban', () => ibanRule],
  ['IBAN', () => ibanRule],
  [
    'sameAs',
    (params: Params, { read }: RuleScope) =>
      sameAs(params.label ?? params.field ?? '', () => read?.(params.field ?? '') ?? ''),
  ],
  ['regex', (params: Params) => regexRule(params.pattern)],
  ['date', (params: Params) => dateRule(dateBounds(params))],
  ['amountNotMultipleOf', (params: Params, { locale }: RuleScope) => multipleOf(params.value ?? '', locale)],
]);

/**
 * The validator of a list of configured rules (5-24). `optional` anywhere in the list lets blank values pass; unknown
 * rules are ignored, since an older site may get a newer configuration.
 */
export function configuredValidator(configs: readonly RuleConfig[], scope: RuleScope): Validator {
  const validators = configs.flatMap(({ name, params = {} }) => RULES.get(name)?.(params, scope) ?? []);
  const all = firstOf(...validators);
  return configs.some(({ name }) => name === 'optional') ? optional(all) : all;
}

/**
 * 3-32: what the configuration list demands of a field, on top of its own rule; without an entry, anything passes. An
 * empty value passes unless `required` is in the list. Forms and the operator compose them in the same order:
 * `firstOf(ownRule, configuredRules(config, 'login', scope))`.
 */
export function configuredRules(config: readonly FieldRules[], field: string, scope: RuleScope): Validator {
  const entries = config.filter((entry) => entry.field === field || aliases.get(entry.field) === field);
  const rules = entries.flatMap((entry) => entry.rules);
  const validate = configuredValidator(rules, scope);
  return rules.some(({ name }) => name === 'required') ? validate : optional(validate);
}

/** The configured rules for `new FormStore(definitions, formRules(config, locale))`. */
export function formRules(config: readonly FieldRules[], locale: string): FormRules {
  return (field, value, read) => configuredRules(config, field, { locale, read })(value);
}

/** 9-1: the configured length of a password, or 6 to 20, and what is allowed besides 5-61. */
export function passwordParams(params: Params): PasswordRule {
  const min = count(params.min, DEFAULT_PASSWORD_RULE.min);
  const max = Math.max(min, count(params.max, DEFAULT_PASSWORD_RULE.max));
  return { min, max, ...(params['allowed'] !== undefined && { allowed: params['allowed'] }) };
}

function dateBounds({ min, max }: Params) {
  const [from, to] = [parseCalendarDate(min ?? ''), parseCalendarDate(max ?? '')];
  return { ...(from === null ? {} : { min: from }), ...(to === null ? {} : { max: to }) };
}

function count(text: string | undefined, fallback: number): number {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : fallback;
}
