import type { Sql } from '../../database/database.ts';
import { canonicalEmail, personIdentifiers } from './identifiers.ts';
import type { Player } from './player.ts';

/** What shows whose an account is, beside the ways in, of which each belongs to one account. */
type Known = Pick<Player, 'uid' | 'email' | 'email_confirmed_at' | 'first_name' | 'last_name' | 'birth_date'>;

export interface OtherAccounts {
  /** Of the same mailbox, confirmed there and here. */
  readonly proven: readonly bigint[];
  /** Of the same name and birth date, or of a mailbox that somebody has not confirmed: they may be a stranger's. */
  readonly alike: readonly bigint[];
}

/** The mailbox as the index `players_mailbox` has it: coarser than `canonicalEmail`, which decides. */
const coarseMailbox = (email: string): string => (email.split('@')[0]?.split('+')[0] ?? '').replaceAll('.', '');

/** Which other accounts the player has, or may have; those that are closed can be opened again. */
export async function otherAccounts(sql: Sql, player: Player): Promise<OtherAccounts> {
  const mailbox = player.email === null ? null : canonicalEmail(player.email);
  const found = await sql.query<Known>(
    `select uid, email, email_confirmed_at, first_name, last_name, birth_date from operator.players
     where uid <> $1 and ((birth_date <> '' and birth_date = $2)
       or replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') = $3)
     order by uid`,
    [player.uid, player.birth_date, mailbox === null ? null : coarseMailbox(mailbox)],
  );
  const names = new Set(personIdentifiers(player).map(({ value }) => value));
  const isSameMailbox = ({ email }: Known) => email !== null && canonicalEmail(email) === mailbox;
  const isProven = (other: Known) =>
    isSameMailbox(other) && other.email_confirmed_at !== null && player.email_confirmed_at !== null;
  const isAlike = (other: Known) =>
    isSameMailbox(other) || personIdentifiers(other).some(({ value }) => names.has(value));
  return {
    proven: found.filter(isProven).map(({ uid }) => uid),
    alike: found.filter((other) => !isProven(other) && isAlike(other)).map(({ uid }) => uid),
  };
}
