import type { Database } from '../../database/database.ts';
import type { SandboxClock } from '../SandboxClock.ts';
import { joinPlayer, playerColumns } from '../players/player.ts';
import type { Player } from '../players/player.ts';
import type { Session } from './session.ts';
import type { Sessions, SignedIn } from './Sessions.ts';
import { newToken, tokenId } from './tokens.ts';

export const TICKET_MS = 30_000;

export interface Redeemed extends SignedIn {
  /** Of the token that stands for the session now. */
  readonly tokenId: string;
}

/** Single-use tickets that replace the session where no header can be sent: sockets and game launches. */
export class Tickets {
  constructor(
    private readonly database: Database,
    private readonly clock: SandboxClock,
    private readonly sessions: Sessions,
  ) {}

  async issue(session: Session): Promise<{ readonly token: string; readonly expiresAt: Date }> {
    const token = newToken();
    const expiresAt = this.clock.in(TICKET_MS);
    await this.database.query('insert into operator.tickets (id, session_id, expires_at) values ($1, $2, $3)', [
      tokenId(token),
      session.id,
      expiresAt,
    ]);
    return { token, expiresAt };
  }

  /** Redeems a ticket; null when it is unknown, used, expired, or its session is over. */
  async redeem(token: string): Promise<Redeemed | null> {
    const [ticket] = await this.database.query<{ session_id: string; expires_at: Date }>(
      'delete from operator.tickets where id = $1 returning session_id, expires_at',
      [tokenId(token)],
    );
    if (ticket === undefined || ticket.expires_at <= this.clock.now()) return null;
    const [row] = await this.database.query<Player & Omit<Session, 'uid'> & { readonly token_id: string }>(
      `select ${playerColumns}, s.id, s.token_id, s.kind, s.last_seen_at, s.expires_at, s.proved_at from operator.sessions s
       ${joinPlayer('s.uid')} where s.id = $1 and s.ended_at is null and p.status = 'active'`,
      [ticket.session_id],
    );
    if (row === undefined || !this.sessions.isLive(row)) return null;
    const { id, token_id, kind, last_seen_at, expires_at, proved_at, ...player } = row;
    return { session: { id, uid: player.uid, kind, last_seen_at, expires_at, proved_at }, player, tokenId: token_id };
  }

  async forgetOld(): Promise<void> {
    await this.database.query('delete from operator.tickets where expires_at <= $1', [this.clock.now()]);
  }
}
