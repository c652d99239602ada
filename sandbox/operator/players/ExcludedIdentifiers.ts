import type { ContactType } from '../../../src/contract/base/contactTypes.ts';
import type { Database, Sql } from '../../database/database.ts';
import { invalidField } from '../OperatorError.ts';
import type { SandboxClock } from '../SandboxClock.ts';
import { excludedError, exclusionOf, insertExclusion } from './Exclusions.ts';
import type { Exclusion } from './Exclusions.ts';
import { readPlayer } from './findPlayer.ts';
import { canonicalEmail, identifierHasher, personIdentifiers } from './identifiers.ts';
import type { Identifier, IdentifierKind, KeptIdentifier } from './identifiers.ts';

interface Service {
  readonly issuer: string;
  readonly subject: string;
}

interface Match extends Exclusion {
  /** By which kind of identifier the person was known again. */
  readonly by: IdentifierKind;
}

const telegramIdentifier = (id: bigint): Identifier => ({ kind: 'telegram', value: String(id) });
const serviceIdentifier = ({ issuer, subject }: Service): Identifier => ({
  kind: 'service',
  value: `${issuer} ${subject}`,
});
const contactIdentifier = (type: ContactType, value: string): Identifier => ({
  kind: type,
  value: type === 'email' ? canonicalEmail(value) : value,
});

/**
 * Who has excluded themselves, kept apart from their accounts: a new account, another contact or an unlinked messenger
 * leaves no exclusion (docs/decisions/excluded-identifiers.md). Only hashes are stored, as long as the exclusion lasts.
 */
export class ExcludedIdentifiers {
  private readonly hashed: (identifiers: readonly Identifier[]) => KeptIdentifier[];

  constructor(
    private readonly database: Database,
    private readonly clock: Pick<SandboxClock, 'now'>,
    secret: string,
  ) {
    this.hashed = identifierHasher(secret);
  }

  /** Keeps all that the player is known by now, beside what was kept before. */
  async keep(tx: Sql, uid: bigint): Promise<void> {
    await this.insert(tx, uid, this.hashed(await identifiersOf(tx, uid)), null);
  }

  /** A Telegram user or a service is taken from the account: an exclusion that comes later still knows them by it. */
  async keepLeft(tx: Sql, uid: bigint, left: { readonly telegramId: bigint } | Service): Promise<void> {
    const identifier = 'telegramId' in left ? telegramIdentifier(left.telegramId) : serviceIdentifier(left);
    await this.insert(tx, uid, this.hashed([identifier]), this.clock.now());
  }

  /** For exclusions that began before identifiers were kept. */
  async keepEarlier(): Promise<void> {
    const rows = await this.database.query<{ uid: bigint }>(
      `select distinct uid from operator.exclusions e where until > $1
       and not exists (select 1 from operator.excluded_identifiers i where i.uid = e.uid and i.left_at is null)`,
      [this.clock.now()],
    );
    for (const { uid } of rows) await this.database.transaction((tx) => this.keep(tx, uid));
  }

  /** Deletes what belongs to no exclusion in force. */
  async forgetOver(): Promise<void> {
    await this.database.query(
      `delete from operator.excluded_identifiers i where left_at is null
       and not exists (select 1 from operator.exclusions e where e.uid = i.uid and e.until > $1)`,
      [this.clock.now()],
    );
  }

  /**
   * Refuses a new account of somebody who has excluded themselves in another, as a sign-in there is refused. An address
   * or a number that nobody has confirmed is only taken: whoever types a stranger's learns nothing of their exclusion.
   * `vouched`: an address that a service has verified, stored or not.
   */
  async demandNew(tx: Sql, uid: bigint, vouched: string | null = null): Promise<void> {
    const player = await readPlayer(tx, uid);
    const identifiers = await identifiersOf(tx, uid);
    if (vouched !== null) identifiers.push(contactIdentifier('email', vouched));
    const matches = await this.matches(tx, identifiers, uid);
    const isProven = ({ by }: Match) => {
      if (by === 'phone') return player.phone_confirmed_at !== null;
      return by !== 'email' || vouched !== null || player.email_confirmed_at !== null;
    };
    const proven = matches.find(isProven);
    if (proven !== undefined) throw excludedError(proven);
    if (matches.some(({ by }) => by === 'email')) throw invalidField('email', 'emailTaken');
    if (matches.length > 0) throw invalidField('phone', 'phoneTaken');
  }

  /** Whether a contact is kept of somebody else who has excluded themselves: nobody gets it meanwhile. */
  async hasContact(sql: Sql, uid: bigint, type: ContactType, value: string): Promise<boolean> {
    return (await this.matches(sql, [contactIdentifier(type, value)], uid)).length > 0;
  }

  /** Refuses a Telegram user who is, or was, that of another player who has excluded themselves. */
  async demandTelegram(sql: Sql, uid: bigint, telegramId: bigint): Promise<void> {
    const [match] = await this.matches(sql, [telegramIdentifier(telegramId)], uid);
    if (match !== undefined) throw excludedError(match);
  }

  /**
   * The account has got a name or a birth date, in `tx`. If they are those of an excluded person, it gets the same
   * exclusion, which is returned; the caller ends its sessions, and refuses once the transaction is stored.
   */
  async cover(tx: Sql, uid: bigint): Promise<Exclusion | null> {
    const now = this.clock.now();
    const [match] = await this.matches(tx, personIdentifiers(await readPlayer(tx, uid)), uid);
    const own = await exclusionOf(tx, uid, now);
    if (match === undefined || (own !== null && own.until >= match.until)) return null;
    await insertExclusion(tx, uid, match, { now, identifiers: this });
    return match;
  }

  private async insert(tx: Sql, uid: bigint, kept: readonly KeptIdentifier[], leftAt: Date | null): Promise<void> {
    await tx.query(
      `insert into operator.excluded_identifiers (uid, kind, key, left_at)
       select $1, kind, key, $4 from unnest($2::text[], $3::text[]) as i (kind, key)
       on conflict (key, uid) do nothing`,
      [uid, kept.map(({ kind }) => kind), kept.map(({ key }) => key), leftAt],
    );
  }

  /** Exclusions in force of others with one of these; the longest first. A name does not count for a day's break. */
  private matches(sql: Sql, identifiers: readonly Identifier[], except: bigint): Promise<Match[]> {
    return sql.query<Match>(
      `select i.kind as by, e.kind, e.until from operator.excluded_identifiers i
       join operator.exclusions e on e.uid = i.uid and e.until > $2
       where i.key = any($1::text[]) and i.uid <> $3 and (i.kind <> 'person' or e.kind <> 'break')
       order by e.until desc`,
      [this.hashed(identifiers).map(({ key }) => key), this.clock.now(), except],
    );
  }
}

/** All that a player is known by. */
async function identifiersOf(sql: Sql, uid: bigint): Promise<Identifier[]> {
  const player = await readPlayer(sql, uid);
  const { email, phone, telegram_id: telegramId } = player;
  const services = await sql.query<Service>(
    'select issuer, subject from operator.social_identity_facts where uid = $1',
    [uid],
  );
  return [
    ...(telegramId === null ? [] : [telegramIdentifier(telegramId)]),
    ...services.map(serviceIdentifier),
    ...(email === null ? [] : [contactIdentifier('email', email)]),
    ...(phone === null ? [] : [contactIdentifier('phone', phone)]),
    ...personIdentifiers(player),
  ];
}
