import type { FieldError } from '../../../../src/contract/errors.ts';
import { isBlank } from '../../../../src/shared/validation/required.ts';
import { safePattern } from '../../../../src/shared/validation/safePattern.ts';
import { isCpf } from './cpf.ts';
import type { FieldDefinition } from './definitions.ts';

export type Values = Readonly<Record<string, string>>;

/** These have rules and messages of their own, which the registration checks in any case. */
const judgedElsewhere: ReadonlySet<string> = new Set(['email', 'mobile', 'password', 'country', 'birth_date']);

/** What is wrong with the values, by the definitions of the player's country. The codes are those of the client. */
export function fieldFaults(fields: readonly FieldDefinition[], values: Values): Record<string, FieldError[]> {
  const faults: Record<string, FieldError[]> = {};
  for (const field of fields) {
    const code = faultOf(field, values[field.sysname] ?? '');
    if (code !== null) faults[field.sysname] = [{ code }];
  }
  if (values['document_type'] === 'cpf' && faults['document_number'] === undefined)
    if (!isCpf(values['document_number'] ?? '')) faults['document_number'] = [{ code: 'wrongField' }];
  return faults;
}

function faultOf({ sysname, params, options }: FieldDefinition, value: string): string | null {
  const isPlain = !judgedElsewhere.has(sysname);
  if (isBlank(value)) {
    const isMissing = params.is_required && (isPlain || sysname === 'birth_date') && sysname !== 'currency';
    return isMissing ? 'requiredField' : null;
  }
  if (!isPlain) return null;
  if (options.select.length > 0) return options.select.some(({ id }) => id === value) ? null : 'wrongField';
  const matches = safePattern(options.regex);
  return matches === null || matches(value.trim()) ? null : 'wrongField';
}
