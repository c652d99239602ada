import { invalidField } from '../OperatorError.ts';

/** The JSON body of a sandbox control. */
export type ControlFields = Readonly<Record<string, unknown>>;

/** A required string. Throws InvalidParameterException for the field. */
export function textOf(fields: ControlFields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string' || value === '') throw invalidField(name, 'requiredField');
  return value;
}

/** An integer from 0 to `most`. Throws InvalidParameterException for the field. */
export function integerOf(fields: ControlFields, name: string, most: number): number {
  const value = fields[name];
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0 || value > most)
    throw invalidField(name, 'wrongField');
  return value;
}
