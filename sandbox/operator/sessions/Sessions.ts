import type { Database, Sql } from '../../database/database.ts';
import { onlyRow } from '../../database/database.ts';
import type { SandboxClock } from '../SandboxClock.ts';
import { demandNotExcluded } from '../players/Exclusions.ts';
import type { Entry } from '../players/heldEntries.ts';
import { dropPendingOf, movePending } from '../players/pendingSessions.ts';
import { joinPlayer, playerColumns } from '../players/player.ts';
import type { Player } from '../players/player.ts';
import { lifetimes } from './session.ts';
import type { ListedSession, Session, SessionKind } from './session.ts';
import { newToken, tokenId } from './tokens.ts';
import { TOUCH_EVERY_MS } from './noteActivity.ts';

/** Payload: the id of a session that has ended and why; its sockets are closed. */
export const SESSIONS_CHANNEL = 'croupier_sessions';

/** Where a caller comes from: its address as a hash, and its browser's name for itself. */
export interface Device {
  readonly addressHash: string;
  readonly userAgent: string;
}

export interface NewSession extends Device {
  readonly uid: bigint;
  readonly kind: SessionKind;
  /** The way in that opens it: removed, it takes the session along. Null for a password, and for one that goes on. */
  readonly entry: Entry | null;
  /** When it ends at the latest; set from the kind's lifetime when not given. */
  readonly expiresAt?: Date;
  /** When its player proved who they are; now when not given. */
  readonly provedAt?: Date;
}

/** How long an address or a device stays known, in ms. */
const KNOWN_MS = 30 * 24 * 3_600_000;

/** A browser that has updated itself is the same device. */
const withoutVersions = (userAgent: string): string => userAgent.replaceAll(/\/\d[\d.]*/g, '/');

export interface Opened {
  readonly session: Session;
  /** Sent to the client once; only its hash is stored. */
  readonly token: string;
}

export interface SignedIn {
  readonly session: Session;
  readonly player: Player;
}

/** Sessions are stored in the database, so that every replica has them and logging out ends them on all replicas. */
export class Sessions {
  constructor(
    private readonly database: Database,
    private readonly clock: SandboxClock,
  ) {}

  /** Opens a session under a new id inside of `tx`. Refused while the player has excluded themselves. */
  async open(tx: Sql, { uid, kind, entry, addressHash, userAgent, expiresAt, provedAt }: NewSession): Promise<Opened> {
    await demandNotExcluded(tx, uid, this.clock);
    const token = newToken();
    const now = this.clock.now();
    const expires = expiresAt ?? this.clock.in(lifetimes[kind].absoluteMs);
    const proved = provedAt ?? now;
    const session = { id: tokenId(token), uid, kind, last_seen_at: now, expires_at: expires, proved_at: proved };
    await tx.query(
      `insert into operator.sessions (id, token_id, uid, kind, address_hash, user_agent, created_at, last_seen_at, expires_at, reality_checked_at, proved_at, entry_kind, entry_id)
       values ($1, $1, $2, $3, $4, $5, $6, $6, $7, $6, $8, $9, $10)`,
      [session.id, uid, kind, addressHash, userAgent, now, expires, proved, entry?.kind ?? null, entry?.id ?? null],
    );
    return { session, token };
  }

  /** The live session of a token and its player, or null. Counts as activity. */
  async find(token: string): Promise<SignedIn | null> {
    const [row] = await this.database.query<Player & Omit<Session, 'uid'> & { ended_at: Date | null }>(
      `select ${playerColumns}, s.id, s.kind, s.last_seen_at, s.expires_at, s.proved_at from operator.sessions s
       ${joinPlayer('s.uid')} where s.token_id = $1 and s.ended_at is null`,
      [tokenId(token)],
    );
    if (row === undefined) return null;
    const { id: sessionId, kind, last_seen_at, expires_at, proved_at, ...player } = row;
    const session: Session = { id: sessionId, uid: player.uid, kind, last_seen_at, expires_at, proved_at };
    if (!this.isLive(session)) return null;
    if (this.clock.now().getTime() - last_seen_at.getTime() > TOUCH_EVERY_MS)
      await this.touch(this.database, sessionId);
    return { session, player };
  }

