import type { ErrorParams, RuleCode } from './validationError.ts';

export type MessageTable = Readonly<Partial<Record<RuleCode, string>>>;

/** 5-2: the default messages; the content system may override any of them. */
export const DEFAULT_MESSAGES: Readonly<Record<RuleCode, string>> = {
  required: 'Field is required',
  email: 'Wrong email address',
  minLength: 'Min length is $$min$$',
  maxLength: 'Max length is $$max$$',
  phone: 'Wrong phone number',
  fakename: 'Wrong fake name',
  password: 'Wrong password',
  name: 'Wrong symbols in name',
  address: 'Wrong address',
  iban: 'Wrong iban',
  minValue: 'Min value is $$min$$',
  maxValue: 'Max value is $$max$$',
  date: 'Wrong date',
  amountNotMultipleOf: 'Value is not multiple of {value}',
  // 5-17: exist in the specification without texts; these texts are ours.
  sameAs: 'Values are not equal',
  regex: 'Wrong format',
  cardNumber: 'Wrong card number',
};

/** 5-18: the second message set. */
export const SECOND_MESSAGES: MessageTable = {
  required: 'Value is required',
  email: 'Value is not a valid email address',
  maxLength: 'The maximum length allowed is {max}',
  minLength: 'This field should be at least {min} characters long',
  sameAs: 'The value must be equal to the {other} value',
};

/** Fills $$name$$ and {name}; a placeholder without a parameter is kept. Values are never parsed as templates. */
export function formatMessage(template: string, params: ErrorParams): string {
  return template.replace(/\$\$(\w+)\$\$|\{(\w+)\}/g, (placeholder, dollars?: string, braces?: string) => {
    const name = dollars ?? braces ?? '';
    return Object.hasOwn(params, name) ? (params[name] ?? placeholder) : placeholder;
  });
}
