import type { InputOf, OutputOf } from '../../../../src/contract/index.ts';
import type { contacts } from '../../../../src/contract/contacts.ts';
import { configuredRules } from '../../../../src/shared/validation/ruleSet.ts';
import type { Database } from '../../../database/database.ts';
import { invalidField } from '../../OperatorError.ts';
import type { Call, PlayerCall } from '../../edge/handlers.ts';
import type { FreshProofs } from '../../sessions/FreshProofs.ts';
import { DAY_MS } from '../../sessions/Throttle.ts';
import type { Throttle } from '../../sessions/Throttle.ts';
import { throttleKey } from '../../sessions/throttleKey.ts';
import type { ThrottleLimits } from '../../sessions/throttleLimits.ts';
import type { ContentSystem } from '../../vendors/ContentSystem.ts';
import { siteValidators } from '../../vendors/siteValidators.ts';
import { demandSent, sessionPlace } from '../codes/module.ts';
import type { CodesFace } from '../codes/module.ts';
import type { Confirmation } from './Confirmation.ts';
import { formatError, holdingOf, isConfirmed, parseContact, parsePhone } from './contact.ts';
import type { Contact } from './contact.ts';
import { findHolders, setPending } from '../../players/contacts.ts';

/** How many players who claim one contact a guest's code is compared with. */
const MOST_HOLDERS = 5;

const SIX_DIGITS = /^\d{6}$/;

const aboutOf = ({ type, value }: Contact): string => `${type} ${value}`;

/** A code belongs to one player's contact: a code of another player with the same contact is useless. */
const claimOf = (uid: bigint, contact: Contact) => ({ purpose: 'confirm', uid, about: aboutOf(contact) }) as const;

/** Adding, changing and confirming contacts (7-3, 7-20, 7-9). */
export class ContactsService {
  constructor(
    private readonly database: Database,
    private readonly throttle: Throttle,
    private readonly limits: ThrottleLimits,
    private readonly codes: CodesFace,
    private readonly confirmation: Confirmation,
    private readonly proofs: Pick<FreshProofs, 'demand' | 'demandIn'>,
    private readonly content: Pick<ContentSystem, 'find'>,
  ) {}

  async add(call: PlayerCall<InputOf<typeof contacts.addcontact>>): Promise<1> {
    const { input, player, session, locale } = call;
    if (input.contact.trim() === '') throw invalidField('contact', 'requiredField');
    const given = parseGiven(input);
    if (given === null) throw invalidField('contact', formatError(input.contact));
    const { contact, country } = given;
    await this.demandConfigured(contact, locale);
    await this.demandAdding(call);
    const next = holdingOf(player, contact) === 'present' ? null : contact.value;
    await this.database.transaction(async (tx) => {
      await this.proofs.demandIn(tx, call);
      const pending = next === null ? undefined : { value: next, phoneCountryCode: country, sessionId: session.id };
      await setPending(tx, player.uid, contact.type, pending);
    });
    return 1;
  }

  /** 3-32: the site's configuration names a contact as a registration does. */
  private async demandConfigured({ type, value }: Contact, locale: string): Promise<void> {
    const fault = configuredRules(await siteValidators(this.content, locale), type, { locale })(value);
    if (fault !== null) throw invalidField('contact', fault.code, fault.params);
  }

  /** What a new contact needs, however it comes: a fresh proof, and not too many within a time. */
  async demandAdding(call: PlayerCall<object>): Promise<void> {
    await this.proofs.demand(call);
    await this.throttle.hit([{ key: `contact:add:${call.player.uid}`, most: this.limits.codesPerAccount * 2 }]);
  }

