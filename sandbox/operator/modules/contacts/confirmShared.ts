import { demandActive, invalidField, OperatorError, unauthorised } from '../../OperatorError.ts';
import type { OperatorCore } from '../../module.ts';
import { parsePhone } from './contact.ts';
import type { Confirmation } from './Confirmation.ts';
import { setPending } from '../../players/contacts.ts';
import { demandNotExcluded } from '../../players/Exclusions.ts';
import { lockPlayer } from '../../players/findPlayer.ts';
import { lockNames } from '../../players/names.ts';
import { holdSession } from '../../sessions/lockSession.ts';

/** Whose number it is, and the session that has asked for it. */
export interface Sharer {
  readonly uid: bigint;
  readonly sessionId: string;
}

/**
 * Takes a phone number that a service has proved to be the player's as confirmed, without a code. `taken`: another
 * account has it, or one that its player has excluded themselves in; `wrong`: there is no such number, or the player
 * cannot have it now, as where the session that has asked is over.
 */
export async function confirmShared(
  { database, clock }: Pick<OperatorCore, 'database' | 'clock'>,
  confirmation: Pick<Confirmation, 'confirmIn'>,
  { uid, sessionId }: Sharer,
  text: string,
): Promise<'confirmed' | 'taken' | 'wrong'> {
  const given = parsePhone(text.startsWith('+') ? text : `+${text}`, '');
  if (given === null) return 'wrong';
  const { contact, country } = given;
  try {
    await database.transaction(async (tx) => {
      // In the order of a confirmation by code.
      await lockNames(tx, [contact.value]);
      const player = await lockPlayer(tx, uid);
      demandActive(player?.status ?? 'deleted');
      await demandNotExcluded(tx, uid, clock);
      // It may have been signed out since the request was taken.
      if ((await holdSession(tx, sessionId))?.ended_at !== null) throw unauthorised();
      if (player?.phone !== contact.value) {
        const pending = { value: contact.value, phoneCountryCode: country, sessionId };
        await setPending(tx, uid, 'phone', pending);
      }
      await confirmation.confirmIn(tx, uid, contact, sessionId).catch(asTaken);
    });
    return 'confirmed';
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return error.type === 'InvalidParameterException' ? 'taken' : 'wrong';
  }
}

/** The number of another player who has excluded themselves: in the messenger it is told as any that is taken. */
function asTaken(error: unknown): never {
  throw error instanceof OperatorError && error.type === 'AuthorizationException'
    ? invalidField('contact', 'phoneTaken')
    : error;
}
