import type { Database } from '../../server/Database.ts';
import { OWN_REQUEST_MS } from '../../server/SettlementRunner.ts';
import { useSeed } from '../../server/sessionRepository.ts';
import type { SessionRow } from '../../server/sessionRepository.ts';
import { hashServerSeed } from '../fair/draws.ts';
import type { NextServerSeed } from '../fair/NextServerSeed.ts';
import { playStored } from '../rounds/storedRound.ts';
import type { AnyRoundGame } from '../rounds/storedRound.ts';
import { moveDemo } from './moveDemo.ts';
import { findOpenPlay, findPlay, findPlayByRequest, insertPlay, lockStart } from './playRepository.ts';
import type { NewPlay, PlayRow } from './playRepository.ts';

export interface PlayStart {
  readonly game: AnyRoundGame;
  readonly bet: unknown;
  readonly stake: bigint;
  readonly clientSeed: string;
  readonly requestId: string;
  /** Of the player's next round; the rounds of a table have seeds of their own. */
  readonly nextSeed: NextServerSeed;
}

/**
 * Stores a round and the next seed. Null if the same request was stored, the seed was used or another round was opened
 * meanwhile. A demo's stake and win are booked with it. Throws InsufficientFunds in a demo.
 */
export async function startPlay(
  database: Database,
  session: SessionRow,
  { game, bet, stake, clientSeed, requestId, nextSeed: createSeed }: PlayStart,
  now: number,
): Promise<PlayRow | null> {
  const { server_seed: serverSeed, nonce, token, player } = session;
  const { staked, payout } = await playStored(game, { bet, stake, moves: [], serverSeed, clientSeed, nonce });
  const nextSeed = await createSeed({ game: session.game, player, clientSeed, nonce: nonce + 1 });
  const nextSeedHash = await hashServerSeed(nextSeed);
  const isDemo = session.mode === 'demo';
  const demoState = payout === null ? 'open' : 'settled';
  const play: NewPlay = {
    id: `round-${globalThis.crypto.randomUUID()}`,
    session: token,
    request_id: requestId,
    mode: session.mode,
    game: session.game,
    player,
    state: isDemo ? demoState : 'betting',
    bet: JSON.stringify(bet),
    stake,
    staked: isDemo ? staked : 0n,
    payout: isDemo ? payout : null,
    currency: session.currency,
    decimals: session.decimals,
    server_seed: serverSeed,
    seed_hash: session.seed_hash,
    client_seed: clientSeed,
    nonce,
    next_seed_hash: nextSeedHash,
    reply_balance: null,
    table_round: null,
  };
  return database.transaction(async (tx) => {
    await lockStart(tx, player, session.game);
    if ((await findPlayByRequest(tx, token, requestId)) !== null) return null;
    if ((await findOpenPlay(tx, player, session.game)) !== null) return null;
    if (!(await useSeed(tx, { token, usedNonce: nonce, clientSeed, nextSeed, nextSeedHash }))) return null;
    const balance = isDemo ? await moveDemo(tx, session, staked, payout ?? 0n) : null;
    await insertPlay(tx, { ...play, reply_balance: balance }, now, now + OWN_REQUEST_MS);
    return findPlay(tx, play.id);
  });
}
