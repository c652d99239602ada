import { createHmac, randomBytes, randomInt } from 'node:crypto';
import type { Sql } from '../../../database/database.ts';
import type { OperatorDeps } from '../../OperatorDeps.ts';
import type { Throttle } from '../../sessions/Throttle.ts';
import { subjectOf } from './challenge.ts';
import type { Challenge, Purpose } from './challenge.ts';

/** A code as it is sent. `link` takes its place in the address of a page: it has 96 bits, and cannot be guessed. */
export interface NewCode {
  readonly code: string;
  readonly link: string;
  readonly minutes: number;
}

/** `tooEarly`: the code before may still arrive; the next can be sent in `resendSeconds`. */
export type Issued =
  | ({ readonly status: 'issued'; readonly resendSeconds: number } & NewCode)
  | { readonly status: 'tooEarly'; readonly resendSeconds: number };

export type Verdict = 'right' | 'wrong' | 'expired';

interface Hashes {
  readonly code: string;
  readonly link: string | null;
}

/** trust.md: single use, 10 minutes, 5 tries a challenge. */
const CODE_MINUTES = 10;
const TRIES = 5;
/** 4-14: time until another code can be requested, in seconds; told to the client. */
const RESEND_SECONDS = 60;
/** Bytes: 16 characters of base64url, as many as the contract takes. */
const LINK_BYTES = 12;
/** No text has this hash. */
const nothing: Hashes = { code: 'none', link: null };

/** One-time codes of six digits (9-1). Only their keyed hashes are stored. */
export class CodesService {
  constructor(
    private readonly deps: OperatorDeps,
    private readonly throttle: Pick<Throttle, 'forgive'>,
  ) {}

  /** Issues a new code, which ends the one before of the same place. `hits`: what is forgiven once the code is used. */
  issue(tx: Sql, challenge: Challenge, hits: readonly bigint[]): Promise<Issued> {
    const fresh = newCode();
    return this.store(
      tx,
      challenge,
      fresh,
      { code: this.hash(challenge, fresh.code), link: this.linkHash(fresh.link) },
      hits,
    );
  }

  /** Does and answers the same; the code is right for nothing. */
  pretend(tx: Sql, challenge: Challenge): Promise<Issued> {
    return this.store(tx, challenge, newCode(), nothing, []);
  }

  /** Seconds until another code can be requested at this place; 0 if now. */
  async resendSeconds(sql: Sql, challenge: Challenge): Promise<number> {
    const [row] = await sql.query<{ resend_at: Date }>(
      'select resend_at from operator.codes where purpose = $1 and subject = $2 and place = $3',
      keyOf(challenge),
    );
    const ms = (row?.resend_at.getTime() ?? 0) - this.deps.clock.now().getTime();
    return Math.max(0, Math.ceil(ms / 1000));
  }

  /**
   * Uses up one try of the code of this place, and the code when it is right. The try is counted in a statement of its
   * own, outside of any transaction that may be rolled back: concurrent guesses never exceed the limit.
   */
  async verify(challenge: Challenge, typed: string): Promise<Verdict> {
    const { database, clock } = this.deps;
    const key = keyOf(challenge);
    const [row] = await database.query<{ code_hash: string }>(
      `update operator.codes set tries_left = tries_left - 1
       where purpose = $1 and subject = $2 and place = $3 and tries_left > 0 and expires_at > $4 returning code_hash`,
      [...key, clock.now()],
    );
    if (row === undefined) return 'expired';
    if (row.code_hash !== this.hash(challenge, typed)) return 'wrong';
    const [used] = await database.query<{ hits: string }>(
      'delete from operator.codes where purpose = $1 and subject = $2 and place = $3 and code_hash = $4 returning hits',
      [...key, row.code_hash],
    );
    // Another call with the same right code was first.
    if (used === undefined) return 'expired';
    await this.forgive(used);
    return 'right';
  }

  /** Whether this is a live code of any place, which it then uses up. Uses up no tries: the caller limits the guesses. */
  async verifyElsewhere(challenge: Omit<Challenge, 'place'>, typed: string): Promise<boolean> {
    const { database, clock } = this.deps;
    const used = await database.query<{ hits: string }>(
      `delete from operator.codes where purpose = $1 and subject = $2 and code_hash = $3 and tries_left > 0
         and expires_at > $4 returning hits`,
      [challenge.purpose, subjectOf(challenge), this.hash(challenge, typed), clock.now()],
    );
    for (const row of used) await this.forgive(row);
    return used.length > 0;
  }

  /** Whose code a link carries, which it uses up; null unless it is live and about this. Needs no limit. */
  async verifyLink(purpose: Purpose, about: string, link: string): Promise<bigint | null> {
    const { database, clock } = this.deps;
    const [used] = await database.query<{ hits: string; uid: string }>(
      `delete from operator.codes where purpose = $1 and link_hash = $2 and expires_at > $3
         and subject = split_part(subject, ' ', 1) || ' ' || $4::text returning hits, split_part(subject, ' ', 1) as uid`,
      [purpose, this.linkHash(link), clock.now(), about],
    );
    if (used === undefined) return null;
    await this.forgive(used);
    return BigInt(used.uid);
  }

  private async store(
    tx: Sql,
    challenge: Challenge,
    fresh: NewCode,
    hashes: Hashes,
    hits: readonly bigint[],
  ): Promise<Issued> {
    const { clock } = this.deps;
    const rows = await tx.query(
      `insert into operator.codes as known
         (purpose, subject, place, code_hash, link_hash, hits, expires_at, resend_at, tries_left)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (purpose, subject, place) do update set code_hash = excluded.code_hash,
         link_hash = excluded.link_hash, hits = excluded.hits, expires_at = excluded.expires_at,
         resend_at = excluded.resend_at, tries_left = excluded.tries_left
       where known.resend_at <= $10
       returning purpose`,
      [
        ...keyOf(challenge),
        hashes.code,
        hashes.link,
        hits.join(' '),
        clock.in(CODE_MINUTES * 60_000),
        clock.in(RESEND_SECONDS * 1000),
        TRIES,
        clock.now(),
      ],
    );
    if (rows.length > 0) return { status: 'issued', ...fresh, resendSeconds: RESEND_SECONDS };
    return { status: 'tooEarly', resendSeconds: await this.resendSeconds(tx, challenge) };
  }

  /** Whoever has the code is who it was sent to: it does not count against them. */
  private forgive({ hits }: { readonly hits: string }): Promise<void> {
    return this.throttle.forgive(hits === '' ? [] : hits.split(' ').map(BigInt));
  }

  private hash({ purpose, ...whose }: Omit<Challenge, 'place'>, code: string): string {
    return this.keyed([purpose, subjectOf(whose), code]);
  }

  private linkHash(link: string): string {
    return this.keyed(['link', link]);
  }

  private keyed(parts: readonly string[]): string {
    return createHmac('sha256', this.deps.config.codesSecret).update(parts.join('\n')).digest('hex');
  }
}

const keyOf = (challenge: Challenge): readonly [string, string, string] => [
  challenge.purpose,
  subjectOf(challenge),
  challenge.place.key,
];

const newCode = (): NewCode => ({
  code: String(randomInt(0, 1_000_000)).padStart(6, '0'),
  link: randomBytes(LINK_BYTES).toString('base64url'),
  minutes: CODE_MINUTES,
});
