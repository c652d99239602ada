import { noticeMoney } from '../notifications/notifications/module.ts';
import type { NoticeWords, NotificationsFace } from '../notifications/notifications/module.ts';

const depositArrived: NoticeWords = {
  label: { en: 'A deposit has arrived', ru: 'Депозит зачислен', es: 'Ha llegado un depósito', ar: 'وصول إيداع' },
  write(locale, params) {
    const amount = noticeMoney(locale, params);
    return {
      en: { title: 'Deposit arrived', text: `${amount} is on your balance.` },
      ru: { title: 'Депозит зачислен', text: `${amount} уже на вашем балансе.` },
      es: { title: 'Depósito recibido', text: `${amount} ya está en tu saldo.` },
      ar: { title: 'وصل الإيداع', text: `أصبح المبلغ ${amount} في رصيدك.` },
    }[locale];
  },
};

const depositReturned: NoticeWords = {
  label: {
    en: 'A payment goes back',
    ru: 'Платёж возвращается',
    es: 'Un pago se devuelve',
    ar: 'إعادة دفعة',
  },
  write(locale, params) {
    const amount = noticeMoney(locale, params);
    return {
      en: { title: 'Payment returned', text: `${amount} was not credited and goes back to where it came from.` },
      ru: { title: 'Платёж возвращён', text: `${amount} не зачислено и вернётся туда, откуда пришло.` },
      es: { title: 'Pago devuelto', text: `${amount} no se ha abonado y vuelve a su origen.` },
      ar: { title: 'أُعيدت الدفعة', text: `لم يُضَف المبلغ ${amount} إلى رصيدك، وسيعود إلى مصدره.` },
    }[locale];
  },
};

const withdrawalPaid: NoticeWords = {
  label: { en: 'A withdrawal is paid', ru: 'Выплата отправлена', es: 'Se ha pagado un retiro', ar: 'دفع سحب' },
  write(locale, params) {
    const amount = noticeMoney(locale, params);
    return {
      en: { title: 'Withdrawal paid', text: `${amount} is on its way to you.` },
      ru: { title: 'Выплата отправлена', text: `${amount} отправлено вам.` },
      es: { title: 'Retiro pagado', text: `${amount} va de camino a tu cuenta.` },
      ar: { title: 'تم دفع السحب', text: `المبلغ ${amount} في طريقه إليك.` },
    }[locale];
  },
};

/** Registers the notifications of payments. */
export function addPaymentNotices(notifications: NotificationsFace): void {
  notifications.addKind('depositArrived', depositArrived);
  notifications.addKind('depositReturned', depositReturned);
  notifications.addKind('withdrawalPaid', withdrawalPaid);
}
