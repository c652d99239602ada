import type { InputOf, OutputOf } from '../../../../src/contract/index.ts';
import type { contacts } from '../../../../src/contract/contacts.ts';
import type { Database } from '../../../database/database.ts';
import { codeTooEarly, invalidField } from '../../OperatorError.ts';
import type { Call, PlayerCall } from '../../edge/handlers.ts';
import type { FreshProofs } from '../../sessions/FreshProofs.ts';
import type { Bucket, Throttle } from '../../sessions/Throttle.ts';
import { throttleKey } from '../../sessions/throttleKey.ts';
import type { ThrottleLimits } from '../../sessions/throttleLimits.ts';
import type { CodesFace } from '../codes/module.ts';
import type { OutboxFace } from '../outbox/module.ts';
import type { Confirmation } from './Confirmation.ts';
import { formatError, holdingOf, isConfirmed, parseContact, parsePhone } from './contact.ts';
import type { Contact } from './contact.ts';
import { findHolders, setPending } from '../../players/contacts.ts';

/** How many players who claim one contact a guest's code is compared with. */
const MOST_HOLDERS = 5;

/** A code belongs to one player's contact: a code of another player with the same contact is useless. */
const challengeOf = (uid: bigint, { type, value }: Contact) =>
  ({ purpose: 'confirm', subject: `${uid} ${type} ${value}` }) as const;

/** Adding, changing and confirming contacts (7-3, 7-20, 7-9). */
export class ContactsService {
  constructor(
    private readonly database: Database,
    private readonly throttle: Throttle,
    private readonly limits: ThrottleLimits,
    private readonly codes: CodesFace,
    private readonly outbox: OutboxFace,
    private readonly confirmation: Confirmation,
    private readonly proofs: Pick<FreshProofs, 'demand' | 'demandIn'>,
  ) {}

  async add(call: PlayerCall<InputOf<typeof contacts.addcontact>>): Promise<1> {
    const { input, player } = call;
    if (input.contact.trim() === '') throw invalidField('contact', 'requiredField');
    const given = parseGiven(input);
    if (given === null) throw invalidField('contact', formatError(input.contact));
    const { contact, country } = given;
    await this.demandAdding(call);
    const next = holdingOf(player, contact) === 'present' ? null : contact.value;
    await this.database.transaction(async (tx) => {
      await this.proofs.demandIn(tx, call);
      await setPending(tx, player.uid, contact.type, next, next === null ? '' : country);
    });
    return 1;
  }

  /** What a new contact needs, however it comes: a fresh proof, and not too many within a time. */
  async demandAdding(call: PlayerCall<object>): Promise<void> {
    await this.proofs.demand(call);
    await this.throttle.hit([{ key: `contact:add:${call.player.uid}`, most: this.limits.codesPerAccount * 2 }]);
  }

  async send({
    input,
    player,
    addressHash,
    locale,
  }: PlayerCall<InputOf<typeof contacts.sendconfirmationtocontact>>): Promise<
    OutputOf<typeof contacts.sendconfirmationtocontact>
  > {
    const contact = parseContact(input.contact);
    const holding = contact === null ? 'none' : holdingOf(player, contact);
    if (contact === null || holding === 'none') throw invalidField('contact', 'wrongField');
    if (holding === 'present' && isConfirmed(player, contact)) throw invalidField('contact', 'contactConfirmed');
    const challenge = challengeOf(player.uid, contact);
    const wait = await this.codes.resendSeconds(this.database, challenge);
    if (wait > 0) throw codeTooEarly(wait);
    const { codesPerAccount, codesPerAddress } = this.limits;
    await this.throttle.hit([
      { key: `contact:send:${player.uid}`, most: codesPerAccount },
      { key: `contact:send:address:${addressHash}`, most: codesPerAddress },
      // Strangers who claim a contact share one limit; it does not apply to the player whose contact it is.
      ...(holding === 'pending'
        ? [{ key: `contact:send:to:${throttleKey(contact.value)}`, most: codesPerAccount }]
        : []),
    ]);
    return this.database.transaction(async (tx) => {
      const issued = await this.codes.issue(tx, challenge);
      if (issued.status === 'tooEarly') throw codeTooEarly(issued.resendSeconds);
      const { code, minutes } = issued;
      const query = new URLSearchParams({ contact: contact.value, code });
      await this.outbox.send(tx, {
        uid: player.uid,
        channel: contact.type === 'email' ? 'email' : 'text',
        recipient: contact.value,
        locale,
        kind: 'confirm_contact',
        params: { code, minutes },
        ...(contact.type === 'email' ? { path: `/confirmation?${query}` } : {}),
      });
      return { resend_time: issued.resendSeconds };
    });
  }

  async confirm({ input, player, addressHash }: Call<InputOf<typeof contacts.confirmContact>>): Promise<1> {
    const contact = parseContact(input.contact);
    if (contact === null) throw invalidField('contact', formatError(input.contact));
    const isOwn = player !== null && holdingOf(player, contact) !== 'none';
    const hits = await this.throttle.hit(this.tries(contact, isOwn ? player.uid : null, addressHash));
    const holders = isOwn ? [player.uid] : await findHolders(this.database, contact, MOST_HOLDERS);
    const code = input.code.trim();
    let isWrong = false;
    for (const uid of holders) {
      const verdict = await this.codes.verify(this.database, challengeOf(uid, contact), code);
      if (verdict === 'right') {
        await this.confirmation.confirm(uid, contact);
        await this.throttle.forgive(hits);
        return 1;
      }
      isWrong ||= verdict === 'wrong';
    }
    // "Wrong" would tell a guest that somebody has this contact and is about to confirm it.
    throw invalidField('code', isOwn && isWrong ? 'wrongCode' : 'expiredCode');
  }

  private tries(contact: Contact, uid: bigint | null, addressHash: string): readonly Bucket[] {
    const account = uid === null ? `to:${throttleKey(contact.value)}` : String(uid);
    return [
      { key: `contact:confirm:${account}`, most: this.limits.signInsPerAccount },
      { key: `contact:confirm:address:${addressHash}`, most: this.limits.signInsPerAddress },
    ];
  }
}

function parseGiven({ contact, phone_country_code: country }: InputOf<typeof contacts.addcontact>) {
  if (!contact.includes('@')) return parsePhone(contact, country);
  const email = parseContact(contact);
  return email && { contact: email, country: '' };
}
