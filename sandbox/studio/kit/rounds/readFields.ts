import { RuleError } from './RoundGame.ts';

/** The fields of a JSON object. Throws a RuleError at `bet` or `move` for anything else. */
export function readFields(value: unknown, name: 'bet' | 'move'): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RuleError(name, `A ${name} is an object`);
  return { ...value };
}

/** A whole number in a range. Throws a RuleError at the field. */
export function readWhole(value: unknown, field: string, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw new RuleError(field, `${field} is a whole number from ${least} to ${most}`);
  return value;
}

/** One of the given texts. Throws a RuleError at the field. */
export function readChoice<T extends string>(value: unknown, field: string, choices: readonly T[]): T {
  const choice = choices.find((one) => one === value);
  if (choice === undefined) throw new RuleError(field, `${field} is one of ${choices.join(', ')}`);
  return choice;
}
