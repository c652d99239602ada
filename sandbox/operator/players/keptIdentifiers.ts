import type { Sql } from '../../database/database.ts';
import { openText, sealText } from '../sealedText.ts';
import type { SealKey } from '../sealedText.ts';
import type { Exclusion } from './Exclusions.ts';
import { identifierHasher } from './identifiers.ts';
import type { Identifier, IdentifierKind } from './identifiers.ts';
import type { Known } from './knownIdentifiers.ts';

/** An exclusion in force of somebody who is known by the same. */
export interface Match extends Exclusion {
  readonly uid: bigint;
  /** By which kind of identifier the person was known again. */
  readonly by: IdentifierKind;
  /** Whether the excluded player has proven that it is theirs. */
  readonly is_proven: boolean;
}

/** What an account was known by, of another one. */
export interface LeftBy {
  readonly uid: bigint;
  readonly kind: IdentifierKind;
  readonly is_proven: boolean;
}

/**
 * The stored identifiers: keyed hashes, which tell nothing without the setting's secret. One that was left is there a
 * second time, encrypted: an exclusion that comes later finds by it whose it is now.
 */
export class KeptIdentifiers {
  private readonly hashed: ReturnType<typeof identifierHasher>;

  constructor(private readonly secret: string) {
    this.hashed = identifierHasher(secret);
  }

  /** `leftAt`: since when the account is known by them no more; null for one that is. */
  async insert(tx: Sql, uid: bigint, known: readonly Known[], leftAt: Date | null): Promise<void> {
    const key = this.sealKey(uid);
    await tx.query(
      `insert into operator.excluded_identifiers as i (uid, kind, key, is_proven, sealed, left_at)
       select $1, kind, key, is_proven, sealed, $6
       from unnest($2::text[], $3::text[], $4::boolean[], $5::text[]) as k (kind, key, is_proven, sealed)
       on conflict (key, uid) do update set is_proven = i.is_proven or excluded.is_proven,
         sealed = coalesce(i.sealed, excluded.sealed), left_at = coalesce(i.left_at, excluded.left_at)`,
      [
        uid,
        known.map(({ kind }) => kind),
        this.keys(known),
        known.map(({ isProven }) => String(isProven)),
        known.map(({ value }) => (leftAt === null ? null : sealText(key, value))),
        leftAt,
      ],
    );
  }

  /** What the account was known by before; without rows of the time when only hashes were kept. */
  async leftOf(sql: Sql, uid: bigint): Promise<Known[]> {
    const rows = await sql.query<{ kind: IdentifierKind; is_proven: boolean; sealed: string }>(
      `select kind, is_proven, sealed from operator.excluded_identifiers
       where uid = $1 and left_at is not null and sealed is not null`,
      [uid],
    );
    const key = this.sealKey(uid);
    return rows.map(({ kind, is_proven: isProven, sealed }) => ({ kind, value: openText(key, sealed), isProven }));
  }

  /** Which other accounts were known by one of these, or by what this one was known by. */
  leftByOthers(sql: Sql, uid: bigint, known: readonly Known[]): Promise<LeftBy[]> {
    return sql.query<LeftBy>(
      `select i.uid, i.kind, own.is_proven and i.is_proven as is_proven from (
         select key, is_proven from unnest($2::text[], $3::boolean[]) as k (key, is_proven)
         union all select key, is_proven from operator.excluded_identifiers where uid = $1 and left_at is not null) own
       join operator.excluded_identifiers i on i.key = own.key
       where i.uid <> $1 and i.left_at is not null`,
      [uid, this.keys(known), known.map(({ isProven }) => String(isProven))],
    );
  }

  /** Exclusions in force of others with one of these; the longest first. For a day's break no name or document counts. */
  matches(sql: Sql, identifiers: readonly Identifier[], except: bigint, now: Date): Promise<Match[]> {
    return sql.query<Match>(
      `select i.uid, i.kind as by, i.is_proven, e.kind, e.until from operator.excluded_identifiers i
       join operator.exclusions e on e.uid = i.uid and e.until > $2
       where i.key = any($1::text[]) and i.uid <> $3 and (i.kind not in ('person', 'document') or e.kind <> 'break')
       order by e.until desc`,
      [this.keys(identifiers), now, except],
    );
  }

  private keys(identifiers: readonly Identifier[]): string[] {
    return this.hashed(identifiers).map(({ key }) => key);
  }

  private sealKey(uid: bigint): SealKey {
    return { secret: this.secret, purpose: 'croupier left identifiers', record: String(uid) };
  }
}
