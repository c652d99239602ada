import type { Sql } from '../../../database/database.ts';
import type { FileOrigin } from '../../../../src/shared/navigation/fileOrigins.ts';
import type { PlayerCall } from '../../edge/handlers.ts';
import type { OperatorCore } from '../../module.ts';
import { newToken, tokenId } from '../../sessions/tokens.ts';

/** A link is followed at once, or not at all; in ms. */
const VALID_MS = 5 * 60_000;

/** The files of one module. */
export interface FileKind {
  /** Also the throttle's name. */
  readonly kind: string;
  /** Where they are answered: `/platform/…/`. */
  readonly path: string;
  /** The page that asks for them, where a link that is over leads. */
  readonly from: FileOrigin;
  /** Links per player within the throttle's window of 15 minutes. */
  readonly most: number;
}

interface GivenLink {
  readonly path: string;
  /** ISO */
  readonly expires_at: string;
}

/** Whose file a link opens, and what it is about: what was given with it, as JSON. */
export interface TakenLink<About> {
  readonly uid: bigint;
  readonly about: About;
}

/**
 * Links to files of a player's own data. A link needs no cookie, because a messenger opens it in a browser that has
 * none: so it lives shortly, works once, and ends with the session that asked for it, with the account, and with the
 * password of before.
 */
export class FileLinks<About extends object> {
  constructor(
    private readonly core: Pick<OperatorCore, 'database' | 'clock' | 'throttle'>,
    readonly of: FileKind,
  ) {}

  /** Throws TooManyRequestsException; called before `give`, outside of a transaction, since a refusal would undo it. */
  async demandPace({ player }: Pick<PlayerCall<unknown>, 'player'>): Promise<void> {
    await this.core.throttle.hit([{ key: `${this.of.kind}:${player.uid}`, most: this.of.most }]);
  }

  /**
   * In the caller's transaction, if there is one. Of several links of one file the last one works. A link names the
   * language of the page that asked for it: a browser without a session shows in it that the link is over.
   */
  async give(
    sql: Sql,
    { player, session, siteLocale }: Pick<PlayerCall<unknown>, 'player' | 'session' | 'siteLocale'>,
    about: About,
  ): Promise<GivenLink> {
    const { clock } = this.core;
    const token = newToken();
    const expiresAt = clock.in(VALID_MS);
    const text = JSON.stringify(about);
    await sql.query(
      `update operator.file_links set expires_at = least(expires_at, $4)
       where uid = $1 and kind = $2 and about::text = $3 and taken_at is null`,
      [player.uid, this.of.kind, text, clock.now()],
    );
    await sql.query(
      `insert into operator.file_links (id, uid, session_id, kind, about, expires_at)
       values ($1, $2, $3, $4, $5::json, $6)`,
      [tokenId(token), player.uid, session.id, this.of.kind, text, expiresAt],
    );
    return { path: `${this.of.path}${token}?locale=${siteLocale}`, expires_at: expiresAt.toISOString() };
  }

  /** Once; null for a link that is wrong, used or too old, or whose session or account has ended. */
  async take(token: string): Promise<TakenLink<About> | null> {
    const { database, clock } = this.core;
    const [taken] = await database.query<TakenLink<About>>(
      `update operator.file_links l set taken_at = $3 from operator.player_facts p, operator.session_facts s
       where l.id = $1 and l.kind = $2 and l.taken_at is null and l.expires_at > $3
         and p.uid = l.uid and p.status = 'active'
         and s.id = l.session_id and s.ended_at is null and s.expires_at > $3
       returning l.uid, l.about`,
      [tokenId(token), this.of.kind, clock.now()],
    );
    return taken ?? null;
  }
}