  async touch(sql: Sql, id: string): Promise<void> {
    await sql.query('update operator.sessions set last_seen_at = $2 where id = $1', [id, this.clock.now()]);
  }

  isLive(session: Pick<Session, 'kind' | 'last_seen_at' | 'expires_at'>): boolean {
    const now = this.clock.now().getTime();
    return now < session.expires_at.getTime() && now < session.last_seen_at.getTime() + lifetimes[session.kind].idleMs;
  }

  /** Those sessions that are still live, with their tokens' ids; called at every heartbeat of the sockets. */
  async liveAmong(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.database.query<Session & { readonly token_id: string }>(
      `select s.id, s.token_id, s.kind, s.last_seen_at, s.expires_at from operator.sessions s join operator.player_facts p on p.uid = s.uid where s.id = any($1::text[]) and s.ended_at is null and p.status = 'active'`,
      [ids],
    );
    return new Map(rows.filter((row) => this.isLive(row)).map((row) => [row.id, row.token_id]));
  }

  /** When the session began, and when its player last acknowledged a reality check. */
  async times(sql: Sql, id: string): Promise<{ readonly created_at: Date; readonly reality_checked_at: Date }> {
    return onlyRow(
      await sql.query<{ created_at: Date; reality_checked_at: Date }>(
        'select created_at, reality_checked_at from operator.sessions where id = $1',
        [id],
      ),
    );
  }

  /**
   * From now on another token stands for the session: whoever has a copy of the one before is out. Sockets that were opened
   * by it are closed at the next heartbeat, when the caller has the new one.
   */
  async renew(tx: Sql, id: string): Promise<string> {
    const token = newToken();
    await tx.query('update operator.sessions set token_id = $2 where id = $1', [id, tokenId(token)]);
    await tx.query('delete from operator.tickets where session_id = $1', [id]);
    return token;
  }

  /** Its player has proved who they are. Never earlier than what is stored. */
  async noteProof(sql: Sql, id: string, at: Date): Promise<void> {
    await sql.query('update operator.sessions set proved_at = greatest(proved_at, $2) where id = $1', [id, at]);
  }

  /** As if the player had proved who they are long ago, in this session. */
  async ageProof(tx: Sql, id: string): Promise<void> {
    await tx.query(`update operator.sessions set proved_at = 'epoch' where id = $1`, [id]);
  }

  /**
   * A session that only replaces another, after a reload or on another device, does not begin anew: session limit and
   * reality check go on, its player's last proof and the way in are those before, and a contact that it has added goes on
   * waiting.
   */
  async continueTimes(tx: Sql, fromId: string, toId: string): Promise<void> {
    await tx.query(
      `update operator.sessions s set created_at = o.created_at, reality_checked_at = o.reality_checked_at, proved_at = o.proved_at,
         entry_kind = o.entry_kind, entry_id = o.entry_id
       from operator.sessions o where o.id = $1 and s.id = $2`,
      [fromId, toId],
    );
    await movePending(tx, fromId, toId);
  }

  /**
   * A session goes on in another one of its player that is open already, without ending: neither begins anew by that. Session
   * limit and reality check follow the earlier times of both, the proof is the later one.
   */
  async joinTimes(tx: Sql, fromId: string, toId: string): Promise<void> {
    await tx.query(
      `update operator.sessions s set created_at = least(s.created_at, o.created_at),
         reality_checked_at = least(s.reality_checked_at, o.reality_checked_at), proved_at = greatest(s.proved_at, o.proved_at)
       from operator.sessions o where o.id = $1 and s.id = $2`,
      [fromId, toId],
    );
  }

