import { type Validator, failure } from './validationError.ts';

/** Counts code points: an emoji outside the basic plane is one character, not two. */
export function characterCount(value: string): number {
  return [...value].length;
}

/** 5-24 minLength: at least `min` characters. */
export function minLength(min: number): Validator {
  return (value) => (characterCount(value) < min ? failure('minLength', { min: String(min) }) : null);
}

/** 5-24 maxLength: at most `max` characters. */
export function maxLength(max: number): Validator {
  return (value) => (characterCount(value) > max ? failure('maxLength', { max: String(max) }) : null);
}
