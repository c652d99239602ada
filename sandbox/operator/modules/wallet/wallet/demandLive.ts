import type { Sessions } from '../../../sessions/Sessions.ts';
import { WalletError } from './WalletError.ts';
import type { LiveGameSession } from './walletRepository.ts';

/** The game session if it may still bet: neither it nor the player's session is over. Throws SessionExpired. */
export function demandLive(sessions: Pick<Sessions, 'isLive'>, session: LiveGameSession | null): LiveGameSession {
  const isLive =
    session !== null && session.ended_at === null && session.player_status === 'active' && sessions.isLive(session);
  if (!isLive) throw new WalletError('SessionExpired', 'The game session is over');
  return session;
}
