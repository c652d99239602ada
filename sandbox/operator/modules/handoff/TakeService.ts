import type { InputOf, OutputOf } from '../../../../src/contract/index.ts';
import type { handoff } from '../../../../src/contract/handoff/handoff.ts';
import type { Sql } from '../../../database/database.ts';
import { demandActive, invalidField, OperatorError } from '../../OperatorError.ts';
import type { Call } from '../../edge/handlers.ts';
import type { OperatorCore } from '../../module.ts';
import { handOver } from '../../sessions/handOver.ts';
import { holdSession } from '../../sessions/lockSession.ts';
import type { Session } from '../../sessions/session.ts';
import type { Opened } from '../../sessions/Sessions.ts';
import { tokenId } from '../../sessions/tokens.ts';
import type { AuthFace } from '../auth/auth/module.ts';
import type { WalletFace } from '../wallet/wallet/module.ts';
import { tellOfHandoff } from './handoffEvent.ts';
import type { HandoffService } from './HandoffService.ts';
import { lockHandoff, settleHandoff } from './handoffRepository.ts';
import type { HandoffRow } from './handoffRepository.ts';
import { holdPlayer } from '../../players/findPlayer.ts';

type Taken = OutputOf<typeof handoff.take>;
type Launch = Awaited<ReturnType<AuthFace['launches']['identify']>>;
type TakeCall = Call<InputOf<typeof handoff.take>>;

interface Outcome {
  readonly reply: Taken;
  readonly opened: Opened | null;
}

const nothingYet = (status: 'WAITING' | 'ANOTHER_PLAYER'): Outcome => ({
  reply: { status, payload: null, place: null },
  opened: null,
});

/** The target's part of a handoff: one session of its own for the player of the source. */
export class TakeService {
  constructor(
    private readonly core: OperatorCore,
    private readonly handoffs: Pick<HandoffService, 'isOver' | 'placeOf'>,
    private readonly auth: Pick<AuthFace, 'signIns' | 'launches'>,
    private readonly wallet: Pick<WalletFace, 'moveGameSessions'>,
  ) {}

  async take(call: TakeCall): Promise<Taken> {
    const { reply, opened } = await this.core.database.transaction((tx) => this.settle(tx, call));
    return opened === null ? reply : { ...reply, payload: handOver(call, opened) };
  }

  private async settle(tx: Sql, call: TakeCall): Promise<Outcome> {
    const row = await lockHandoff(tx, 'claim_id', tokenId(call.input.claim));
    if (row === null) throw invalidField('claim', 'wrongCode');
    if (row.status === 'taken') throw invalidField('claim', 'usedCode');
    if (row.status === 'denied') throw invalidField('claim', 'deniedCode');
    if (this.handoffs.isOver(row)) throw invalidField('claim', 'expiredCode');
    if (row.status !== 'approved') return nothingYet('WAITING');
    const launch = await this.ownLaunch(tx, call.input.payload, row.uid);
    const source = await this.lockSource(tx, row);
    const { session: here } = call;
    const other = here !== null && here.uid !== row.uid ? here : null;
    // A launch belongs to the account of its messenger: no other player gets into it.
    if (other?.kind === 'telegram') throw invalidField('claim', 'otherTelegram');
    if (other !== null && call.input.replaces !== String(other.uid)) return nothingYet('ANOTHER_PLAYER');
    const place = this.handoffs.placeOf(row);
    await settleHandoff(tx, row.id, 'taken');
    await tellOfHandoff(tx, row.uid, this.core.clock.now());
    if (here !== null && other === null) {
      if (here.id !== source.id) await this.joinHere(tx, source.id, here.id);
      return { reply: { status: 'SAME_PLAYER', payload: null, place }, opened: null };
    }
    const opened = await this.open(tx, source, call);
    // A reload of the messenger's frame presents the launch again: it stays with this player.
    if (launch !== null) await this.auth.launches.bind(tx, launch, opened.session);
    if (other !== null) await this.core.sessions.end(tx, other.id, 'replaced');
    return { reply: { status: 'SIGNED_IN', payload: null, place }, opened };
  }

  /** A messenger's launch that has signed nobody in must be of this player, or of a user without an account. */
  private async ownLaunch(tx: Sql, payload: string, uid: bigint): Promise<Launch | null> {
    if (payload === '') return null;
    const launch = await this.auth.launches.identify(tx, payload).catch((error: unknown) => {
      // Altered, too old, or signed out of: nobody may enter by it.
      if (error instanceof OperatorError && error.status === 401) throw invalidField('claim', 'otherTelegram');
      throw error;
    });
    if (launch.uid !== null && launch.uid !== uid) throw invalidField('claim', 'otherTelegram');
    return launch;
  }

  /** The source has to be signed in still, and its player active; an excluded one is refused when a session opens. */
  private async lockSource(tx: Sql, { uid, session_id }: HandoffRow): Promise<Session> {
    const player = await holdPlayer(tx, uid);
    demandActive(player?.status ?? 'deleted');
    const source = await holdSession(tx, session_id);
    if (source === null || source.ended_at !== null || !this.core.sessions.isLive(source))
      throw invalidField('claim', 'sourceEnded');
    return source;
  }

  /**
   * The player is signed in here by a session of their own. A reality check that waits for an answer comes along with the
   * game: otherwise play would go on here without it.
   */
  private async joinHere(tx: Sql, sourceId: string, hereId: string): Promise<void> {
    await this.core.sessions.joinTimes(tx, sourceId, hereId);
    await this.wallet.moveGameSessions(tx, sourceId, hereId);
  }

  /**
   * The session is as old as the source: it ends with it, and its player's last proof is that of the source. Without
   * launch data of its own it is of the web's kind everywhere.
   */
  private async open(tx: Sql, source: Session, call: TakeCall): Promise<Opened> {
    const opened = await this.auth.signIns.open(tx, call, {
      uid: source.uid,
      kind: 'web',
      entry: null,
      expiresAt: source.expires_at,
    });
    await this.core.sessions.continueTimes(tx, source.id, opened.session.id);
    // The player's open game goes on where they are now.
    await this.wallet.moveGameSessions(tx, source.id, opened.session.id);
    return opened;
  }
}
