import type { Sql } from '../../../../database/database.ts';
import type { OperatorCore } from '../../../module.ts';
import { WalletError } from './WalletError.ts';
import type { GameSession, LiveGameSession } from './walletRepository.ts';

const over = () => new WalletError('SessionExpired', 'The game session is over');

/**
 * The game session if it may still bet: neither it nor the player's session is over, the account has its currency still,
 * and it is not held (the next launch says so). Throws SessionExpired.
 */
export function demandLive(
  { sessions, clock }: Pick<OperatorCore, 'sessions' | 'clock'>,
  session: LiveGameSession | null,
): LiveGameSession {
  const isLive =
    session !== null &&
    session.ended_at === null &&
    session.game_ended_at === null &&
    session.player_currency === session.currency &&
    session.player_status === 'active' &&
    !isHeld(session, clock.now()) &&
    sessions.isLive(session);
  if (!isLive) throw over();
  return session;
}

const isHeld = ({ play_held_until: until }: LiveGameSession, now: Date): boolean => until !== null && until > now;

/**
 * Asks again once a row that names the player is written, which keeps the currency as it is: a change of it may have been
 * under way when the session was read. A stake of the player's own money needs no second look, since the change finds an
 * account without any.
 */
export async function demandOwnCurrency(
  tx: Sql,
  { uid, currency }: Pick<GameSession, 'uid' | 'currency'>,
): Promise<void> {
  const rows = await tx.query('select uid from operator.player_facts where uid = $1 and currency = $2', [
    uid,
    currency,
  ]);
  if (rows.length === 0) throw over();
}
