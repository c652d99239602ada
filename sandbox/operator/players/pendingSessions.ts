import { contactTypes } from '../../../src/contract/base/contactTypes.ts';
import type { ContactType } from '../../../src/contract/base/contactTypes.ts';
import type { Sql } from '../../database/database.ts';

const none: Readonly<Record<ContactType, string>> = {
  email: 'pending_email = null, pending_email_session = null',
  phone: `pending_phone = null, pending_phone_country_code = '', pending_phone_session = null`,
};

/** Ends the wait for contacts that a session, or all open ones of a player, have added. Asked before they end. */
export async function dropPendingOf(sql: Sql, column: 'id' | 'uid', value: string | bigint): Promise<void> {
  for (const type of contactTypes)
    await sql.query(
      `update operator.players set ${none[type]} where pending_${type}_session in
         (select id from operator.session_facts where ${column} = $1 and ended_at is null)`,
      [value],
    );
}

/** A session goes on as another one of its player, with what it has added. */
export async function movePending(tx: Sql, fromId: string, toId: string): Promise<void> {
  for (const type of contactTypes)
    for (const column of [`pending_${type}_session`, `${type}_session`])
      await tx.query(
        `update operator.players set ${column} = $2
         where uid = (select uid from operator.session_facts where id = $1) and ${column} = $1`,
        [fromId, toId],
      );
}
