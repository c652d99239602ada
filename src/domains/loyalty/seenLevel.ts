import type { KeyValueStore } from '../../lib/keyValueStore.ts';

/** What the player has seen here of their level: `told` by the celebration, `walked` by the way. */
export type Seen = 'told' | 'walked';

const keyOf = (seen: Seen, uid: number): string => `loyalty_level_${seen}_${uid}`;

/** The level that the player has seen last; null if they never have on this device. */
export function seenLevel(storage: Pick<KeyValueStore, 'get'>, seen: Seen, uid: number): number | null {
  const level = Number(storage.get(keyOf(seen, uid)) ?? '');
  return Number.isSafeInteger(level) && level > 0 ? level : null;
}

export function markSeen(storage: Pick<KeyValueStore, 'set'>, seen: Seen, uid: number, level: number): void {
  storage.set(keyOf(seen, uid), String(level));
}
