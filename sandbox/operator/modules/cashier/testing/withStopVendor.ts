import { afterEach, expect } from 'vitest';
import { auditLedger } from '../../../audit/auditLedger.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { withTestOperator } from '../../../testing/withTestOperator.ts';
import { StopVendor } from '../stops/testing/StopVendor.ts';

/**
 * One operator of the market `bench` per test file, with a payment vendor that keeps its orders. After each test the
 * vendor is well again, and the books are audited: nothing is found but what is `expected`.
 */
export function withStopVendor(
  take: (operator: TestOperator, vendor: StopVendor) => void,
  expected: readonly string[] = [],
): void {
  let used: readonly [TestOperator, StopVendor] | null = null;
  withTestOperator(
    (operator) => {
      used = [operator, new StopVendor(operator)];
      take(...used);
    },
    { market: 'bench' },
  );
  afterEach(async () => {
    if (used === null) throw new Error('The operator did not start');
    const [operator, vendor] = used;
    vendor.isDown = false;
    vendor.isSlow = false;
    const found = await auditLedger(operator.database, new Date(operator.time.ms));
    expect(found.filter(({ what }) => !expected.includes(what))).toEqual([]);
  });
}
