import type { Sql } from '../../../../database/database.ts';
import type { OperatorCore } from '../../../module.ts';
import { setTelegram } from '../../../players/credentials.ts';
import { readPlayer } from '../../../players/findPlayer.ts';
import { holdEntries } from '../../../players/heldEntries.ts';
import type { Player } from '../../../players/player.ts';
import type { PasswordChange } from '../../../players/PasswordChange.ts';
import { endCodes } from './linkRepository.ts';

/** Links that nobody has opened end, and the linked user is held, unless it is they who change the password. */
export async function holdTelegram(tx: Sql, { uid, session, at }: PasswordChange): Promise<void> {
  await endCodes(tx, uid);
  const { telegram_id: id } = await readPlayer(tx, uid);
  // A launch of the linked user has opened this very session.
  if (id === null || session?.kind === 'telegram') return;
  await holdEntries(tx, uid, [{ kind: 'telegram', id: String(id) }], at);
}

/** Unlinks the player's Telegram user, whose sessions end. */
export async function dropTelegram(
  tx: Sql,
  { sessions, excluded }: Pick<OperatorCore, 'sessions' | 'excluded'>,
  { uid, telegram_id: telegramId }: Pick<Player, 'uid' | 'telegram_id'>,
): Promise<void> {
  if (telegramId !== null) await excluded.keepLeft(tx, uid, { telegramId });
  await setTelegram(tx, uid, null);
  const open = await tx.query<{ id: string }>(
    `select id from operator.session_facts where uid = $1 and kind = 'telegram' and ended_at is null`,
    [uid],
  );
  for (const { id } of open) await sessions.end(tx, id, 'unlinked');
}
