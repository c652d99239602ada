import { expect } from 'vitest';
import type { ExclusionKind } from '../players/Exclusions.ts';
import type { Caller, TestOperator } from './startTestOperator.ts';

/** The session's player excludes themselves; `length` is in the unit of the kind: months of a self-exclusion. */
export async function exclude(
  operator: TestOperator,
  by: Caller,
  kind: ExclusionKind = 'self_exclusion',
  length = 6,
): Promise<void> {
  expect((await operator.call('responsible.exclude', { kind, length }, by)).status).toBe(200);
}
