import type { Sql } from '../../database/database.ts';
import type { ContactType } from '../../../src/contract/base/contactTypes.ts';

/** A contact that promotions may be sent to. */
export interface Reader {
  readonly uid: bigint;
  readonly locale: string;
  readonly type: ContactType;
  readonly value: string;
}

/**
 * Confirmed contacts whose players agreed to promotions; of one player, or of all (null). Closed accounts, and players
 * who have taken a break or excluded themselves, or whose account is held, get none (trust.md), nor does a contact that
 * a new password has held: it may be an intruder's.
 */
export function findReaders(sql: Sql, only: bigint | null, now: Date): Promise<Reader[]> {
  return sql.query<Reader>(
    `select p.uid, p.locale, c.type, c.value from operator.players p
     cross join lateral (values
       ('email', p.email, p.email_confirmed_at, p.email_subscribed_at),
       ('phone', p.phone, p.phone_confirmed_at, p.phone_subscribed_at)) as c (type, value, confirmed_at, subscribed_at)
     where p.status = 'active' and (p.play_held_until is null or p.play_held_until <= $2) and ($1::bigint is null or p.uid = $1)
       and c.value is not null and c.confirmed_at is not null and c.subscribed_at is not null
       and not exists (select 1 from operator.held_entries h where h.uid = p.uid and h.kind = c.type and h.id = c.value)
       and not exists (select 1 from operator.exclusions x where x.uid = p.uid and x.until > $2)
     order by p.uid, c.type`,
    [only, now],
  );
}
