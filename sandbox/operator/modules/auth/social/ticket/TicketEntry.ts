import type { Sql } from '../../../../../database/database.ts';
import { invalidField } from '../../../../OperatorError.ts';
import type { Caller } from '../../../../edge/handlers.ts';
import type { SandboxClock } from '../../../../SandboxClock.ts';
import type { AuthFace, Identified } from '../../auth/module.ts';
import type { TelegramLinkFace } from '../../../telegram/telegramLink/module.ts';
import { lockTicket, moveTicket } from './ticketRepository.ts';
import type { Ticket } from './ticketRepository.ts';

/** A ticket in the hands of the Telegram user whom it belongs to. */
export interface OwnTicket {
  readonly launch: Identified;
  readonly ticket: Ticket;
}

/** The last step of a ticket: its Telegram user is moved to the account, once. */
export class TicketEntry {
  constructor(
    private readonly clock: Pick<SandboxClock, 'now'>,
    private readonly launches: Pick<AuthFace['launches'], 'recognise'>,
    private readonly links: Pick<TelegramLinkFace, 'move'>,
  ) {}

  /** Null for a ticket that is too old, unknown, or of another Telegram user. Locks it until the transaction ends. */
  async find(tx: Sql, payload: string, id: string): Promise<OwnTicket | null> {
    const launch = await this.launches.recognise(tx, payload);
    const ticket = await lockTicket(tx, id, launch.user.id, this.clock.now());
    return ticket === null ? null : { launch, ticket };
  }

  async enter(
    tx: Sql,
    call: Caller,
    { launch, ticket }: OwnTicket,
    uid: bigint,
  ): Promise<{ uid: number; token: string | null }> {
    if (!(await moveTicket(tx, ticket.id, { from: 'agreed', to: 'taken' }))) throw invalidField('id', 'wrongField');
    // A service has vouched for its person within the ticket's ten minutes.
    return this.links.move(tx, call, launch, { uid, provedAt: this.clock.now() });
  }
}
