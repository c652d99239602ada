import type { OperatorCore } from '../../module.ts';
import { invalidField } from '../../OperatorError.ts';
import type { NotificationsFace } from '../notifications/notifications/module.ts';
import type { OutboxFace } from '../outbox/module.ts';
import { insertMessage, lockTicket, setStatus } from './supportRepository.ts';
import type { SupportService } from './SupportService.ts';

/** The house answers: what its own tools would do, for which the sandbox has a control. */
export class Answers {
  constructor(
    private readonly core: Pick<OperatorCore, 'database' | 'clock'>,
    private readonly service: SupportService,
    private readonly outbox: OutboxFace,
    private readonly notifications: NotificationsFace,
  ) {}

  /** One transaction: the answer, the event, the notification, and the e-mail of a writer without an account. */
  async answer(ticketId: bigint, text: string): Promise<void> {
    const { database, clock } = this.core;
    await database.transaction(async (tx) => {
      const ticket = await lockTicket(tx, ticketId);
      if (ticket === null) throw invalidField('ticket_id', 'unknownTicket');
      const { id, uid, email, locale, subject } = ticket;
      await insertMessage(tx, { ticketId: id, author: 'house', text, requestId: null, at: clock.now() });
      await setStatus(tx, id, 'answered', clock.now());
      await this.service.tellChange(tx, { ...ticket, status: 'answered' }, 'house');
      if (email !== '') {
        const params = { number: Number(id), subject, text, isPlayer: uid !== null };
        await this.outbox.send(tx, { uid, channel: 'email', recipient: email, locale, kind: 'support_answer', params });
      }
      if (uid === null) return;
      const path = `/support?ticket=${id}`;
      await this.notifications.notify(tx, { uid, kind: 'supportAnswer', params: { subject }, path });
    });
  }
}
