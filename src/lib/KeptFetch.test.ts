import { describe, expect, test, vi } from 'vitest';
import { FakeClock, settle } from '../../tests/fakes/FakeClock.ts';
import { FileMissing, KeptFetch, KeptFetches } from './KeptFetch.ts';

/** A fetch that fails so many times and then gives `code`. */
function missing(failures: number) {
  const clock = new FakeClock();
  let left = failures;
  const fetch = vi.fn(async () => {
    if (left > 0) {
      left -= 1;
      throw new TypeError('404');
    }
    return 'code';
  });
  return { clock, fetch, kept: new KeptFetch(fetch, clock) };
}

describe('a file that arrives', () => {
  test('is fetched once, and readable at once afterwards', async () => {
    const { fetch, kept } = missing(0);
    expect([await kept.get(), await kept.askAgain()]).toEqual(['code', 'code']);
    expect(kept.arrival()).toMatchObject({ status: 'fulfilled', value: 'code' });
    expect(kept.arrival()).toBe(kept.arrival());
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe('a file that does not arrive', () => {
  test('is asked for once, however often a render wants it', async () => {
    const { fetch, kept } = missing(Infinity);
    const first = kept.get();
    await first.catch(() => undefined);
    for (let render = 0; render < 100; render += 1) expect(kept.get()).toBe(first);
    expect(fetch).toHaveBeenCalledOnce();
    await expect(first).rejects.toMatchObject({ name: 'FileMissing', pauseMs: 1_000 });
  });

  test('is asked for again once its pause is over, which grows with each failure up to 30 s', async () => {
    const { clock, kept } = missing(Infinity);
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const error = await kept.get().catch((reason: unknown) => reason);
      pauses.push(error instanceof FileMissing ? error.pauseMs : -1);
      await clock.advance(pauses.at(-1) ?? 0);
    }
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  });

  test('a press asks at once, and presses during a fetch join it', async () => {
    const { fetch, kept } = missing(1);
    const error = await kept.get().catch((reason: unknown) => reason);
    if (!(error instanceof FileMissing)) throw new Error('it was not missing');
    await expect(Promise.all([error.askAgain(), kept.askAgain(), kept.get()])).resolves.toEqual([
      'code',
      'code',
      'code',
    ]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('who waits for its arrival gets it, and hears once that it is missing', async () => {
    const { clock, fetch, kept } = missing(3);
    const heard = vi.fn();
    const arrived = vi.fn();
    void kept.arrival();
    void kept.arrival(heard).then(arrived);
    await settle();
    expect([heard.mock.calls.length, fetch.mock.calls.length]).toEqual([1, 1]);
    await clock.advance(1_000);
    await clock.advance(2_000);
    expect([fetch.mock.calls.length, arrived.mock.calls.length]).toEqual([3, 0]);
    await clock.advance(4_000);
    expect([fetch.mock.calls.length, heard.mock.calls.length]).toEqual([4, 1]);
    expect(arrived).toHaveBeenCalledExactlyOnceWith('code');
  });

  test('who waits for its arrival gets what a press has brought, without the rest of the pause', async () => {
    const { clock, fetch, kept } = missing(2);
    const arrived = vi.fn();
    void kept.arrival().then(arrived);
    await settle();
    await clock.advance(1_000);
    await expect(kept.askAgain()).resolves.toBe('code');
    expect(arrived).toHaveBeenCalledExactlyOnceWith('code');
    await clock.advance(60_000);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  test('in two minutes it is asked for eight times at most', async () => {
    const { clock, fetch, kept } = missing(Infinity);
    void kept.arrival();
    for (let second = 0; second < 120; second += 1) await clock.advance(1_000);
    expect(fetch.mock.calls.length).toBeLessThanOrEqual(8);
    expect(fetch.mock.calls.length).toBeGreaterThan(5);
  });
});

test('fetches of different names are kept apart', async () => {
  const all = new KeptFetches<string>();
  const fetch = (name: string) => all.of(name, async () => name).get();
  expect([await fetch('a'), await fetch('b'), await all.of('a', async () => 'again').get()]).toEqual(['a', 'b', 'a']);
});
