import type { OperatorCore } from '../../../module.ts';
import { WalletError } from './WalletError.ts';
import type { LiveGameSession } from './walletRepository.ts';

/**
 * The game session if it may still bet: neither it nor the player's session is over, and the account is not held (the
 * next launch says so). Throws SessionExpired.
 */
export function demandLive(
  { sessions, clock }: Pick<OperatorCore, 'sessions' | 'clock'>,
  session: LiveGameSession | null,
): LiveGameSession {
  const isLive =
    session !== null && session.ended_at === null && session.player_status === 'active' && !isHeld(session, clock.now()) && sessions.isLive(session);
  if (!isLive) throw new WalletError('SessionExpired', 'The game session is over');
  return session;
}

const isHeld = ({ play_held_until: until }: LiveGameSession, now: Date): boolean => until !== null && until > now;
