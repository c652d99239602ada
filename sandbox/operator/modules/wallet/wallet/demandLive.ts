import type { Sql } from '../../../../database/database.ts';
import type { Sessions } from '../../../sessions/Sessions.ts';
import { WalletError } from './WalletError.ts';
import type { GameSession, LiveGameSession } from './walletRepository.ts';

const over = () => new WalletError('SessionExpired', 'The game session is over');

/**
 * The game session if it may still bet: neither it nor the player's session is over, and the account has its currency
 * still. Throws SessionExpired.
 */
export function demandLive(sessions: Pick<Sessions, 'isLive'>, session: LiveGameSession | null): LiveGameSession {
  const isLive =
    session !== null &&
    session.ended_at === null &&
    session.game_ended_at === null &&
    session.player_currency === session.currency &&
    session.player_status === 'active' &&
    sessions.isLive(session);
  if (!isLive) throw over();
  return session;
}

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
