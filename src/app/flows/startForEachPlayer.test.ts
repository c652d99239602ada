import { expect, test } from 'vitest';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../tests/fakes/wireSamples.ts';
import type { StoreFactory } from '../../kernel/stores.ts';
import { startForEachPlayer } from './startForEachPlayer.ts';

const notes: StoreFactory<{ readonly taken: number[] }> = {
  key: 'test.notes',
  scope: 'player',
  create: () => ({ taken: [] }),
};

/** A flow that keeps the store of its player, and what became of it. */
function followed() {
  const { root } = testRoot({});
  const seen: string[] = [];
  const stop = startForEachPlayer(root, async () => {
    const { uid } = root.session;
    const store = root.store(notes);
    seen.push(`start ${uid}`);
    return () => seen.push(`stop ${uid} ${store === root.store(notes) ? 'with' : 'without'} the store`);
  });
  return { root, seen, stop };
}

test('4-7 each player has a flow of their own, which ends with their stores', async () => {
  const { root, seen, stop } = followed();
  await settle();
  expect(seen).toEqual([]);
  root.session.adopt(wireAccount(7));
  await settle();
  root.session.adopt(wireAccount(8));
  await settle();
  expect(seen).toEqual(['start 7', 'stop 7 without the store', 'start 8']);
  root.session.end();
  await settle();
  expect(seen.at(-1)).toBe('stop 8 without the store');
  root.session.adopt(wireAccount(8));
  await settle();
  stop();
  expect(seen.slice(-2)).toEqual(['start 8', 'stop 8 with the store']);
});

test('4-5 a session that runs out and is renewed goes on with the same flow', async () => {
  const { root, seen } = followed();
  root.session.adopt(wireAccount(7));
  root.session.runOut();
  root.session.adopt(wireAccount(7));
  await settle();
  expect(seen).toEqual(['start 7']);
});
