import type { ContactType } from '../../../src/contract/base/contactTypes.ts';
import { contactTypes } from '../../../src/contract/base/contactTypes.ts';
import type { Database, Sql } from '../../database/database.ts';
import { tellHappening } from '../happenings/tellHappening.ts';
import { OperatorError } from '../OperatorError.ts';
import type { SandboxClock } from '../SandboxClock.ts';
import { keyDocuments } from './documents.ts';
import { excludedError, insertExclusion } from './Exclusions.ts';
import type { Exclusion } from './Exclusions.ts';
import { readPlayer } from './findPlayer.ts';
import { isOfPerson, personIdentifiers } from './identifiers.ts';
import type { Identifier, Named, PersonKind } from './identifiers.ts';
import { KeptIdentifiers } from './keptIdentifiers.ts';
import type { Match } from './keptIdentifiers.ts';
import {
  contactIdentifier,
  documentIdentifiers,
  identifiersOf,
  ofPerson,
  ownContact,
  serviceIdentifier,
  telegramIdentifier,
} from './knownIdentifiers.ts';
import type { Known, Service } from './knownIdentifiers.ts';
import { otherAccounts } from './otherAccounts.ts';
import type { Player } from './player.ts';
import { endHold, holdCauses, holdPlay } from './playHolds.ts';
import type { Hold, HoldCause } from './playHolds.ts';

interface LeftContact {
  readonly type: ContactType;
  readonly value: string;
}

/**
 * What a player was known by until now: a Telegram user, a service, a confirmed contact, a name with its birth date, the
 * key of a document.
 */
type Left = { readonly telegramId: bigint } | Service | LeftContact | Named | { readonly documentKey: string };

/** The accounts that an exclusion concerns, by uid. */
export interface Reach {
  /** The player's own, and those that are proven theirs, ascending. */
  readonly excluded: readonly bigint[];
  /** Those that may be theirs, and why. */
  readonly held: ReadonlyMap<bigint, HoldCause>;
}

/** 1: numbers in international form, domains in ASCII; 2: documents. A higher one is kept anew for all exclusions in force. */
const KEPT_FORM = 2;

/**
 * Who has excluded themselves, kept apart from their accounts: a new account, another contact or an unlinked messenger
 * leaves no exclusion (docs/decisions/excluded-identifiers.md). They are stored as long as the exclusion lasts.
 */
export class ExcludedIdentifiers {
  private readonly kept: KeptIdentifiers;

  constructor(
    private readonly database: Database,
    private readonly clock: Pick<SandboxClock, 'now'>,
    private readonly secret: string,
  ) {
    this.kept = new KeptIdentifiers(secret);
  }

  /** Keeps all that the player is known by now, beside what was kept before. */
  async keep(tx: Sql, uid: bigint): Promise<void> {
    await this.kept.insert(tx, uid, await identifiersOf(tx, await readPlayer(tx, uid)), null);
    await tx.query('update operator.exclusions set kept_form = $2 where uid = $1 and kept_form < $2', [uid, KEPT_FORM]);
  }

  /** The account is known by this no more: an exclusion that comes later still knows its player by it. */
  async keepLeft(tx: Sql, uid: bigint, left: Left): Promise<void> {
    await this.kept.insert(tx, uid, identifiersLeft(left), this.clock.now());
  }

  /**
   * Which accounts an exclusion of this player concerns, by what they are known by and were known by before. A day's
   * break holds nobody.
   */
  async reach(sql: Sql, uid: bigint, kind: Exclusion['kind']): Promise<Reach> {
    const known = [...(await identifiersOf(sql, await readPlayer(sql, uid))), ...(await this.kept.leftOf(sql, uid))];
    const { proven, alike } = await otherAccounts(sql, uid, known);
    const [excluded, held] = [new Set([uid, ...proven]), new Map(alike)];
    for (const other of await this.kept.leftByOthers(sql, uid, known)) {
      if (other.is_proven) excluded.add(other.uid);
      else if (isOfPerson(other.kind)) held.set(other.uid, other.kind);
    }
    for (const one of excluded) held.delete(one);
    return { excluded: ascending(excluded), held: kind === 'break' ? new Map() : held };
  }

  /** Excludes and holds these accounts. The caller ends the sessions of the excluded, and stops the deposits of all. */
  async exclude(tx: Sql, { excluded, held }: Reach, exclusion: Exclusion): Promise<void> {
    // In one order, so that two exclusions at once do not wait for each other.
    for (const uid of ascending([...excluded, ...held.keys()])) {
      const cause = held.get(uid);
      if (cause !== undefined) await this.hold(tx, uid, { cause, until: exclusion.until });
      else await insertExclusion(tx, uid, exclusion, { now: this.clock.now(), identifiers: this });
    }
  }

