import { ValidationError } from 'yup';
import type { AnyEndpoint, FieldError } from '../../../src/contract/index.ts';
import { described } from '../../../src/contract/base/described.ts';
import { decodeFields } from '../../../src/contract/base/wire.ts';
import { invalidParameters } from '../OperatorError.ts';
import { wrongKinds } from './wrongKinds.ts';

/** Decodes and validates the fields of a call. Throws InvalidParameterException that names every invalid field. */
export async function validateInput(endpoint: AnyEndpoint, texts: Readonly<Record<string, string>>): Promise<object> {
  const decoded = decodeFields(texts, endpoint.input);
  const wrong = wrongKinds(decoded, described(endpoint.input));
  if (wrong.length > 0)
    throw invalidParameters(Object.fromEntries(wrong.map((path) => [path, [{ code: 'wrongField' }]])));
  try {
    return await endpoint.input.validate(decoded, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (error instanceof ValidationError) throw invalidParameters(fieldErrors(error));
    throw error;
  }
}

function fieldErrors(error: ValidationError): Record<string, FieldError[]> {
  const faults = error.inner.length > 0 ? error.inner : [error];
  const fields: Record<string, FieldError[]> = {};
  for (const fault of faults) {
    const name = fault.path ?? '';
    (fields[name] ??= []).push(fieldError(fault));
  }
  return fields;
}

const MISSING = new Set(['required', 'defined', 'optionality', 'nullable']);

/** Uses the error codes of the client's validators, so that both share one message table. */
function fieldError(fault: ValidationError): FieldError {
  const { min, max } = (fault.params ?? {}) as { min?: number; max?: number };
  const isText = typeof fault.value === 'string';
  if (fault.type !== undefined && MISSING.has(fault.type)) return { code: 'requiredField' };
  if (fault.type === 'min' && min !== undefined) return { code: isText ? 'minLength' : 'minValue', params: { min } };
  if (fault.type === 'max' && max !== undefined) return { code: isText ? 'maxLength' : 'maxValue', params: { max } };
  return { code: 'wrongField' };
}
