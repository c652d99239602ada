import { contactTypes } from '../../../../../src/contract/base/contactTypes.ts';
import type { ContactType } from '../../../../../src/contract/base/contactTypes.ts';
import type { Sql } from '../../../../database/database.ts';
import { setSubscribed } from '../../../players/contacts.ts';
import { findPlayer } from '../../../players/findPlayer.ts';

export type ConsentSource = 'registration' | 'profile' | 'link' | 'contact_changed' | 'account_closed';

export interface OwnContact {
  readonly type: ContactType;
  /** As stored: lower case, or digits with the country code. */
  readonly value: string;
}

/** Records a yes for each contact that the player is subscribed with. */
export async function recordConsents(tx: Sql, uid: bigint, source: ConsentSource, at: Date): Promise<void> {
  const player = await findPlayer(tx, uid);
  for (const type of contactTypes) {
    const contact = player?.[type] ?? null;
    if (contact !== null && player?.[`${type}_subscribed_at`] !== null)
      await insertConsent(tx, uid, { type, value: contact }, { isOn: true, source, at });
  }
}

async function insertConsent(
  tx: Sql,
  uid: bigint,
  { type, value }: OwnContact,
  { isOn, source, at }: Change,
): Promise<void> {
  await tx.query(
    `insert into operator.subscription_consents (uid, type, contact, is_on, source, at) values ($1, $2, $3, $4, $5, $6)`,
    [uid, type, value, isOn, source, at],
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
  if (!(await setSubscribed(tx, uid, { type, value }, { isOn, at }))) return false;
  await insertConsent(tx, uid, { type, value }, { isOn, source, at });
  return true;
}
