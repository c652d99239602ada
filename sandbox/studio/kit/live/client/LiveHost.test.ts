// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { en } from '../words/en.ts';
import { LiveHost } from './LiveHost.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

function host() {
  const made = new LiveHost({
    t: (key, values = {}) => en[key].replace('{result}', values['result'] ?? ''),
    now: () => Date.now(),
    outfit: 'noir',
    running: 'sayBallRolls',
  });
  return { made, seen: () => [made.node.dataset['pose'], made.node.querySelector('.pr-line')!.textContent] };
}

test('the last bets are called five seconds before betting ends', async () => {
  const { made, seen } = host();
  made.invite(20_000);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(seen()).toEqual(['inviting', en.sayPlaceBets]);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen()).toEqual(['inviting', en.sayLastBets]);
});

test('bets are closed, then the game is watched; who comes later misses the call', async () => {
  const { made, seen } = host();
  made.close(0);
  expect(seen()).toEqual(['closing', en.sayNoMoreBets]);
  await vi.advanceTimersByTimeAsync(1_800);
  expect(seen()).toEqual(['watching', en.sayBallRolls]);
  made.close(4_000);
  expect(seen()).toEqual(['watching', en.sayBallRolls]);
});

test('a result ends what was about to be said', async () => {
  const { made, seen } = host();
  made.close(0);
  made.tell('7 red');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(seen()).toEqual(['telling', 'And it is 7 red!']);
});
