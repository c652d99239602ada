import type { Database } from '../../../database/database.ts';
import { post } from '../../ledger/post.ts';
import { seedPlayer } from '../../seedPlayers.ts';
import type { CashbackPeriods } from './CashbackPeriods.ts';
import { findCashbacks, setStatus } from './cashbackRepository.ts';
import { lastPeriod } from './cashbackRules.ts';

const HOUR_MS = 3_600_000;

/**
 * The ready-made player has been paid the cashback of the week before the last; that of the last week is computed by the
 * job. Does nothing if there is one.
 */
export async function seedCashback(database: Database, periods: CashbackPeriods, now: Date): Promise<void> {
  const { uid, currency } = seedPlayer;
  const newest = () => findCashbacks(database, { uid, statuses: [], isAscending: false, offset: 0, count: 1 });
  if ((await newest()).length > 0) return;
  const last = lastPeriod('period', now);
  await periods.compute('period', lastPeriod('period', last.start), last.start);
  const [cashback] = await newest();
  if (cashback === undefined) return;
  const at = new Date(last.start.getTime() + 10 * HOUR_MS);
  const { id, amount } = cashback;
  await database.transaction(async (tx) => {
    await setStatus(tx, id, 'paid_out', at);
    await post(tx, {
      kind: 'cashback',
      external: { source: 'cashbacks', id: id.toString() },
      entries: [
        { account: { uid, kind: 'main', currency }, amount },
        { account: { house: 'promotions', currency }, amount: -amount },
      ],
      at,
    });
  });
}
