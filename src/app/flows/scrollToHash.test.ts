// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { startScrollToHash } from './scrollToHash.ts';

afterEach(() => document.body.replaceChildren());

function started(address: string) {
  const { root, clock } = testRoot({ address });
  const stop = startScrollToHash(root, window);
  const appear = (id: string) => {
    const element = document.createElement('p');
    element.id = id;
    const scrolled = vi.fn<() => void>();
    element.scrollIntoView = scrolled;
    document.body.append(element);
    return scrolled;
  };
  return { root, clock, stop, appear };
}

test('9-15 a target that appears within five tries of 300 ms is scrolled to, once', async () => {
  const { clock, appear } = started('/gamehall#rules');
  await clock.advance(1200);
  const scrolled = appear('rules');
  await clock.advance(299);
  expect(scrolled).not.toHaveBeenCalled();
  await clock.advance(1);
  expect(scrolled.mock.calls).toEqual([[{ behavior: 'smooth' }]]);
  await clock.advance(5000);
  expect([scrolled.mock.calls.length, clock.waiting]).toEqual([1, 0]);
});

test('9-15 after five tries nothing is looked for any more; a hash of the next page is', async () => {
  const { root, clock, appear } = started('/gamehall#late');
  await clock.advance(1500);
  const late = appear('late');
  await clock.advance(5000);
  expect([late.mock.calls.length, clock.waiting]).toEqual([0, 0]);
  const next = appear('a b');
  root.place.arrive('/winners', '', '#a%20b');
  expect(next).toHaveBeenCalledOnce();
});

test('9-15 a flow that is stopped looks no further', async () => {
  const { clock, stop } = started('/#later');
  stop();
  expect(clock.waiting).toBe(0);
});
