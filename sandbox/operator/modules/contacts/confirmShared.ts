import type { Database } from '../../../database/database.ts';
import { OperatorError } from '../../OperatorError.ts';
import { parsePhone } from './contact.ts';
import type { Confirmation } from './Confirmation.ts';
import { setPending } from '../../players/contacts.ts';
import { findPlayer } from '../../players/findPlayer.ts';

/**
 * Takes a phone number that a service has proved to be the player's as confirmed, without a code. `taken`: another
 * account has it; `wrong`: there is no such number.
 */
export async function confirmShared(
  database: Database,
  confirmation: Pick<Confirmation, 'confirmIn'>,
  uid: bigint,
  text: string,
): Promise<'confirmed' | 'taken' | 'wrong'> {
  const given = parsePhone(text.startsWith('+') ? text : `+${text}`, '');
  if (given === null) return 'wrong';
  const { contact, country } = given;
  try {
    await database.transaction(async (tx) => {
      const player = await findPlayer(tx, uid);
      if (player?.phone !== contact.value) await setPending(tx, uid, 'phone', contact.value, country);
      await confirmation.confirmIn(tx, uid, contact);
    });
    return 'confirmed';
  } catch (error) {
    if (error instanceof OperatorError && error.type === 'InvalidParameterException') return 'taken';
    throw error;
  }
}
