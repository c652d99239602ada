import { maskText } from '../masks/maskText.ts';
import type { PhoneCountry } from '../phone/phoneCountry.ts';
import { cardNumberField } from './cardNumber.ts';
import { checkedField } from './checkbox.ts';
import { customField, postcodeField } from './configuredPattern.ts';
import { type DateBounds, dateField } from './dateField.ts';
import { emailField } from './email.ts';
import { fakenameField } from './fakename.ts';
import { registrationLoginField } from './login.ts';
import { fitsCall } from './longestTexts.ts';
import { oneTimeCodeField } from './oneTimeCode.ts';
import { type PasswordRule, passwordField, repeatedPasswordField } from './password.ts';
import { addressField, cardHolderField, nameField } from './personField.ts';
import { anyPhoneField, phoneField } from './phoneField.ts';
import { registrationPromoCodeField } from './promoCode.ts';
import { optional, textField } from './required.ts';
import { safePattern } from './safePattern.ts';
import { type Validator, failure, firstOf } from './validationError.ts';

/** The parts of a profile field definition (3-20) that its rule depends on. */
export interface RuledField {
  readonly type?: string;
  readonly params: { readonly is_required: boolean };
  readonly options?: {
    /** Pattern of the content of the field; one that is too costly or not a pattern is ignored (5-36, 5-52, 5-55). */
    readonly regex?: string | null;
    /** Masks of 5-42; one of them must be filled. Phone fields have those of their country instead. */
    readonly mask?: string | readonly string[] | null;
  } | null;
}

/** What the rules of some fields need besides the definition. */
export interface RuleContext {
  /** 9-1: length of the password. */
  readonly password?: PasswordRule;
  /** 5-48: the current text of the password that is repeated. */
  readonly previousPassword?: () => string;
  /** 5-38: the chosen country; without it, a phone number is any number that E.164 allows. */
  readonly phoneCountry?: () => PhoneCountry;
  /** 5-32; `birthDateBounds` gives those of a birth date. */
  readonly dates?: DateBounds;
}

type Rule = (pattern: string | null, context: RuleContext) => Validator;

const text: Rule = () => textField();
const name: Rule = () => nameField;
const phone: Rule = (_pattern, { phoneCountry }) =>
  phoneCountry === undefined ? anyPhoneField : phoneField(phoneCountry);
const date: Rule = (_pattern, { dates }) => dateField(dates);
const password: Rule = (_pattern, context) => passwordField(context.password);
const repeated: Rule = (_pattern, { previousPassword }) => repeatedPasswordField(previousPassword ?? (() => ''));
const checked: Rule = () => (value) => checkedField(value === '1');
const free: Rule = () => () => null;

/** The rules that use the definition's pattern themselves; for all others it is one condition more. */
const PATTERNED: ReadonlyMap<string, Rule> = new Map([
  ['postcode', postcodeField],
  ['card_number', cardNumberField],
  ['cardNumber', cardNumberField],
]);

const RULES: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['name', name],
  ['first_name', name],
  ['middle_name', name],
  ['last_name', name],
  ['address', () => addressField],
  ['home_town', () => addressField],
  ['birth_date', date],
  ['date', date],
  ['sex', text],
  ['text', text],
  ['document_type', text],
  ['documentType', text],
  ['document_number', text],
  ['documentNumber', text],
  ['cpf', text],
  ['card_holder', () => cardHolderField],
  ['cardHolder', () => cardHolderField],
  ['phone', phone],
  ['mobile', phone],
  ['email', () => emailField],
  ['password', password],
  ['new_password', password],
  ['repeated_password', repeated],
  ['fakename', () => fakenameField],
  ['code', () => oneTimeCodeField],
  ['promo_code', () => registrationPromoCodeField],
  ['login', () => registrationLoginField],
  ['terms', checked],
  ['is_betting', free],
  ['notify', free],
  ['hasPromocode', free],
]);

/** 5-64: the fields that take no emoji. */
const WITHOUT_EMOJI: ReadonlySet<string> = new Set([
  'name',
  'first_name',
  'middle_name',
  'last_name',
  'card_holder',
  'cardHolder',
  'login',
  'fakename',
  'code',
]);

/**
 * The rule of a field by its sysname, else by its type (5-25 to 5-58), as its definition says: required or not, with
 * its pattern and mask. A field of no known name or type is a custom one (5-55). All values are texts: a checkbox is
 * "1" or empty, a date dd.mm.yyyy or yyyy-mm-dd.
 *
 *     validatorFor('first_name', definition)(value) // null, or { code, params }
 *     validatorFor('phone', definition, { phoneCountry: () => chosen })
 *
 * Both the forms and the operator judge by this function. Site-specific rules come on top: `configuredRules`.
 */
export function validatorFor(sysname: string, definition: RuledField, context: RuleContext = {}): Validator {
  const { regex = null, mask } = definition.options ?? {};
  const rule = ownRule(sysname, definition.type ?? '')(regex, context);
  const masked = isPhone(sysname, definition) ? free(null, {}) : maskRule(mask ?? []);
  const whole = firstOf(fitsCall(sysname), rule, masked);
  return definition.params.is_required ? whole : optional(whole);
}

/** 5-64: whether emoji are dropped from what is typed into the field. */
export function preventsEmoji(sysname: string): boolean {
  return WITHOUT_EMOJI.has(sysname);
}

function ownRule(sysname: string, type: string): Rule {
  const patterned = PATTERNED.get(sysname);
  if (patterned !== undefined) return patterned;
  const rule = RULES.get(sysname) ?? RULES.get(type);
  if (rule === undefined) return customField;
  return (pattern, context) => firstOf(rule(pattern, context), patternRule(pattern));
}

function isPhone(sysname: string, { type = '' }: RuledField): boolean {
  return (RULES.get(sysname) ?? RULES.get(type)) === phone;
}

function patternRule(pattern: string | null): Validator {
  const matches = safePattern(pattern);
  return (value) => (matches === null || matches(value) ? null : failure('wrongField'));
}

/** 5-42: the whole text fits one of the masks and fills it. */
function maskRule(masks: string | readonly string[]): Validator {
  if (masks.length === 0) return () => null;
  return (value) => {
    const { shown, isComplete } = maskText(value, masks);
    const isWhole = bare(shown) === bare(value);
    return isComplete && isWhole ? null : failure('wrongField');
  };
}

/** The text without what masks put between the characters. */
function bare(value: string): string {
  return value.replace(/[^\p{L}\p{N}]/gu, '');
}
