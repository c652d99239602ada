import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { TestVendors } from '../../../testing/TestVendors.ts';
import { BetDesk, highlight } from './BetDesk.ts';

/** An operator that has found its sportsbook. `events`: what this answers as highlights. */
export async function startBetDesk({
  events = [highlight],
  ...options
}: Parameters<typeof startTestOperator>[0] & { readonly events?: readonly object[] } = {}): Promise<{
  readonly operator: TestOperator;
  readonly desk: BetDesk;
}> {
  const vendors = new TestVendors();
  vendors.on('/sportsbook/api/highlights', () => Response.json({ events }));
  const operator = await startTestOperator(options, undefined, vendors);
  return { operator, desk: new BetDesk(operator) };
}