  async noteRealityCheck(sql: Sql, id: string): Promise<void> {
    await sql.query('update operator.sessions set reality_checked_at = $2 where id = $1', [id, this.clock.now()]);
  }

  end(sql: Sql, id: string, reason: string): Promise<void> {
    return this.endWhere(sql, 'id', id, reason);
  }

  /** Ends all sessions of a player (self-exclusion, a changed password). */
  endAll(sql: Sql, uid: bigint, reason: string): Promise<void> {
    return this.endWhere(sql, 'uid', uid, reason);
  }

  /** Ends all sessions of a player but one: the other devices. */
  async endOthers(sql: Sql, uid: bigint, keptId: string, reason: string): Promise<void> {
    const rows = await sql.query<{ id: string }>(
      'select id from operator.sessions where uid = $1 and id <> $2 and ended_at is null',
      [uid, keptId],
    );
    for (const { id } of rows) await this.end(sql, id, reason);
  }

  /** Ends what a way in has opened, since it is removed, but for the session in which its player removes it. */
  async endEntered(tx: Sql, uid: bigint, { kind, id }: Entry, keptId: string | null): Promise<void> {
    const rows = await tx.query<{ id: string }>(
      `select id from operator.sessions
       where uid = $1 and entry_kind = $2 and entry_id = $3 and id is distinct from $4 and ended_at is null`,
      [uid, kind, id, keptId],
    );
    for (const row of rows) await this.end(tx, row.id, 'unlinked');
  }

  /** A player's live sessions, the latest activity first. */
  async listLive(uid: bigint): Promise<readonly ListedSession[]> {
    const rows = await this.database.query<ListedSession>(
      `select id, uid, kind, user_agent, created_at, last_seen_at, expires_at, proved_at from operator.sessions
       where uid = $1 and ended_at is null and expires_at > $2 order by last_seen_at desc, created_at desc`,
      [uid, this.clock.now()],
    );
    return rows.filter((row) => this.isLive(row));
  }

  /** Whether the player has signed in with this browser from this address in the last 30 days. */
  async isKnownDevice(sql: Sql, uid: bigint, { addressHash, userAgent }: Device): Promise<boolean> {
    const rows = await sql.query<{ user_agent: string }>(
      'select distinct user_agent from operator.sessions where uid = $1 and address_hash = $2 and created_at > $3',
      [uid, addressHash, this.clock.in(-KNOWN_MS)],
    );
    return rows.some((row) => withoutVersions(row.user_agent) === withoutVersions(userAgent));
  }

  /** Whether the session was opened with this browser from this address. */
  async isOf(sql: Sql, id: string, { addressHash, userAgent }: Device): Promise<boolean> {
    const [row] = await sql.query<{ user_agent: string }>(
      'select user_agent from operator.sessions where id = $1 and address_hash = $2',
      [id, addressHash],
    );
    return row !== undefined && withoutVersions(row.user_agent) === withoutVersions(userAgent);
  }

  /** Whether the player has recently signed in from this address: such an address has its own throttle. */
  async isKnownAddress(uid: bigint, addressHash: string): Promise<boolean> {
    const rows = await this.database.query(
      'select 1 from operator.sessions where uid = $1 and address_hash = $2 and created_at > $3 limit 1',
      [uid, addressHash, this.clock.in(-KNOWN_MS)],
    );
    return rows.length > 0;
  }

  /** With the contacts that they have added and nobody has confirmed: an intruder's must not outlive their session. */
  private async endWhere(sql: Sql, column: 'id' | 'uid', value: string | bigint, reason: string): Promise<void> {
    // First, since players are locked before sessions.
    await dropPendingOf(sql, column, value);
    await sql.query(
      `with ended as (update operator.sessions set ended_at = $2, end_reason = $3 where ${column} = $1 and ended_at is null returning id)
       select pg_notify('${SESSIONS_CHANNEL}', id || ' ' || $3) from ended`,
      [value, this.clock.now(), reason],
    );
  }
}
