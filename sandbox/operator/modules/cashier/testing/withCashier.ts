import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { withTestOperator } from '../../../testing/withTestOperator.ts';
import { TestCashier } from './TestCashier.ts';

/** One operator of the market `bench` per test file, whose payment vendor takes every order. */
export function withCashier(take: (operator: TestOperator, cashier: TestCashier) => void): void {
  withTestOperator(
    (operator) => {
      const cashier = new TestCashier(operator);
      cashier.vendorTakes();
      take(operator, cashier);
    },
    { market: 'bench' },
  );
}