  async send({
    input,
    player,
    session,
    addressHash,
    locale,
  }: PlayerCall<InputOf<typeof contacts.sendconfirmationtocontact>>): Promise<
    OutputOf<typeof contacts.sendconfirmationtocontact>
  > {
    const contact = parseContact(input.contact);
    const holding = contact === null ? 'none' : holdingOf(player, contact);
    if (contact === null || holding === 'none') throw invalidField('contact', 'wrongField');
    if (holding === 'present' && isConfirmed(player, contact)) throw invalidField('contact', 'contactConfirmed');
    const { type, value } = contact;
    const sent = await this.codes.send({
      challenge: { ...claimOf(player.uid, contact), place: sessionPlace(session) },
      to: { channel: type === 'email' ? 'email' : 'text', recipient: value },
      // Strangers who claim a contact share one limit; it does not apply to the player whose contact it is.
      isClaimed: holding === 'pending',
      addressHash,
      locale,
      ...(type === 'email'
        ? { pathOf: (link) => `/confirmation?${new URLSearchParams({ contact: value, code: link })}` }
        : {}),
    });
    return { resend_time: demandSent(sent) };
  }

  /**
   * A right code confirms from everywhere. Only the session that has asked for it uses up its tries: guesses of guests
   * and of other sessions have limits of their own, and the link of a message needs none.
   */
  async confirm(call: Call<InputOf<typeof contacts.confirmContact>>): Promise<1> {
    const { input, player, session, addressHash } = call;
    const contact = parseContact(input.contact);
    if (contact === null) throw invalidField('contact', formatError(input.contact));
    const { signInsPerAddress } = this.limits;
    const hits = await this.throttle.hit([{ key: `contact:confirm:address:${addressHash}`, most: signInsPerAddress }]);
    const own =
      player !== null && session !== null && holdingOf(player, contact) !== 'none' ? { player, session } : null;
    const code = input.code.trim();
    const uid =
      (await this.codes.verifyLink('confirm', aboutOf(contact), code)) ??
      (own === null ? null : await this.verifyOwn(own, contact, code)) ??
      (await this.guess(own?.player.uid ?? null, contact, code, addressHash));
    // "Wrong" would tell a guest that somebody has this contact and is about to confirm it.
    if (uid === null) throw invalidField('code', 'expiredCode');
    await this.confirmation.confirm(uid, contact, session);
    await this.throttle.forgive(hits);
    return 1;
  }

  /** By the code that this session has asked for; null if there is none. Throws if it is another one. */
  private async verifyOwn(
    { player: { uid }, session }: Pick<PlayerCall<unknown>, 'player' | 'session'>,
    contact: Contact,
    code: string,
  ): Promise<bigint | null> {
    const most = this.limits.signInsPerAccount;
    const hits = await this.throttle.hit([{ key: `contact:confirm:${session.id}`, most }]);
    const verdict = await this.codes.verify({ ...claimOf(uid, contact), place: sessionPlace(session) }, code);
    if (verdict === 'wrong') throw invalidField('code', 'wrongCode');
    if (verdict === 'expired') return null;
    await this.throttle.forgive(hits);
    return uid;
  }

  /** By a code of six digits that was asked for elsewhere: in another session of the player, or for a guest in any. */
  private async guess(own: bigint | null, contact: Contact, code: string, addressHash: string): Promise<bigint | null> {
    if (!SIX_DIGITS.test(code)) return null;
    const key = `contact:guess:${own ?? throttleKey(contact.value)}`;
    const hits = await this.throttle.hit([
      { key: `${key}:${addressHash}`, most: this.limits.signInsPerAccount },
      { key, most: this.limits.contactGuessesADay, windowMs: DAY_MS },
    ]);
    const holders = own === null ? await findHolders(this.database, contact, MOST_HOLDERS) : [own];
    for (const uid of holders) {
      if (!(await this.codes.verifyElsewhere(claimOf(uid, contact), code))) continue;
      await this.throttle.forgive(hits);
      return uid;
    }
    return null;
  }
}

function parseGiven({ contact, phone_country_code: country }: InputOf<typeof contacts.addcontact>) {
  if (!contact.includes('@')) return parsePhone(contact, country);
  const email = parseContact(contact);
  return email && { contact: email, country: '' };
}
