import type { StoreDeps } from '../../kernel/stores.ts';
import { markSeen, seenLevel } from './seenLevel.ts';

const accountKey = 'loyalty_level_told';

type Deps = Pick<StoreDeps, 'call' | 'storage'>;

/** The level that was celebrated last, as this device knows it; null before the account was asked. */
export const toldHere = ({ storage }: Pick<Deps, 'storage'>, uid: number): number | null =>
  seenLevel(storage, 'told', uid);

/**
 * The level that was celebrated last on any device: the account keeps it, since Telegram may lose what a browser keeps.
 * What a player has at the first visit is no news, so `present` counts as told then. Rejects if nobody answers.
 */
export async function readTold(deps: Deps, uid: number, present: number): Promise<number> {
  const { items } = await deps.call('GET storage.get', { keys: [accountKey] });
  const kept = Number(items[0]?.value ?? '');
  const here = toldHere(deps, uid);
  if (!Number.isSafeInteger(kept) || kept <= 0) {
    const first = here ?? present;
    await markTold(deps, uid, first);
    return first;
  }
  const told = Math.max(here ?? 0, kept);
  markSeen(deps.storage, 'told', uid, told);
  return told;
}

/** Never rejects: an account that did not get it asks this device the next time. */
export async function markTold({ call, storage }: Deps, uid: number, level: number): Promise<void> {
  markSeen(storage, 'told', uid, level);
  await call('POST storage.set', { key: accountKey, value: String(level) }).catch(() => undefined);
}
