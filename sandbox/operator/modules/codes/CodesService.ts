import { createHmac, randomInt } from 'node:crypto';
import type { Sql } from '../../../database/database.ts';
import type { OperatorDeps } from '../../OperatorDeps.ts';

/** What a code is for, and for whom: an account, a contact. Codes of one purpose are useless for another. */
export interface Challenge {
  readonly purpose: 'confirm' | 'restore' | 'sign_in' | 'two_factor' | 'prove';
  readonly subject: string;
}

/** `tooEarly`: the code before may still arrive; the next can be sent in `resendSeconds`. */
export type Issued =
  | { readonly status: 'issued'; readonly code: string; readonly minutes: number; readonly resendSeconds: number }
  | { readonly status: 'tooEarly'; readonly resendSeconds: number };

export type Verdict = 'right' | 'wrong' | 'expired';

/** trust.md: single use, 10 minutes, 5 tries a challenge. */
const CODE_MINUTES = 10;
const TRIES = 5;
/** 4-14: time until another code can be requested, in seconds; told to the client. */
const RESEND_SECONDS = 60;

/** One-time codes of six digits (9-1). Only their keyed hashes are stored. */
export class CodesService {
  constructor(private readonly deps: OperatorDeps) {}

  /** Issues a new code, which ends the one before. */
  async issue(tx: Sql, challenge: Challenge): Promise<Issued> {
    const { clock } = this.deps;
    const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
    const now = clock.now();
    const rows = await tx.query(
      `insert into operator.codes as known (purpose, subject, code_hash, expires_at, resend_at, tries_left)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (purpose, subject) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at,
         resend_at = excluded.resend_at, tries_left = excluded.tries_left
       where known.resend_at <= $7
       returning purpose`,
      [
        challenge.purpose,
        challenge.subject,
        this.hash(challenge, code),
        clock.in(CODE_MINUTES * 60_000),
        clock.in(RESEND_SECONDS * 1000),
        TRIES,
        now,
      ],
    );
    if (rows.length > 0) return { status: 'issued', code, minutes: CODE_MINUTES, resendSeconds: RESEND_SECONDS };
    return { status: 'tooEarly', resendSeconds: await this.resendSeconds(tx, challenge) };
  }

  /** Seconds until another code can be requested; 0 if now. */
  async resendSeconds(sql: Sql, { purpose, subject }: Challenge): Promise<number> {
    const [row] = await sql.query<{ resend_at: Date }>(
      'select resend_at from operator.codes where purpose = $1 and subject = $2',
      [purpose, subject],
    );
    const ms = (row?.resend_at.getTime() ?? 0) - this.deps.clock.now().getTime();
    return Math.max(0, Math.ceil(ms / 1000));
  }

  /**
   * Uses up one try, and the code when it is right. The try is counted in a statement of its own, so call this outside
   * of a transaction that may be rolled back: concurrent guesses never exceed the limit.
   */
  async verify(sql: Sql, challenge: Challenge, code: string): Promise<Verdict> {
    const { purpose, subject } = challenge;
    const [row] = await sql.query<{ code_hash: string }>(
      `update operator.codes set tries_left = tries_left - 1
       where purpose = $1 and subject = $2 and tries_left > 0 and expires_at > $3 returning code_hash`,
      [purpose, subject, this.deps.clock.now()],
    );
    if (row === undefined) return 'expired';
    if (row.code_hash !== this.hash(challenge, code)) return 'wrong';
    const used = await sql.query(
      'delete from operator.codes where purpose = $1 and subject = $2 and code_hash = $3 returning purpose',
      [purpose, subject, row.code_hash],
    );
    // Another call with the same right code was first.
    return used.length > 0 ? 'right' : 'expired';
  }

  private hash({ purpose, subject }: Challenge, code: string): string {
    return createHmac('sha256', this.deps.config.codesSecret).update([purpose, subject, code].join('\n')).digest('hex');
  }
}
