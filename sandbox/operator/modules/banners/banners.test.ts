import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestOperator } from '../../testing/startTestOperator.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator();
  const data = Array.from({ length: 12 }, (_, place) => ({ id: place + 1, documentId: `d${place}`, locale: 'en' }));
  operator.vendors.on('/content/api/banners', () => Response.json({ data }));
  operator.time.ms += 31_000;
}, 120_000);
afterAll(() => operator.close());

interface Page {
  readonly count: number;
  readonly items: readonly Readonly<Record<string, unknown>>[];
}

const ask = async (input: object = {}): Promise<Page> =>
  (await operator.call('banners.get', { ...input })).data as Page;

test('7-31, 9-9 banners come in pages of ten from an offset, with the number of all', async () => {
  const [first, second, two] = [await ask(), await ask({ offset: 10 }), await ask({ offset: 3, count: 2 })];
  expect([first.count, first.items.length]).toEqual([12, 10]);
  expect([second.count, second.items.map(({ id }) => id)]).toEqual([12, [11, 12]]);
  expect(two.items.map(({ id }) => id)).toEqual([4, 5]);
});

test('7-31 a banner has the fields that are asked for beside its id, and all where none is named', async () => {
  // Past the contract's check of whole answers.
  const keysOf = async (fields: readonly string[]) => {
    const url = `/api/banners.get?fields=${fields.join(',')}`;
    const reply = await operator.app.inject({ url, headers: { 'sec-fetch-site': 'same-origin' } });
    return Object.keys(reply.json<{ data: Page }>().data.items[0] ?? {}).sort();
  };
  expect(await keysOf(['id', 'finished_at', 'description'])).toEqual(['description', 'finished_at', 'id']);
  expect(await keysOf(['finished_at', 'nonsense'])).toEqual(['finished_at', 'id']);
  expect(await keysOf([])).toEqual(['description', 'finished_at', 'id']);
});
