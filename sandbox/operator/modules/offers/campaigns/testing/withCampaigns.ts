import type { TestOperator } from '../../../../testing/startTestOperator.ts';
import { withAuditedOperator } from '../../../../testing/withAuditedOperator.ts';

/** One operator of the market `bench` per test file, whose payment vendor takes every deposit, and whose books are audited. */
export function withCampaigns(take: (operator: TestOperator) => void): void {
  withAuditedOperator(
    (operator) => {
      const intent = { id: 'i', hosted_url: 'http://127.0.0.1/pay' };
      operator.vendors.on('/payments/api/intents', () => Response.json(intent));
      take(operator);
    },
    { market: 'bench' },
  );
}
