import { expect, test } from 'vitest';
import { once, onceEach } from './once.ts';

test('16-B9 what has failed is made again when it is asked for again, what was made is not', async () => {
  let times = 0;
  const get = once(async () => {
    times += 1;
    if (times === 1) throw new Error('no file');
    return times;
  });
  const both = await Promise.allSettled([get(), get()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect([await get(), await get(), times]).toEqual([2, 2, 2]);
});

test('16-B9 each key has its own', async () => {
  const made: string[] = [];
  const get = onceEach(async (key: string) => {
    made.push(key);
    if (made.length === 1) throw new Error('no file');
    return key;
  });
  await expect(get('a')).rejects.toThrow('no file');
  expect(await Promise.all([get('a'), get('b'), get('a')])).toEqual(['a', 'b', 'a']);
  expect(made).toEqual(['a', 'a', 'b']);
});