  /** For exclusions that began before identifiers were kept, or while their spellings were told apart. */
  async keepEarlier(): Promise<void> {
    await keyDocuments(this.database, this.secret);
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
   * Refuses a new account of somebody who has excluded themselves in another, as a sign-in there is refused. A contact
   * that nobody has confirmed only holds the account: whoever types a stranger's learns nothing of their exclusion.
   * `vouched`: an address that a service has verified, stored or not.
   */
  async demandNew(tx: Sql, uid: bigint, vouched: string | null = null): Promise<void> {
    const known: Identifier[] = (await identifiersOf(tx, await readPlayer(tx, uid))).filter(
      ({ kind, isProven }) => isProven || isOfPerson(kind),
    );
    if (vouched !== null) known.push(contactIdentifier('email', vouched));
    const match = (await this.matches(tx, known, uid)).find(
      ({ by, is_proven: isProven }) => isProven || isOfPerson(by),
    );
    if (match !== undefined) throw isOfPerson(match.by) ? personRefused(match.by) : excludedError(match);
    await this.holdUnproven(tx, uid);
  }

  /** Holds an account as long as a contact of it that nobody has confirmed is one of an excluded player's. */
  async holdUnproven(tx: Sql, uid: bigint): Promise<void> {
    // Nobody is told: the notice would tell a stranger whose contact this is.
    for (const match of await this.unprovenMatches(tx, uid)) await holdPlay(tx, uid, match, this.clock.now());
  }

  /**
   * The contact by which an account may have been held is another one now, or gone. Another one that is proven there and
   * not here holds it still: an exclusion notes one of several.
   */
  async releaseContact(tx: Sql, uid: bigint, type: ContactType): Promise<void> {
    if (!(await endHold(tx, uid, type))) return;
    for (const match of await this.unprovenMatches(tx, uid))
      if (match.isProven) await holdPlay(tx, uid, match, this.clock.now());
  }

  /**
   * The player has just proven that a contact is theirs. Refuses one that another player has proven, too, and has
   * excluded themselves; what nobody has proven counts only with the name and the birth date, or the document. Else it
   * holds no more.
   */
  async demandProven(tx: Sql, uid: bigint, type: ContactType, value: string): Promise<void> {
    const identifiers = [contactIdentifier(type, value), ...ofPerson(await readPlayer(tx, uid))];
    const matches = await this.matches(tx, identifiers, uid);
    const persons = new Set(matches.filter(({ by }) => isOfPerson(by)).map((match) => match.uid));
    const match = matches.find(({ by, is_proven, uid: other }) => by === type && (is_proven || persons.has(other)));
    if (match !== undefined) throw excludedError(match);
    await this.releaseContact(tx, uid, type);
  }

  /** The same at a sign-in, for contacts that were proven by it or since: by the code that has restored the access. */
  async demandHeldContacts(tx: Sql, player: Player): Promise<void> {
    for (const cause of await holdCauses(tx, player.uid, this.clock.now())) {
      if (isOfPerson(cause)) continue;
      const value = player[cause];
      if (value !== null && player[`${cause}_confirmed_at`] !== null)
        await this.demandProven(tx, player.uid, cause, value);
    }
  }

  /** Refuses a Telegram user who is, or was, that of another player who has excluded themselves. */
  async demandTelegram(sql: Sql, uid: bigint, telegramId: bigint): Promise<void> {
    const [match] = await this.matches(sql, [telegramIdentifier(telegramId)], uid);
    if (match !== undefined) throw excludedError(match);
  }

  /** The account has got a name, a birth date or a document, in `tx`. If an excluded person has the same, it is held. */
  async holdIfAlike(tx: Sql, uid: bigint): Promise<void> {
    const [match] = await this.matches(tx, ofPerson(await readPlayer(tx, uid)), uid);
    if (match !== undefined && isOfPerson(match.by)) await this.hold(tx, uid, { cause: match.by, until: match.until });
  }

  /** Its player is told, once: they may be a stranger, and have nothing to do with the exclusion. */
  private async hold(tx: Sql, uid: bigint, hold: Hold): Promise<void> {
    const now = this.clock.now();
    if (await holdPlay(tx, uid, hold, now)) await tellHappening(tx, uid, 'playHeld', { cause: hold.cause }, now);
  }

  /** Contacts of the account that nobody has confirmed, which are those of players who have excluded themselves. */
  private async unprovenMatches(tx: Sql, uid: bigint): Promise<(Hold & { readonly isProven: boolean })[]> {
    const player = await readPlayer(tx, uid);
    const contacts = contactTypes.map((type) => ownContact(player, type)).filter((contact) => contact !== null);
    const unproven = contacts.filter(({ isProven }) => !isProven);
    return (await this.matches(tx, unproven, uid)).flatMap(({ by: cause, until, is_proven: isProven }) =>
      cause === 'email' || cause === 'phone' ? [{ cause, until, isProven }] : [],
    );
  }

  private matches(sql: Sql, identifiers: readonly Identifier[], except: bigint): Promise<Match[]> {
    return this.kept.matches(sql, identifiers, except, this.clock.now());
  }
}

const ascending = (uids: Iterable<bigint>): bigint[] => [...uids].toSorted((left, right) => (left < right ? -1 : 1));

/**
 * The answer to whoever signs up with the name and birth date, or the document, of somebody who has excluded themselves.
 * They may be another person, so it tells neither what for nor until when.
 */
const personRefused = (refused: PersonKind): OperatorError =>
  new OperatorError('AuthorizationException', `No account is opened for this ${refused}`, { refused });

function identifiersLeft(left: Left): Known[] {
  return plainIdentifiers(left).map((one) => ({ ...one, isProven: !isOfPerson(one.kind) }));
}

function plainIdentifiers(left: Left): Identifier[] {
  if ('telegramId' in left) return [telegramIdentifier(left.telegramId)];
  if ('issuer' in left) return [serviceIdentifier(left)];
  if ('documentKey' in left) return documentIdentifiers(left.documentKey);
  return 'type' in left ? [contactIdentifier(left.type, left.value)] : personIdentifiers(left);
}
