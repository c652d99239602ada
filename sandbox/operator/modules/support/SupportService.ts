import { randomUUID } from 'node:crypto';
import type { InputOf, OutputOf } from '../../../../src/contract/index.ts';
import type { support } from '../../../../src/contract/support.ts';
import { isEmail } from '../../../../src/shared/validation/email.ts';
import type { Sql } from '../../../database/database.ts';
import { invalidField } from '../../OperatorError.ts';
import type { Call, PlayerCall } from '../../edge/handlers.ts';
import type { OperatorCore } from '../../module.ts';
import { appendEvent } from '../../realtime/appendEvent.ts';
import { checkAttachment } from './checkAttachment.ts';
import { presentMessage, presentTicket } from './presentTicket.ts';
import {
  countTickets,
  findSent,
  findTicket,
  forgetUnused,
  insertFile,
  insertMessage,
  insertTicket,
  listMessages,
  listTickets,
  lockTicket,
  setRead,
  setStatus,
  useFiles,
} from './supportRepository.ts';
import type { TicketRow } from './supportRepository.ts';

/** Within the throttle's window of 15 minutes: enough for a hand, too few for a machine. */
const MOST_TICKETS = 8;
const MOST_TICKETS_PER_ADDRESS = 20;
const MOST_REPLIES = 40;
const MOST_FILES = 24;
const MOST_FILES_PER_ADDRESS = 60;
/** A file that no message has used is forgotten after this time, in ms. */
const UNUSED_MS = 60 * 60_000;

type Deps = Pick<OperatorCore, 'database' | 'clock' | 'throttle'>;

/** Whose tickets a call is about: a blocked player can write, but is answered by e-mail only. */
const writerOf = ({ player }: Pick<Call<object>, 'player'>) => ({
  uid: player === null || player.status === 'deleted' ? null : player.uid,
  isServed: player?.status === 'active',
});

/** Tickets of players and guests, and what is attached to them. */
export class SupportService {
  constructor(private readonly deps: Deps) {}

  async attach(call: Call<InputOf<typeof support.attach>>): Promise<OutputOf<typeof support.attach>> {
    const { uid } = writerOf(call);
    await this.pace(call, 'files', MOST_FILES, MOST_FILES_PER_ADDRESS);
    const { bytes, mediaType } = await checkAttachment(call.input.content);
    const file = { id: randomUUID(), uid, addressHash: call.addressHash, name: shownName(call.input.name), mediaType };
    await insertFile(this.deps.database, { ...file, content: bytes }, this.deps.clock.now());
    return { id: file.id, name: file.name, bytes: bytes.length };
  }

  async open(call: Call<InputOf<typeof support.sendFeedback>>): Promise<OutputOf<typeof support.sendFeedback>> {
    const { input, locale } = call;
    const { uid, isServed } = writerOf(call);
    // A player is answered where their account is written to then; a blocked one says where, as a guest does.
    const email = isServed ? '' : input.email.trim().toLowerCase();
    if (!isServed && email === '') throw invalidField('email', 'requiredField');
    if (!isServed && !isEmail(email)) throw invalidField('email', 'email');
    const known = await this.sentBefore(call, uid);
    if (known !== null) return { ticket_id: Number(known) };
    await this.pace(call, 'tickets', MOST_TICKETS, MOST_TICKETS_PER_ADDRESS);
    const { category, subject } = input;
    const ticketId = await this.deps.database.transaction(async (tx) => {
      const at = this.deps.clock.now();
      const id = await insertTicket(tx, { uid, email, locale, category, subject }, at);
      await this.write(tx, id, call);
      return id;
    });
    return { ticket_id: Number(ticketId) };
  }

  async list({
    player,
    input: { offset, count },
  }: PlayerCall<InputOf<typeof support.getTickets>>): Promise<OutputOf<typeof support.getTickets>> {
    const { database } = this.deps;
    const rows = await listTickets(database, player.uid, offset, count);
    return { count: await countTickets(database, player.uid), items: rows.map(presentTicket) };
  }

