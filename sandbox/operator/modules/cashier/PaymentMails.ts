import type { Sql } from '../../../database/database.ts';
import { wireMoney } from '../../ledger/amounts.ts';
import { isAvailableLocale } from '../../market/facts.ts';
import { readPlayer } from '../../players/findPlayer.ts';
import { noticeMoney } from '../notifications/notifications/module.ts';
import type { OutboxFace, PaymentChange } from '../outbox/module.ts';
import type { Payment } from './paymentsRepository.ts';

const HISTORY_PATH = '/cashier/history';

/** Tells the owner of an account what has become of their payments: by e-mail or text, whatever notifications are on. */
export class PaymentMails {
  constructor(private readonly outbox: Pick<OutboxFace, 'tell'>) {}

  async tell(
    tx: Sql,
    { uid, amount, currency }: Pick<Payment, 'uid' | 'amount' | 'currency'>,
    change: PaymentChange,
  ): Promise<void> {
    const player = await readPlayer(tx, uid);
    const locale = isAvailableLocale(player.locale) ? player.locale : 'en';
    const params = { change, amount: noticeMoney(locale, wireMoney(amount, currency)) };
    await this.outbox.tell(tx, player, { kind: 'payment', params, path: HISTORY_PATH });
  }
}
