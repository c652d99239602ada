import type { OfferChance, OfferPlan } from '../../shared/bonus/chanceOf.ts';
import { WorkerCalls } from '../WorkerCalls.ts';
import workerUrl from './chanceWorker.ts?worker&url';

const calls = new WorkerCalls<{ readonly plan: OfferPlan }, { readonly chance: OfferChance }>(
  workerUrl,
  'croupier-chance',
);

/** `chanceOf` in a worker of its own, which starts with the first plan. Rejects if it cannot run. */
export const reckonChance = async (plan: OfferPlan): Promise<OfferChance> => (await calls.ask({ plan })).chance;
