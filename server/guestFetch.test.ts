import { afterEach, expect, test, vi } from 'vitest';
import { askedAt, guestFetch } from './guestFetch.ts';

afterEach(() => vi.useRealTimers());

function operatorWith() {
  const time = { ms: 0 };
  const operator = { text: '1', status: 200, isGone: false, hangs: false, asked: [] as string[] };
  const fetcher: typeof fetch = async (input) => {
    operator.asked.push(String(input));
    if (operator.hangs) return new Promise(() => undefined);
    if (operator.isGone) throw new TypeError('fetch failed');
    return new Response(operator.text, {
      status: operator.status,
      headers: { 'content-type': 'application/json', 'set-cookie': 'a=b' },
    });
  };
  const { fetch: get, expire, closedAt } = guestFetch(fetcher, () => time.ms);
  return {
    time,
    operator,
    get,
    expire,
    closedAt,
    read: async (address = 'http://operator.test/api/games.get?v=1') => await (await get(address)).text(),
  };
}

test('an answer is kept for 5 s by its address, without cookies', async () => {
  const { time, operator, get, read } = operatorWith();
  expect(await Promise.all([read(), read(), read()])).toEqual(['1', '1', '1']);
  expect(operator.asked).toHaveLength(1);
  operator.text = '2';
  expect(await read('http://operator.test/api/games.get?v=2')).toBe('2');
  time.ms = 5_000;
  expect(await read()).toBe('1');
  time.ms = 5_001;
  const answer = await get('http://operator.test/api/games.get?v=1');
  expect([await answer.text(), answer.headers.get('content-type'), answer.headers.get('set-cookie')]).toEqual([
    '2',
    'application/json',
    null,
  ]);
});

test.each(['isGone', 'status'] as const)(
  'if the operator cannot be reached (%s) the known answers are used for 25 s, and requested once a second',
  async (how) => {
    const { time, operator, get, read } = operatorWith();
    await read();
    if (how === 'isGone') operator.isGone = true;
    else operator.status = 502;
    time.ms = 6_000;
    expect([await read(), await read(), operator.asked.length]).toEqual(['1', '1', 2]);
    time.ms = 7_000;
    expect([await read(), operator.asked.length]).toEqual(['1', 3]);
    time.ms = 25_001;
    if (how === 'isGone') await expect(read()).rejects.toThrow('fetch failed');
    else expect((await get('http://operator.test/api/games.get?v=1')).status).toBe(502);
  },
);

test('8-11 an operator that answers 503 serves nobody: what it said before is not used, then nor later', async () => {
  const { time, operator, get, read, closedAt } = operatorWith();
  await read();
  expect(closedAt()).toBe(Number.NEGATIVE_INFINITY);
  operator.status = 503;
  time.ms = 6_000;
  expect([(await get('http://operator.test/api/games.get?v=1')).status, closedAt()]).toEqual([503, 6_000]);
  operator.isGone = true;
  await expect(read()).rejects.toThrow('fetch failed');
});

test('an answer says when it was asked for, also when it is given again', async () => {
  const { time, get } = operatorWith();
  time.ms = 1_000;
  const address = 'http://operator.test/api/games.get?v=1';
  expect(askedAt(await get(address))).toBe(1_000);
  time.ms = 4_000;
  expect(askedAt(await get(address))).toBe(1_000);
  time.ms = 7_000;
  expect(askedAt(await get(address))).toBe(7_000);
  expect(askedAt(new Response(''))).toBeNull();
});

test('a slow operator is waited for one second if an answer is known', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { time, operator, read } = operatorWith();
  await read();
  operator.hangs = true;
  time.ms = 6_000;
  const reading = read();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await reading).toBe('1');
});

test('a refusal is returned, not cached, and removes the known answer', async () => {
  const { time, operator, get, read } = operatorWith();
  await read();
  operator.status = 404;
  time.ms = 6_000;
  const address = 'http://operator.test/api/games.get?v=1';
  expect([(await get(address)).status, (await get(address)).status, operator.asked.length]).toEqual([404, 404, 3]);
  operator.isGone = true;
  await expect(read()).rejects.toThrow('fetch failed');
});

test.each(['cookie', 'authorization'])('a request with %s is rejected', async (name) => {
  const { operator, get } = operatorWith();
  const request = new Request('http://operator.test/api/account.getInfo');
  vi.spyOn(request.headers, 'has').mockImplementation((asked) => asked === name);
  await expect(get(request)).rejects.toThrow('credentials');
  expect(operator.asked).toEqual([]);
});

test('many different requests use limited memory: the oldest answers are dropped', async () => {
  const { operator, read } = operatorWith();
  operator.text = 'x'.repeat(1_000_000);
  for (let index = 0; index < 40; index += 1) await read(`http://operator.test/api/games.get?query=${index}`);
  await read('http://operator.test/api/games.get?query=0');
  expect(operator.asked).toHaveLength(41);
});

test('7-114 after a change every answer is asked for again, but not one that was under way', async () => {
  const { operator, read, expire } = operatorWith();
  await read();
  operator.text = '2';
  expire();
  expect(await read()).toBe('2');
  operator.text = '3';
  const early = read('http://operator.test/api/banners.get?v=1');
  expire();
  expect(await early).toBe('3');
  operator.text = '4';
  expect(await read('http://operator.test/api/banners.get?v=1')).toBe('4');
});

test('7-114 after a change the last answer is used while the operator is gone', async () => {
  const { operator, read, expire } = operatorWith();
  await read();
  operator.isGone = true;
  expire();
  expect(await read()).toBe('1');
});
