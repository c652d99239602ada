import { afterAll, beforeAll, expect, test } from 'vitest';
import { storageLimits } from '../../../../src/contract/storage.ts';
import { startTestOperator } from '../../testing/startTestOperator.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator();
}, 60_000);
afterAll(() => operator.close());

test('7-90 a value is kept for its player, and replaced', async () => {
  const { cookie } = await operator.player();
  const other = await operator.player();
  expect(await operator.call('storage.set', { key: 'already_seen_cashback_id', value: '7' }, { cookie })).toMatchObject(
    { data: 1 },
  );
  await operator.call('storage.set', { key: 'already_seen_cashback_id', value: '8' }, { cookie });
  const keys = { keys: ['already_seen_cashback_id', 'nothing'] };
  expect((await operator.call('storage.get', keys, { cookie })).data).toEqual({
    items: [{ key: 'already_seen_cashback_id', value: '8' }],
  });
  expect((await operator.call('storage.get', keys, { cookie: other.cookie })).data).toEqual({ items: [] });
  expect((await operator.call('storage.getKeys', {}, { cookie })).data).toEqual({ keys: ['already_seen_cashback_id'] });
});

test('8-7 what does not fit is refused, and what is stored stays', async () => {
  const { cookie } = await operator.player();
  const set = (key: string, value: string) => operator.call('storage.set', { key, value }, { cookie });
  for (let index = 0; index < storageLimits.keys; index += 1) await set(`key-${index}`, 'x');
  expect(await set('one-more', 'x')).toMatchObject({ status: 422, error: { type: 'StorageQuotaExceededException' } });
  expect(await set('key-0', 'y')).toMatchObject({ data: 1 });
  expect(await set('key-0', 'y'.repeat(storageLimits.valueLength + 1))).toMatchObject({
    error: { type: 'StorageQuotaExceededException' },
  });
  expect((await operator.call('storage.get', { keys: ['key-0'] }, { cookie })).data).toEqual({
    items: [{ key: 'key-0', value: 'y' }],
  });
});
