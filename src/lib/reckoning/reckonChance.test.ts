import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OfferPlan } from '../../shared/bonus/chanceOf.ts';
import type { FromChanceWorker, ToChanceWorker } from './chanceMessages.ts';

const plan = { stake: 100n } as OfferPlan;

class FakeWorker {
  static made: FakeWorker[] = [];
  onmessage: ((event: { readonly data: FromChanceWorker }) => void) | null = null;
  onerror: (() => void) | null = null;
  isTerminated = false;
  readonly got: ToChanceWorker[] = [];

  constructor() {
    FakeWorker.made.push(this);
  }

  postMessage(message: ToChanceWorker): void {
    this.got.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

beforeEach(() => {
  FakeWorker.made = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('location', new URL('http://localhost:3000/'));
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

const load = async () => (await import('./reckonChance.ts')).reckonChance;

test('one worker reckons all plans, and each answer finds its own', async () => {
  const reckonChance = await load();
  const answers = [reckonChance(plan), reckonChance(plan)];
  const [worker] = FakeWorker.made;
  expect([FakeWorker.made.length, worker?.got.length]).toEqual([1, 2]);
  const [first = 0, second = 0] = worker?.got.map(({ id }) => id) ?? [];
  worker?.onmessage?.({ data: { id: second, chance: { chance: 0.2 } as never } });
  worker?.onmessage?.({ data: { id: first, chance: { chance: 0.1 } as never } });
  expect(await Promise.all(answers)).toEqual([{ chance: 0.1 }, { chance: 0.2 }]);
});

test('a plan that cannot be reckoned rejects; a worker that fails rejects all, and the next plan starts another', async () => {
  const reckonChance = await load();
  const refused = reckonChance(plan);
  const [worker] = FakeWorker.made;
  worker?.onmessage?.({ data: { id: worker.got[0]?.id ?? 0, failure: 'no stake' } });
  await expect(refused).rejects.toThrow('no stake');
  const waiting = [reckonChance(plan), reckonChance(plan)];
  worker?.onerror?.();
  const settled = await Promise.allSettled(waiting);
  expect([worker?.isTerminated, settled.map(({ status }) => status)]).toEqual([true, ['rejected', 'rejected']]);
  void reckonChance(plan);
  expect(FakeWorker.made).toHaveLength(2);
});
