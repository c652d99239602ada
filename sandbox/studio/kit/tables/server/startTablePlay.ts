import type { Database } from '../../../server/Database.ts';
import { OWN_REQUEST_MS } from '../../../server/SettlementRunner.ts';
import type { SessionRow } from '../../../server/sessionRepository.ts';
import { StudioError } from '../../../server/StudioError.ts';
import { moveDemo } from '../../server/moveDemo.ts';
import { findOpenPlay, findPlay, findPlayByRequest, insertPlay, lockStart } from '../../server/playRepository.ts';
import type { PlayRow } from '../../server/playRepository.ts';
import type { PlayStart } from '../../server/startPlay.ts';
import { lockBettingRound } from './tableRepository.ts';

/**
 * Stores a bet in the table's round. Null if the same request was stored or another bet was placed meanwhile. Throws
 * BettingClosed, and InsufficientFunds in a demo.
 */
export function startTablePlay(
  database: Database,
  session: SessionRow,
  { bet, stake, clientSeed, requestId }: PlayStart,
  now: number,
): Promise<PlayRow | null> {
  const { token, player, game, mode } = session;
  const isDemo = mode === 'demo';
  return database.transaction(async (tx) => {
    await lockStart(tx, player, game);
    if ((await findPlayByRequest(tx, token, requestId)) !== null) return null;
    if ((await findOpenPlay(tx, player, game)) !== null) return null;
    const round = await lockBettingRound(tx, game, now);
    if (round === null) throw new StudioError('BettingClosed', 'The round takes no bets now');
    const id = `round-${globalThis.crypto.randomUUID()}`;
    const balance = isDemo ? await moveDemo(tx, session, stake, 0n) : null;
    const play = {
      id,
      session: token,
      request_id: requestId,
      mode,
      game,
      player,
      state: isDemo ? ('open' as const) : ('betting' as const),
      bet: JSON.stringify(bet),
      stake,
      staked: isDemo ? stake : 0n,
      payout: null,
      currency: session.currency,
      decimals: session.decimals,
      server_seed: round.server_seed,
      seed_hash: round.seed_hash,
      client_seed: clientSeed,
      nonce: round.number,
      // The next round's seal is shown by the table itself.
      next_seed_hash: round.seed_hash,
      reply_balance: balance,
      table_round: round.id,
    };
    await insertPlay(tx, play, now, now + OWN_REQUEST_MS);
    return findPlay(tx, id);
  });
}
