/** The codes of the shared rule set (5-24), for which the message tables have a text. */
export type RuleCode =
  | 'required'
  | 'email'
  | 'minLength'
  | 'maxLength'
  | 'minValue'
  | 'maxValue'
  | 'phone'
  | 'fakename'
  | 'password'
  | 'name'
  | 'address'
  | 'cardNumber'
  | 'iban'
  | 'sameAs'
  | 'regex'
  | 'date'
  | 'amountNotMultipleOf';

/** The codes of single fields (5-25 to 5-58), whose texts are in the message catalogues. */
export type FieldCode =
  | 'requiredField'
  | 'wrongField'
  | 'wrongAmount'
  | 'unclearAmount'
  | 'sumError'
  | 'insertPhoneNumber'
  | 'wrongPhoneFormat'
  | 'insertEmailAddress'
  | 'wrongEmailAddress'
  | 'insertPassword'
  | 'shortPassword'
  | 'longPassword'
  | 'wrongSymbolsPassword'
  | 'passwordsNotEqual'
  | 'minCountSymbolsFakename'
  | 'specialSymbolsFakename'
  | 'uncheckedCheckbox'
  | 'tonAddress'
  | 'btcAddress';

export type ErrorParams = Readonly<Record<string, string>>;

/** Why a value is invalid: a code to find the text by, and the values of the text's placeholders. */
export type ValidationError = { readonly code: RuleCode | FieldCode; readonly params: ErrorParams };

/** Returns null if the value is valid. */
export type Validator<Value = string> = (value: Value) => ValidationError | null;

const NO_PARAMS: ErrorParams = {};

/** Creates an error for a validator to return. */
export function failure(code: RuleCode | FieldCode, params: ErrorParams = NO_PARAMS): ValidationError {
  return { code, params };
}

/** A validator that runs others in order and returns the first error (5-1). */
export function firstOf<Value>(...validators: readonly Validator<Value>[]): Validator<Value> {
  return (value) => {
    for (const validate of validators) {
      const error = validate(value);
      if (error !== null) return error;
    }
    return null;
  };
}
