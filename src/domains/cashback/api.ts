import type { CashbackStatus } from '../../contract/cashback.ts';
import type { Page } from '../../kernel/lists/PagedList.ts';
import type { Call } from '../../lib/call.ts';
import { parseCashback, parseSum } from './parseCashback.ts';
import type { Cashback, CashbackSum } from './parseCashback.ts';

/** 9-14 */
const seenKey = 'already_seen_cashback_id';

/** 7-41, 7-42, 7-43 */
export function createCashbackApi(call: Call) {
  return {
    /** Newest first. */
    async cashbacks(statuses: readonly CashbackStatus[], offset: number, count: number): Promise<Page<Cashback>> {
      const wire = await call('GET cashbacks.get', { statuses: [...statuses], fields: ['items'], offset, count });
      return { items: wire.items.map(parseCashback), total: wire.count };
    },
    /** What the running week and day would give if they ended now. */
    async running(): Promise<readonly CashbackSum[]> {
      return (await call('GET cashbacks.get', { fields: ['running'], count: 0 })).running.map(parseSum);
    },
    /** 4-25: the newest one that was or can be paid out. */
    async newest(): Promise<Cashback | null> {
      const { items } = await call('GET cashbacks.get', {
        statuses: ['paid_out', 'active'],
        sort: 'end_date',
        order: 'desc',
        count: 1,
        fields: ['items'],
      });
      return items[0] === undefined ? null : parseCashback(items[0]);
    },
    async payout(id: string, idempotencyKey: string, player: number): Promise<Cashback> {
      const input = { cashback_id: Number(id) };
      return parseCashback(await call('POST cashbacks.payout', input, { idempotencyKey, player }));
    },
    async remove(id: string): Promise<Cashback> {
      return parseCashback(await call('POST cashbacks.remove', { cashback_id: Number(id) }));
    },
    /** The id of the cashback that the player has seen last, on any device; empty for none. */
    async seen(): Promise<string> {
      const { items } = await call('GET storage.get', { keys: [seenKey] });
      return items[0]?.value ?? '';
    },
    /** 4-26 */
    async markSeen(id: string): Promise<void> {
      // The player may leave the page with the same press.
      await call('POST storage.set', { key: seenKey, value: id }, { outlivesPage: true });
    },
  };
}

export type CashbackApi = ReturnType<typeof createCashbackApi>;
