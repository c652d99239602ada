import type { Sql } from '../../../../database/database.ts';
import { readPlayer } from '../../../players/findPlayer.ts';
import { holdEntries } from '../../../players/heldEntries.ts';
import type { PasswordChange } from '../../../players/PasswordChange.ts';
import { endChallenges } from './challengeRepository.ts';
import { entryOf, listIdentities } from './identityRepository.ts';
import { endTickets } from './ticket/ticketRepository.ts';

/** Sign-ins that are under way end, and the services of before are held. */
export async function holdServices(tx: Sql, { uid, at }: PasswordChange): Promise<void> {
  const { telegram_id: telegramId } = await readPlayer(tx, uid);
  const identities = await listIdentities(tx, uid);
  await endChallenges(tx, uid);
  await endTickets(tx, telegramId, identities);
  await holdEntries(tx, uid, identities.map(entryOf), at);
}
