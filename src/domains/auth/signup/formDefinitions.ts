import { passwordRuleOf } from '../passwordRuleOf.ts';
import type { FieldDefinition } from '../../../kernel/forms/FormStore.ts';
import type { AuthSettings } from '../settings.ts';
import { termsField } from '../../../shared/validation/checkbox.ts';
import { preventsEmoji } from '../../../shared/validation/fieldRule.ts';
import type { PhoneCountry } from '../../../shared/phone/phoneCountry.ts';
import { startValue } from './currencyConditions.ts';
import { fieldRule } from '../../profile/face/fields/fieldRule.ts';
import type { PersonalField } from '../../profile/face/fields/PersonalField.ts';
import { PHONE_COUNTRY } from './registrationInput.ts';

export type Definitions = Readonly<Record<string, FieldDefinition>>;

/** 4-18: the selects that start, and begin anew for another country, by the currency conditions (3-28). */
export const conditionalNames: readonly string[] = ['region', 'currency', 'document_type'];

export interface FormScope {
  readonly config: AuthSettings;
  /** Code of the country whose phone numbers are the likely ones. */
  readonly country: string;
  readonly phoneCountry: () => PhoneCountry;
}

/** The form's fields for these definitions, and its boxes. A hidden box sends its configured value (3-33). */
export function formDefinitions(fields: readonly PersonalField[], scope: FormScope): Definitions {
  const password = passwordRuleOf(scope.config);
  const { phoneCountry, config } = scope;
  const texts = fields.map((field): [string, FieldDefinition] => [
    field.sysname,
    {
      initial: initialOf(field, config),
      validate: fieldRule(field, { password, phoneCountry }),
      preventEmoji: preventsEmoji(field.sysname),
      ...(field.type !== 'password' && { normalise: (value: string) => value.trim() }),
    },
  ]);
  const phone = { initial: scope.country, validate: null };
  return {
    ...Object.fromEntries(texts),
    ...(fields.some(({ type }) => type === 'phone') && { [PHONE_COUNTRY]: phone }),
    ...boxes(config),
  };
}

function initialOf(field: PersonalField, { currencyConditions }: AuthSettings): string {
  if (!conditionalNames.includes(field.sysname)) return field.initial;
  const options = field.options.map(({ id }) => id);
  return startValue(currencyConditions, { options, selected: field.initial });
}

/** 3-24, 3-33: texts, too: a box is "1" or empty. */
function boxes({ terms, notify, markBetting }: AuthSettings): Definitions {
  const isRight = termsField({ isActive: terms.isActive });
  const box = ({ isChecked }: { readonly isChecked: boolean }) => ({ initial: isChecked ? '1' : '', validate: null });
  return {
    terms: { ...box(terms), validate: (value) => isRight(value === '1') },
    notify: box(notify),
    is_betting: box(markBetting),
  };
}