  async ticket({
    player,
    input,
  }: PlayerCall<InputOf<typeof support.getTicket>>): Promise<OutputOf<typeof support.getTicket>> {
    const { database } = this.deps;
    const ticket = own(await findTicket(database, BigInt(input.ticket_id)), player.uid);
    const messages = await listMessages(database, ticket.id);
    return { ticket: presentTicket(ticket), messages: messages.map(presentMessage) };
  }

  async markRead({ player, input }: PlayerCall<InputOf<typeof support.markRead>>): Promise<1> {
    await setRead(this.deps.database, BigInt(input.ticket_id), player.uid, this.deps.clock.now());
    return 1;
  }

  async reply(call: PlayerCall<InputOf<typeof support.reply>>): Promise<1> {
    const { player, input } = call;
    if ((await this.sentBefore(call, player.uid)) !== null) return 1;
    await this.pace(call, 'replies', MOST_REPLIES, MOST_REPLIES * 4);
    await this.deps.database.transaction(async (tx) => {
      const ticket = own(await lockTicket(tx, BigInt(input.ticket_id)), player.uid);
      if (ticket.status === 'closed') throw invalidField('ticket_id', 'ticketClosed');
      await this.write(tx, ticket.id, call);
      await setStatus(tx, ticket.id, 'open', this.deps.clock.now());
      await this.tellChange(tx, { ...ticket, status: 'open' }, 'player');
    });
    return 1;
  }

  async close({ player, input }: PlayerCall<InputOf<typeof support.closeTicket>>): Promise<1> {
    await this.deps.database.transaction(async (tx) => {
      const ticket = own(await lockTicket(tx, BigInt(input.ticket_id)), player.uid);
      if (ticket.status === 'closed') return;
      await setStatus(tx, ticket.id, 'closed', this.deps.clock.now());
      await this.tellChange(tx, { ...ticket, status: 'closed' }, 'player');
    });
    return 1;
  }

  /** Every page of the player learns it. */
  async tellChange(tx: Sql, ticket: TicketRow, author: 'player' | 'house'): Promise<void> {
    const { uid, id, status, subject } = ticket;
    if (uid === null) return;
    const data = { ticket_id: Number(id), status, subject, author };
    await appendEvent(tx, uid, { type: 'support.ticket_changed', data }, this.deps.clock.now());
  }

  forgetUnused(): Promise<void> {
    return forgetUnused(this.deps.database, this.deps.clock.in(-UNUSED_MS));
  }

  /** The ticket of a message that has arrived already; another writer's name for one is refused. */
  private async sentBefore(
    { input }: Call<{ readonly request_id: string }>,
    uid: bigint | null,
  ): Promise<bigint | null> {
    const sent = await findSent(this.deps.database, input.request_id);
    if (sent === null) return null;
    if (sent.uid !== uid) throw invalidField('request_id', 'wrongField');
    return sent.id;
  }

  private async write(
    tx: Sql,
    ticketId: bigint,
    call: Call<{ readonly message: string; readonly request_id: string; readonly attachments: readonly string[] }>,
  ): Promise<void> {
    const { message: text, request_id: requestId, attachments } = call.input;
    const { clock } = this.deps;
    const messageId = await insertMessage(tx, { ticketId, author: 'player', text, requestId, at: clock.now() });
    const files = [...new Set(attachments)];
    if (files.length === 0) return;
    const caller = { uid: writerOf(call).uid, addressHash: call.addressHash, since: clock.in(-UNUSED_MS) };
    if ((await useFiles(tx, messageId, files, caller)) !== files.length)
      throw invalidField('attachments', 'wrongField');
  }

  private async pace(call: Call<object>, what: string, most: number, mostPerAddress: number): Promise<void> {
    const { uid } = writerOf(call);
    const ofAddress = { key: `support:${what}:address:${call.addressHash}`, most: mostPerAddress };
    await this.deps.throttle.hit(
      uid === null ? [{ ...ofAddress, most }] : [{ key: `support:${what}:${uid}`, most }, ofAddress],
    );
  }
}

function own(ticket: TicketRow | null, uid: bigint): TicketRow {
  if (ticket === null || ticket.uid !== uid) throw invalidField('ticket_id', 'unknownTicket');
  return ticket;
}

/** The last part of a path, without control characters and marks of direction. */
const shownName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}]/gu, '').slice(-120) || 'file';
