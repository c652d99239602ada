import type { FieldError } from '../../../../../src/contract/base/errors.ts';
import { validatorFor } from '../../../../../src/shared/validation/fieldRule.ts';
import { isBlank } from '../../../../../src/shared/validation/required.ts';
import { isCpf } from './cpf.ts';
import type { FieldDefinition } from './definitions.ts';

export type Values = Readonly<Record<string, string>>;

/** These have rules and messages of their own, which the registration checks in any case. */
const judgedElsewhere: ReadonlySet<string> = new Set(['email', 'mobile', 'password', 'country', 'birth_date']);

/** What is wrong with the values, by the definitions of the player's country: the form judges by the same rules. */
export function fieldFaults(fields: readonly FieldDefinition[], values: Values): Record<string, FieldError[]> {
  const faults: Record<string, FieldError[]> = {};
  for (const field of fields) {
    const fault = faultOf(field, (values[field.sysname] ?? '').trim());
    if (fault !== null) faults[field.sysname] = [fault];
  }
  if (values['document_type'] === 'cpf' && faults['document_number'] === undefined)
    if (!isCpf(values['document_number'] ?? '')) faults['document_number'] = [{ code: 'wrongField' }];
  return faults;
}

function faultOf({ sysname, type, params, options }: FieldDefinition, value: string): FieldError | null {
  if (judgedElsewhere.has(sysname)) {
    const isMissing = isBlank(value) && params.is_required && sysname === 'birth_date';
    return isMissing ? { code: 'requiredField' } : null;
  }
  const isChoice = options.select.length === 0 || isBlank(value) || options.select.some(({ id }) => id === value);
  if (!isChoice) return { code: 'wrongField' };
  // Left out, the operator chooses the currency (3-28).
  const is_required = params.is_required && sysname !== 'currency';
  return validatorFor(sysname, { type, params: { is_required }, options })(value);
}
