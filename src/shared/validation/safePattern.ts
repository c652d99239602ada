import { MAX_PATTERN_VALUE, patternCost } from './patternCost.ts';

const MAX_SOURCE = 300;
/** Measured: some tenths of a second for the worst patterns on the worst values. */
const MAX_COST = 2e7;

/** Tests a value against a configured pattern; values above MAX_PATTERN_VALUE characters never match. */
export type PatternTest = (value: string) => boolean;

/**
 * Compiles a pattern from the content system, which is untrusted: null if it is too long, could backtrack exponentially
 * (nested quantifiers and the like) or is not a pattern. The caller then uses its own rule.
 */
export function safePattern(source: string | null | undefined): PatternTest | null {
  if (source === null || source === undefined || source === '' || source.length > MAX_SOURCE) return null;
  if (!(patternCost(source) <= MAX_COST)) return null;
  const pattern = compiled(source, 'u') ?? compiled(source, '');
  if (pattern === null) return null;
  return (value) => value.length <= MAX_PATTERN_VALUE && pattern.test(value);
}

/** Many patterns in use contain escapes that the `u` flag forbids: those are compiled without it. */
function compiled(source: string, flags: 'u' | ''): RegExp | null {
  try {
    return new RegExp(source, flags);
  } catch {
    return null;
  }
}
