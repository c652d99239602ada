import { afterAll, expect } from 'vitest';
import { auditLedger } from '../audit/auditLedger.ts';
import type { TestOperator } from './startTestOperator.ts';
import { withTestOperator } from './withTestOperator.ts';

/** `withTestOperator`, whose books are audited when the file's tests have run: nothing is found. */
export const withAuditedOperator: typeof withTestOperator = (take, options) => {
  let operator: TestOperator | null = null;
  withTestOperator((started) => {
    operator = started;
    take(started);
  }, options);
  // Of these hooks the one that was added last runs first: the operator is still there.
  afterAll(async () => {
    if (operator !== null) expect(await auditLedger(operator.database, new Date(operator.time.ms))).toEqual([]);
  });
};
