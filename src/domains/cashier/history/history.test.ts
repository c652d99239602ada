import { describe, expect, test } from 'vitest';
import { barsOf } from './barsOf.ts';
import { bucketBounds, bucketKinds } from './buckets.ts';
import { transactionStatuses } from '../../../contract/cashier/cashier.ts';
import { CursorList } from '../../../kernel/lists/CursorList.ts';
import { noFilter, periodStart, readFilter, statusesOf, writeFilter } from './historyFilter.ts';
import type { HistoryFilter } from './historyFilter.ts';
import { fc } from '../../../../tests/fastCheck.ts';

describe('2.3-6 the filter in the address', () => {
  const filters: fc.Arbitrary<HistoryFilter> = fc.record({
    tab: fc.constantFrom('payments', 'games', 'ledger', 'results'),
    type: fc.constantFrom('', 'deposit', 'withdrawal'),
    state: fc.constantFrom('all', 'open', 'done', 'ended'),
    method: fc.string({ maxLength: 20 }),
    game: fc.string({ maxLength: 20 }),
    period: fc.constantFrom('all', 'day', 'week', 'month', 'quarter', 'year'),
    group: fc.constantFrom('all', 'payments', 'play', 'bonuses', 'vault'),
  });

  test('is read as it was written', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(readFilter(writeFilter(filter))).toEqual(filter);
      }),
    );
  });

  test('of the whole history is empty, and unknown values count as not given', () => {
    expect(writeFilter(noFilter)).toBe('');
    expect(readFilter('?tab=secrets&state=1&period=__proto__&group=&type=x')).toEqual(noFilter);
  });

  test('every status of a payment is in one state', () => {
    const listed = Object.values(statusesOf).flat();
    expect(listed.toSorted()).toEqual([...transactionStatuses].toSorted());
    expect(statusesOf.ended).toContain('returned');
  });

  test('a period ends now', () => {
    const now = Date.UTC(2026, 5, 8, 12);
    expect([periodStart('all', now), periodStart('week', now)]).toEqual(['', '2026-06-01T12:00:00.000Z']);
  });
});

describe('2.3-6 buckets of the results', () => {
  test.each(bucketKinds)('%s bounds ascend, and the present moment is in the last bucket', (kind) => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) }), (now) => {
        const bounds = bucketBounds(kind, now);
        expect(bounds.every((at, index) => index === 0 || at > bounds[index - 1]!)).toBe(true);
        expect(bounds.at(-2)! <= now && now < bounds.at(-1)!).toBe(true);
        if (kind === 'week') expect(new Set(bounds.map((at) => new Date(at).getDay()))).toEqual(new Set([1]));
        if (kind === 'month') expect(new Set(bounds.map((at) => new Date(at).getDate()))).toEqual(new Set([1]));
      }),
    );
  });
});

test('2.3-6 bars of a chart stand on their zero line and are as high as their amounts, at any size', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), { minLength: 1 }), (values) => {
      const { bars, zero } = barsOf(values);
      for (const [index, { top, height, isBelow }] of bars.entries()) {
        expect(isBelow).toBe(values[index]! < 0n);
        expect(isBelow ? top : top + height).toBe(zero);
        expect(top >= 0 && top + height <= 1000).toBe(true);
      }
    }),
  );
  expect(barsOf([10n, -10n, 0n, 5n]).bars.map(({ top, height }) => [top, height])).toEqual([
    [0, 500],
    [500, 500],
    [500, 0],
    [250, 250],
  ]);
});

describe('2.3-6 a list by cursor', () => {
  const pages = new Map([
    ['', { items: [{ id: '9' }, { id: '8' }], next: '8' }],
    ['8', { items: [{ id: '7' }], next: '' }],
  ]);

  test('continues after its last row until there is no next page', async () => {
    const asked: string[] = [];
    const list = new CursorList(async (cursor) => {
      asked.push(cursor);
      return pages.get(cursor) ?? { items: [], next: '' };
    });
    await list.load();
    expect(list.hasMore).toBe(true);
    await Promise.all([list.more(), list.more()]);
    await list.more();
    expect(list.items.map(({ id }) => id)).toEqual(['9', '8', '7']);
    expect([asked, list.hasMore]).toEqual([['', '8'], false]);
  });

  test('a failure keeps the loaded rows and offers a retry; a late answer after a reset is dropped', async () => {
    let isDown = true;
    const list = new CursorList((cursor) =>
      isDown ? Promise.reject(new Error('away')) : Promise.resolve(pages.get(cursor)!),
    );
    await list.load();
    expect(list.status).toBe('failed');
    isDown = false;
    await list.load();
    isDown = true;
    await list.more();
    expect([list.moreStatus, list.items.length]).toEqual(['failed', 2]);
    isDown = false;
    const late = list.more();
    list.reset();
    await late;
    expect([list.status, list.items]).toEqual(['idle', []]);
  });
});
