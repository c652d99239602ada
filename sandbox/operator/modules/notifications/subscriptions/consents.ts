import type { Sql } from '../../../../database/database.ts';

export type ContactType = 'email' | 'phone';
export type ConsentSource = 'registration' | 'profile' | 'link' | 'contact_changed' | 'account_closed';

export interface OwnContact {
  readonly type: ContactType;
  /** As stored: lower case, or digits with the country code. */
  readonly value: string;
}

/** Records a yes for each contact that the player is subscribed with. */
export async function recordConsents(tx: Sql, uid: bigint, source: ConsentSource, at: Date): Promise<void> {
  await tx.query(
    `insert into operator.subscription_consents (uid, type, contact, is_on, source, at)
     select p.uid, c.type, c.contact, true, $2, $3 from operator.players p
     cross join lateral (values ('email', p.email, p.email_subscribed_at), ('phone', p.phone, p.phone_subscribed_at))
       as c (type, contact, subscribed_at)
     where p.uid = $1 and c.contact is not null and c.subscribed_at is not null`,
    [uid, source, at],
  );
}

interface Change {
  readonly isOn: boolean;
  readonly source: ConsentSource;
  readonly at: Date;
}

/** Sets the subscription of a present contact and records it; false if it stood so, or the contact is not the player's. */
export async function setSubscription(
  tx: Sql,
  uid: bigint,
  { type, value }: OwnContact,
  { isOn, source, at }: Change,
): Promise<boolean> {
  const changed = await tx.query(
    `update operator.players set ${type}_subscribed_at = case when $3 then $4::timestamptz end
     where uid = $1 and ${type} = $2 and (${type}_subscribed_at is not null) <> $3 returning uid`,
    [uid, value, isOn, at],
  );
  if (changed.length === 0) return false;
  await tx.query(
    `insert into operator.subscription_consents (uid, type, contact, is_on, source, at) values ($1, $2, $3, $4, $5, $6)`,
    [uid, type, value, isOn, source, at],
  );
  return true;
}
