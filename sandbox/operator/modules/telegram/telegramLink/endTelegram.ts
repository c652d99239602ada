import type { Sql } from '../../../../database/database.ts';
import type { PlayerCall } from '../../../edge/handlers.ts';
import type { OperatorCore } from '../../../module.ts';
import { setTelegram } from '../../../players/credentials.ts';
import { readPlayer } from '../../../players/findPlayer.ts';
import { holdEntries, telegramEntry } from '../../../players/heldEntries.ts';
import type { PasswordChange } from '../../../players/PasswordChange.ts';
import { endCodes } from './linkRepository.ts';

/** Links that nobody has opened end, and the linked user is held, unless it is they who change the password. */
export async function holdTelegram(tx: Sql, { uid, session, at }: PasswordChange): Promise<void> {
  await endCodes(tx, uid);
  const { telegram_id: id } = await readPlayer(tx, uid);
  // A launch of the linked user has opened this very session.
  if (id === null || session?.kind === 'telegram') return;
  await holdEntries(tx, uid, [telegramEntry(id)], at);
}

/**
 * Unlinks the player's Telegram user. What its launches have opened ends, also where it was handed on to a browser; not
 * the browser's session in which the player unlinks it.
 */
export async function dropTelegram(
  tx: Sql,
  { sessions, excluded }: Pick<OperatorCore, 'sessions' | 'excluded'>,
  { player, session }: Pick<PlayerCall<object>, 'player' | 'session'>,
): Promise<void> {
  const { uid, telegram_id: telegramId } = player;
  await setTelegram(tx, uid, null);
  if (telegramId === null) return;
  await excluded.keepLeft(tx, uid, { telegramId });
  await sessions.endEntered(tx, uid, telegramEntry(telegramId), session.kind === 'web' ? session.id : null);
}
