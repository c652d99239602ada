import type { Player } from '../../../players/player.ts';

/** Why a field cannot be changed. */
export type Lock = 'given' | 'verified';

/** What the locks depend on. */
export type LockedPlayer = Pick<Player, 'country_code' | 'birth_date' | 'first_name' | 'middle_name' | 'last_name'>;

const verifiedFields = ['first_name', 'middle_name', 'last_name', 'birth_date'] as const;

/**
 * The fields that a player cannot change any more: country and birth date once they are given, the name and the birth
 * date once they are verified. An empty field is never locked.
 */
export function locksOf(player: LockedPlayer, isVerified: boolean): ReadonlyMap<string, Lock> {
  const locks = new Map<string, Lock>();
  if (player.country_code !== '') locks.set('country', 'given');
  if (player.birth_date !== '') locks.set('birth_date', 'given');
  if (isVerified) for (const field of verifiedFields) if (player[field] !== '') locks.set(field, 'verified');
  return locks;
}
