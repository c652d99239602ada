import { VerificationError } from './VerificationError.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Parses a JSON object. */
export function readObject(text: string): Fields {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // The error is thrown below, as for every other body that is not an object.
  }
  throw new VerificationError('InvalidRequest', 'The body must be a JSON object');
}

export function readText(fields: Fields, name: string, pattern: RegExp): string {
  const value = fields[name];
  if (typeof value !== 'string' || !pattern.test(value))
    throw new VerificationError('InvalidRequest', `${name} is missing or malformed`);
  return value;
}

export function readChoice<const T extends string>(fields: Fields, name: string, choices: readonly T[]): T {
  const choice = choices.find((candidate) => candidate === fields[name]);
  if (choice === undefined)
    throw new VerificationError('InvalidRequest', `${name} must be one of ${choices.join(', ')}`);
  return choice;
}

export function readInteger(fields: Fields, name: string, min: number, max: number): number {
  const value = fields[name];
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max)
    throw new VerificationError('InvalidRequest', `${name} must be a whole number from ${min} to ${max}`);
  return value;
}

/** Format of external user ids and action ids. */
const reference = /^[\w.:-]{1,100}$/;

export const readUser = (fields: Fields): string => readText(fields, 'externalUserId', reference);

/** Empty if it is left out. */
export const readActionId = (fields: Fields): string =>
  fields['externalActionId'] === undefined || fields['externalActionId'] === ''
    ? ''
    : readText(fields, 'externalActionId', reference);

export function readUrl(fields: Fields, name: string): string {
  const value = fields[name];
  const isWeb =
    typeof value === 'string' && URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol);
  if (!isWeb) throw new VerificationError('InvalidRequest', `${name} must be an http or https address`);
  return value;
}
