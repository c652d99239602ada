import type { Sql } from '../../../../database/database.ts';
import { addPlayer } from '../../../players/registration.ts';
import type { NewPlayer } from '../../../players/registration.ts';
import { recordConsents } from '../../notifications/subscriptions/module.ts';

/** Adds a player and records what they agreed to; null when the e-mail, phone or login is taken. */
export async function insertPlayer(tx: Sql, player: NewPlayer): Promise<bigint | null> {
  const uid = await addPlayer(tx, player);
  if (uid !== null && player.isSubscribed) await recordConsents(tx, uid, 'registration', player.registeredAt);
  return uid;
}
