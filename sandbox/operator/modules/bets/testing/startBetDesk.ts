import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { BetDesk, highlight } from './BetDesk.ts';
import { eventually } from '../../../../../tests/eventually.ts';

/** An operator that has found its sportsbook. `events`: what this answers as highlights. */
export async function startBetDesk({
  events = [highlight],
  ...options
}: Parameters<typeof startTestOperator>[0] & { readonly events?: readonly object[] } = {}): Promise<{
  readonly operator: TestOperator;
  readonly desk: BetDesk;
}> {
  const operator = await startTestOperator(options);
  operator.vendors.on('/sportsbook/api/highlights', () => Response.json({ events }));
  await eventually(async () => {
    const { data } = await operator.call('games.get', { sysname: 'dgt_sportsbook' });
    if ((data as { readonly total: number }).total !== 1) throw new Error('the sportsbook is not found yet');
  });
  return { operator, desk: new BetDesk(operator) };
}
