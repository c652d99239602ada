import type { Sql } from '../../../database/database.ts';
import type { OperatorCore } from '../../module.ts';
import { invalidField } from '../../OperatorError.ts';
import { olderContact } from '../../players/contactAge.ts';
import { readPlayer } from '../../players/findPlayer.ts';
import type { NotificationsFace } from '../notifications/notifications/module.ts';
import type { OutboxFace } from '../outbox/module.ts';
import { insertMessage, lockTicket, setStatus } from './supportRepository.ts';
import type { TicketRow } from './supportRepository.ts';
import type { SupportService } from './SupportService.ts';

/** The house answers: what its own tools would do, for which the sandbox has a control. */
export class Answers {
  constructor(
    private readonly core: Pick<OperatorCore, 'database' | 'clock'>,
    private readonly service: SupportService,
    private readonly outbox: Pick<OutboxFace, 'send'>,
    private readonly notifications: NotificationsFace,
  ) {}

  /** One transaction: the answer, the event, the notification, and the e-mail of a writer without an account. */
  async answer(ticketId: bigint, text: string): Promise<void> {
    const { database, clock } = this.core;
    await database.transaction(async (tx) => {
      const ticket = await lockTicket(tx, ticketId);
      if (ticket === null) throw invalidField('ticket_id', 'unknownTicket');
      const { id, uid, locale, subject } = ticket;
      const recipient = await this.addressOf(tx, ticket);
      await insertMessage(tx, { ticketId: id, author: 'house', text, requestId: null, at: clock.now() });
      await setStatus(tx, id, 'answered', clock.now());
      await this.service.tellChange(tx, { ...ticket, status: 'answered' }, 'house');
      if (recipient !== null) {
        const params = { number: Number(id), subject, text, isPlayer: uid !== null };
        await this.outbox.send(tx, { uid, channel: 'email', recipient, locale, kind: 'support_answer', params });
      }
      if (uid === null) return;
      const path = `/support?ticket=${id}`;
      await this.notifications.notify(tx, { uid, kind: 'supportAnswer', params: { subject }, path });
    });
  }

  /**
   * An answer goes to the e-mail to which the account's codes go now: whoever has opened the ticket may be an intruder,
   * whose address the owner has put out since. A guest and a blocked player say where.
   */
  private async addressOf(tx: Sql, { uid, email }: TicketRow): Promise<string | null> {
    const player = uid === null ? null : await readPlayer(tx, uid);
    if (player === null || (player.status === 'banned' && email !== '')) return email === '' ? null : email;
    const to = olderContact(player, 'email', this.core.clock.now());
    return to?.type === 'email' ? to.value : null;
  }
}
