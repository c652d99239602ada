import type { FieldDefinition, FormError } from '../../../kernel/forms/FormStore.ts';
import { fieldRule } from '../face/fields/fieldRule.ts';
import type { PersonalField } from '../face/fields/PersonalField.ts';
import type { PersonalValues } from './personalValues.ts';
import { maskText } from '../../../shared/masks/maskText.ts';
import { preventsEmoji } from '../../../shared/validation/fieldRule.ts';
import { isBlank } from '../../../shared/validation/required.ts';

/** The present text of a field of the form. */
type Read = (sysname: string) => string;

const missing: FormError = { code: 'requiredField', params: {} };

/** The form's fields, which start with what the operator knows. */
export function personalDefinitions(
  fields: readonly PersonalField[],
  known: PersonalValues,
  read: Read,
): Readonly<Record<string, FieldDefinition>> {
  return Object.fromEntries(
    fields.map((field): [string, FieldDefinition] => [
      field.sysname,
      {
        initial: initialOf(field, known),
        validate: field.lock === '' ? ruleOf(field, known, read) : null,
        normalise: (value) => value.trim(),
        preventEmoji: preventsEmoji(field.sysname),
      },
    ]),
  );
}

/** 3-16: only a cpf is the form's document number; of any other the operator shows the end alone. */
function initialOf({ sysname, masks }: PersonalField, known: PersonalValues): string {
  const value = known[sysname] ?? '';
  if (sysname !== 'document_number') return value;
  if (known['document_type'] !== 'cpf') return '';
  return masks.length > 0 ? maskText(value, masks).shown : value;
}

/** Whether an empty document number stands for the one that is stored. */
export const keepsNumber = (known: PersonalValues, type: string): boolean =>
  (known['document_number'] ?? '') !== '' && known['document_type'] === type;

/** The field's rule; a document is a type with its number. */
function ruleOf(field: PersonalField, known: PersonalValues, read: Read): NonNullable<FieldDefinition['validate']> {
  const rule = fieldRule(field, {});
  if (field.sysname === 'document_number')
    return (value) => {
      if (!isBlank(value)) return rule(value);
      const type = read('document_type');
      if (keepsNumber(known, type)) return null;
      return isBlank(type) ? rule(value) : missing;
    };
  if (field.sysname === 'document_type')
    return (value) => (isBlank(value) && !isBlank(read('document_number')) ? missing : rule(value));
  return rule;
}
