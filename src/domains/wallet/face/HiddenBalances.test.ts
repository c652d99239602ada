import { expect, test } from 'vitest';
import { FakeClock } from '../../../../tests/fakes/FakeClock.ts';
import { memoryStore } from '../../../lib/keyValueStore.ts';
import { createServerPlatform } from '../../../platform/serverPlatform.ts';
import { hiddenBalances, HiddenBalances } from './HiddenBalances.ts';

test('2.3-2 hidden balances stay hidden on this device, and a press shows them for five seconds', async () => {
  const storage = memoryStore();
  const clock = new FakeClock();
  let kept: string | null = null;
  const preferences = { get: async () => kept, set: async (_key: string, value: string) => void (kept = value) };
  const platform = { ...createServerPlatform(), preferences };
  const hidden = new HiddenBalances({ storage, clock, platform });
  expect([hidden.isOn, hidden.isHidden]).toEqual([false, false]);
  hidden.turn(true);
  expect([hidden.isHidden, new HiddenBalances({ storage, clock, platform }).isHidden]).toEqual([true, true]);
  const elsewhere = new HiddenBalances({ storage: memoryStore(), clock, platform });
  await elsewhere.recall();
  expect(elsewhere.isOn).toBe(true);
  hidden.reveal();
  expect([hidden.isOn, hidden.isHidden]).toEqual([true, false]);
  await clock.advance(4_000);
  hidden.reveal();
  await clock.advance(4_999);
  expect(hidden.isHidden).toBe(false);
  await clock.advance(1);
  expect(hidden.isHidden).toBe(true);
  hidden.turn(false);
  expect([hidden.isHidden, new HiddenBalances({ storage, clock, platform }).isOn]).toEqual([false, false]);
});

test('2.3-2 what a messenger keeps is asked for again once it has said a word, and never undoes a choice made since', async () => {
  let kept: string | null = null;
  let hear = (): void => undefined;
  const platform = {
    ...createServerPlatform(),
    preferences: { get: async () => kept, set: async () => undefined },
    onButtons: (listener: () => void) => {
      hear = listener;
      return () => undefined;
    },
  };
  const make = () => hiddenBalances.create({ storage: memoryStore(), clock: new FakeClock(), platform } as never);
  const hidden = make();
  await hidden.recall();
  expect(hidden.isOn).toBe(false);
  kept = '1';
  hear();
  await Promise.resolve();
  await Promise.resolve();
  expect(hidden.isOn).toBe(true);
  const shown = make();
  shown.turn(false);
  await shown.recall();
  expect(shown.isOn).toBe(false);
});
