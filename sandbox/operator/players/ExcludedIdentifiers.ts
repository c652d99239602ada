import type { ContactType } from '../../../src/contract/base/contactTypes.ts';
import type { Database, Sql } from '../../database/database.ts';
import { invalidField, OperatorError } from '../OperatorError.ts';
import { canonicalNumber } from '../market/phones.ts';
import type { SandboxClock } from '../SandboxClock.ts';
import { excludedError, insertExclusion } from './Exclusions.ts';
import type { Exclusion } from './Exclusions.ts';
import { readPlayer } from './findPlayer.ts';
import { canonicalEmail, identifierHasher, personIdentifiers } from './identifiers.ts';
import type { Identifier, IdentifierKind, KeptIdentifier, Named } from './identifiers.ts';
import { otherAccounts } from './otherAccounts.ts';
import type { Player } from './player.ts';

interface Service {
  readonly issuer: string;
  readonly subject: string;
}

interface LeftContact {
  readonly type: ContactType;
  readonly value: string;
}

/** What a player was known by until now: a Telegram user, a service, a confirmed contact, a name with its birth date. */
type Left = { readonly telegramId: bigint } | Service | LeftContact | Named;

interface Match extends Exclusion {
  /** By which kind of identifier the person was known again. */
  readonly by: IdentifierKind;
}

/** 1: numbers in international form, domains in ASCII. A higher one is kept anew for all exclusions in force. */
const KEPT_FORM = 1;

const telegramIdentifier = (id: bigint): Identifier => ({ kind: 'telegram', value: String(id) });
const serviceIdentifier = ({ issuer, subject }: Service): Identifier => ({
  kind: 'service',
  value: `${issuer} ${subject}`,
});
const contactIdentifier = (type: ContactType, value: string): Identifier => ({
  kind: type,
  value: type === 'email' ? canonicalEmail(value) : canonicalNumber(value),
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
    await tx.query('update operator.exclusions set kept_form = $2 where uid = $1 and kept_form < $2', [uid, KEPT_FORM]);
  }

  /** The account is known by this no more: an exclusion that comes later still knows its player by it. */
  async keepLeft(tx: Sql, uid: bigint, left: Left): Promise<void> {
    await this.insert(tx, uid, this.hashed(identifiersLeft(left)), this.clock.now());
  }

  /**
   * Excludes the player, with all other accounts that are proven theirs; those that may be theirs are held. A day's break
   * holds nobody. Returns the accounts that are excluded, whose sessions and deposits the caller ends.
   */
  async exclude(tx: Sql, uid: bigint, exclusion: Exclusion): Promise<readonly bigint[]> {
    const { proven, alike } = await otherAccounts(tx, await readPlayer(tx, uid));
    const excluded = [uid, ...proven].toSorted((left, right) => (left < right ? -1 : 1));
    for (const one of excluded) await insertExclusion(tx, one, exclusion, { now: this.clock.now(), identifiers: this });
    if (exclusion.kind !== 'break') for (const one of alike) await this.hold(tx, one, exclusion.until);
    return excluded;
  }

  /** For exclusions that began before identifiers were kept, or while their spellings were told apart. */
  async keepEarlier(): Promise<void> {
    const rows = await this.database.query<{ uid: bigint }>(
      `select distinct uid from operator.exclusions e where until > $1
       and (e.kept_form < $2
         or not exists (select 1 from operator.excluded_identifiers i where i.uid = e.uid and i.left_at is null))`,
      [this.clock.now(), KEPT_FORM],
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
    if (proven?.by === 'person') throw personRefused();
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

  /** The account has got a name or a birth date, in `tx`. If they are those of an excluded person, it is held. */
  async holdIfAlike(tx: Sql, uid: bigint): Promise<void> {
    const [match] = await this.matches(tx, personIdentifiers(await readPlayer(tx, uid)), uid);
    if (match !== undefined) await this.hold(tx, uid, match.until);
  }

  /**
   * Neither deposits nor stakes until then. Its player may be a stranger with the same name: they can sign in, withdraw,
   * and ask the support to let them go.
   */
  private async hold(tx: Sql, uid: bigint, until: Date): Promise<void> {
    await tx.query(
      'update operator.players set play_held_until = greatest(coalesce(play_held_until, $2), $2) where uid = $1',
      [uid, until],
    );
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

/**
 * The answer to whoever signs up with the name and birth date of somebody who has excluded themselves. They may be
 * another person, so it tells neither what for nor until when.
 */
const personRefused = (): OperatorError =>
  new OperatorError('AuthorizationException', 'No account is opened for this person', { refused: 'person' });

function identifiersLeft(left: Left): Identifier[] {
  if ('telegramId' in left) return [telegramIdentifier(left.telegramId)];
  if ('issuer' in left) return [serviceIdentifier(left)];
  return 'type' in left ? [contactIdentifier(left.type, left.value)] : personIdentifiers(left);
}

/** Of a number that was stored without its country code. */
const countryOf = (player: Player): string => player.phone_country_code || player.country_code;

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
    ...(phone === null ? [] : [contactIdentifier('phone', canonicalNumber(phone, countryOf(player)))]),
    ...personIdentifiers(player),
  ];
}
