import { randomBytes } from 'node:crypto';
import { isEmail } from '../../../../../src/shared/validation/email.ts';
import type { Database, Sql } from '../../../../database/database.ts';
import { defaultCurrency } from '../../../market/facts.ts';
import { OperatorError } from '../../../OperatorError.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';
import { holdSession } from '../../../sessions/lockSession.ts';
import type { Session } from '../../../sessions/session.ts';
import type { Device, Opened, Sessions } from '../../../sessions/Sessions.ts';
import type { Throttle } from '../../../sessions/Throttle.ts';
import type { ThrottleLimits } from '../../../sessions/throttleLimits.ts';
import { storedEmail } from '../../../players/asciiEmail.ts';
import type { ExcludedIdentifiers } from '../../../players/ExcludedIdentifiers.ts';
import { holdPlayer } from '../../../players/findPlayer.ts';
import { isHeld } from '../../../players/heldEntries.ts';
import { freeLogin, isNameTaken } from '../../../players/names.ts';
import { outsideName } from '../../../players/outsideNames.ts';
import { insertPlayer } from '../auth/module.ts';
import type { SignIns } from '../auth/module.ts';
import { entryOf, findBySubject, linkNewPlayer, lockSubject } from './identityRepository.ts';
import type { LinkedPlayer } from './identityRepository.ts';
import type { VouchedPerson } from './OpenIdClients.ts';
import type { SecondStep } from './SecondStep.ts';

/** Where a person returns from their service. */
export interface ReturningBrowser extends Device {
  readonly locale: string;
  /** Of the player whom this browser has been signed in as; ended by the new one. */
  readonly session: Session | null;
}

export type Entry =
  | { readonly outcome: 'signedIn'; readonly opened: Opened }
  | { readonly outcome: 'secondFactor'; readonly challenge: string }
  | { readonly outcome: 'banned' | 'deleted' | 'held' };

/** `held`: the password has changed, and the player has not confirmed the service since. */
export interface EnteringPlayer {
  readonly uid: bigint;
  readonly status: LinkedPlayer['status'] | 'held';
}

/**
 * Signs in whoever a service vouches for. A person is recognised by issuer and subject alone: one who is new gets a new
 * account, never that of somebody with the same e-mail address.
 */
export class SocialSignIn {
  constructor(
    private readonly database: Database,
    private readonly clock: SandboxClock,
    private readonly sessions: Sessions,
    private readonly signIns: Pick<SignIns, 'open'>,
    private readonly throttle: Throttle,
    private readonly limits: ThrottleLimits,
    private readonly secondStep: Pick<SecondStep, 'challenge'>,
    private readonly excluded: Pick<ExcludedIdentifiers, 'demandNew'>,
    private readonly demandNewPlayers: () => void,
  ) {}

  async enter(person: VouchedPerson, serviceId: string, browser: ReturningBrowser): Promise<Entry> {
    const known = await findBySubject(this.database, person);
    if (known === null) {
      this.demandNewPlayers();
      await this.demandPace(browser.addressHash);
    }
    return this.database.transaction(async (tx): Promise<Entry> => {
      const player = await this.playerOf(tx, person, serviceId, browser.locale);
      if (player.status !== 'active') return { outcome: player.status };
      const { uid } = player;
      const entry = entryOf(person);
      const challenge = await this.secondStep.challenge(tx, uid, { entry });
      if (challenge !== null) return { outcome: 'secondFactor', challenge };
      // A new session id at every sign-in, against session fixation.
      if (browser.session !== null) await this.sessions.end(tx, browser.session.id, 'replaced');
      return { outcome: 'signedIn', opened: await this.signIns.open(tx, browser, { uid, kind: 'web', entry }) };
    });
  }

  /** Whether the person is the player of this session, who has proved that by them. */
  async prove(person: VouchedPerson, sessionId: string): Promise<'proved' | 'otherPerson' | 'held' | 'expired'> {
    const known = await findBySubject(this.database, person);
    return this.database.transaction(async (tx) => {
      if (known !== null) await holdPlayer(tx, known.uid);
      const session = await holdSession(tx, sessionId);
      if (session === null || session.ended_at !== null) return 'expired';
      if (known?.uid !== session.uid || known.status !== 'active') return 'otherPerson';
      if (await isHeld(tx, known.uid, entryOf(person))) return 'held';
      await this.sessions.noteProof(tx, sessionId, this.clock.now());
      return 'proved';
    });
  }

  /** Whether this address may register somebody new now. */
  async demandNew(addressHash: string): Promise<boolean> {
    try {
      this.demandNewPlayers();
    } catch (error) {
      if (error instanceof OperatorError) return false;
      throw error;
    }
    await this.demandPace(addressHash);
    return true;
  }

  /** The player of a person, registered if they are new; locked until the transaction ends. */
  async playerOf(tx: Sql, person: VouchedPerson, serviceId: string, locale: string): Promise<EnteringPlayer> {
    await lockSubject(tx, person);
    const found = await findBySubject(tx, person);
    if (found !== null) await holdPlayer(tx, found.uid);
    // Under the lock: a change of the password, or the removal of the service, may have been first.
    const known = found === null ? null : await findBySubject(tx, person);
    if (known === null) return { uid: await this.register(tx, person, serviceId, locale), status: 'active' };
    const isShut = known.status === 'active' && (await isHeld(tx, known.uid, entryOf(person)));
    return isShut ? { uid: known.uid, status: 'held' } : known;
  }

  private async demandPace(addressHash: string): Promise<void> {
    await this.throttle.hit([{ key: `register:${addressHash}`, most: this.limits.registrationsPerAddress }]);
  }

  /** A player with what the service tells; contact, country, currency and terms follow in the completion. */
  private async register(tx: Sql, person: VouchedPerson, serviceId: string, locale: string): Promise<bigint> {
    const email = await freeEmail(tx, person.email);
    // A taken e-mail is possible here only between two transactions: then it is left out, too.
    const uid =
      (await this.insert(tx, person, { email, serviceId, locale })) ??
      (await this.insert(tx, person, { email: null, serviceId, locale }));
    if (uid === null) throw new Error('No free login was found');
    await linkNewPlayer(tx, uid, person, this.clock.now());
    // Here, too: an address that is taken is left out of the account, and may be that of an excluded player.
    await this.excluded.demandNew(tx, uid, person.email);
    return uid;
  }

  private async insert(
    tx: Sql,
    person: VouchedPerson,
    {
      email,
      serviceId,
      locale,
    }: { readonly email: string | null; readonly serviceId: string; readonly locale: string },
  ): Promise<bigint | null> {
    const { first, last } = splitName(person.name);
    return insertPlayer(tx, {
      login: await freeLogin(tx, email ?? '', `${serviceId}_${randomBytes(5).toString('hex')}`),
      email,
      phone: null,
      phoneCountryCode: '',
      telegramId: null,
      passwordHash: null,
      currency: defaultCurrency,
      locale,
      countryCode: '',
      firstName: first,
      lastName: last,
      birthDate: '',
      region: '',
      promoCode: '',
      characterId: '',
      isSubscribed: false,
      isBetting: false,
      registeredAt: this.clock.now(),
    });
  }
}

/** The verified address if it can be this player's contact. */
async function freeEmail(tx: Sql, verified: string | null): Promise<string | null> {
  const email = storedEmail(verified ?? '');
  if (!isEmail(email) || email.length > 255) return null;
  return (await isNameTaken(tx, [email])) ? null : email;
}

function splitName(name: string): { readonly first: string; readonly last: string } {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { first: outsideName(first), last: outsideName(rest.join(' ')) };
}
