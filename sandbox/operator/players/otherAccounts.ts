import type { Sql } from '../../database/database.ts';
import { parseCalendarDate, shownCalendarDate } from '../../../src/shared/dates/calendarDate.ts';
import { isOfPerson } from './identifiers.ts';
import type { IdentifierKind } from './identifiers.ts';
import { identifiersOf } from './knownIdentifiers.ts';
import type { Known } from './knownIdentifiers.ts';
import { playerColumns } from './player.ts';
import type { Player } from './player.ts';
import type { HoldCause } from './playHolds.ts';

export interface OtherAccounts {
  /** Of the same Telegram user, service or contact, proven there and here. */
  readonly proven: ReadonlySet<bigint>;
  /**
   * Of the same name and birth date, of the same document, or of a contact that is proven here and not there, and by which
   * of them: they may be a stranger's.
   */
  readonly alike: ReadonlyMap<bigint, HoldCause>;
}

/** The mailbox as the index `players_mailbox` has it: coarser than `canonicalEmail`, which decides. */
const coarseMailbox = (email: string): string => (email.split('@')[0]?.split('+')[0] ?? '').replaceAll('.', '');
/** The end of a number, as the index `players_phone_end` has it. */
const PHONE_END = 7;

/** The day of a person's identifier, in the forms in which a profile may have it. */
function datesOf(person: string): readonly string[] {
  const day = person.split(' ')[0] ?? '';
  const date = parseCalendarDate(day);
  return date === null ? [] : [day, shownCalendarDate(date)];
}

const valuesOf = (known: readonly Known[], kind: IdentifierKind): string[] =>
  known.filter((one) => one.kind === kind).map(({ value }) => value);

/** Accounts that may be known by one of these: more than are. Those that are closed can be opened again. */
function findCandidates(sql: Sql, uid: bigint, known: readonly Known[]): Promise<Player[]> {
  // What the player has not proven reaches no other account.
  const proven = known.filter(({ isProven }) => isProven);
  const services = valuesOf(proven, 'service').map((value) => value.split(' '));
  return sql.query<Player>(
    `select ${playerColumns} from operator.players p
     where p.uid <> $1 and (p.telegram_id = any($2::bigint[])
       or (p.birth_date <> '' and p.birth_date = any($3::text[]))
       or replace(split_part(split_part(lower(p.email), '@', 1), '+', 1), '.', '') = any($4::text[])
       or right(p.phone, ${PHONE_END}) = any($5::text[])
       or (p.document_key <> '' and p.document_key = any($8::text[]))
       or p.uid in (select f.uid from operator.social_identity_facts f
         join unnest($6::text[], $7::text[]) as s (issuer, subject) on f.issuer = s.issuer and f.subject = s.subject))
     order by p.uid`,
    [
      uid,
      valuesOf(proven, 'telegram'),
      [...new Set(valuesOf(known, 'person').flatMap(datesOf))],
      valuesOf(proven, 'email').map(coarseMailbox),
      valuesOf(proven, 'phone').map((phone) => phone.slice(-PHONE_END)),
      services.map(([issuer = '']) => issuer),
      services.map(([, ...subject]) => subject.join(' ')),
      valuesOf(known, 'document'),
    ],
  );
}

/** Which other accounts the player has, or may have, by what they are known by now and were known by before. */
export async function otherAccounts(sql: Sql, uid: bigint, known: readonly Known[]): Promise<OtherAccounts> {
  const [proven, alike] = [new Set<bigint>(), new Map<bigint, HoldCause>()];
  const own = new Map(known.map((one) => [`${one.kind} ${one.value}`, one]));
  for (const other of await findCandidates(sql, uid, known)) {
    for (const { kind, value, isProven } of await identifiersOf(sql, other)) {
      const same = own.get(`${kind} ${value}`);
      if (same === undefined) continue;
      if (same.isProven && isProven) proven.add(other.uid);
      else if (isOfPerson(kind)) alike.set(other.uid, kind);
      else if (same.isProven && (kind === 'email' || kind === 'phone') && !alike.has(other.uid))
        alike.set(other.uid, kind);
    }
  }
  return { proven, alike };
}
