import type { VpnEventName } from '../../../../src/contract/vpn.ts';
import { formatMoney } from '../../../../src/shared/money/formatMoney.ts';
import { money } from '../../../../src/shared/money/money.ts';
import type { LocaleCode } from '../../market/facts.ts';
import type { EntryText, EntryTexts } from '../notifications/inbox/module.ts';
import { planTitle } from './plans.ts';

export interface VpnFacts {
  readonly plan: string;
  /** dd.mm.yyyy in UTC; empty before the delivery. */
  readonly date: string;
  readonly price: bigint;
  readonly currency: string;
}

type Say = Readonly<Record<LocaleCode, (plan: string, date: string, price: string) => readonly [string, string]>>;

/** Titles and texts; `returned` is what a payment becomes that the vendor could not serve. */
const words: Readonly<Record<VpnEventName | 'returned', Say>> = {
  subscription_activated: {
    en: (plan, date) => ['VPN is on', `${plan}: it runs until ${date}. The configuration is on the page.`],
    ru: (plan, date) => ['VPN включён', `${plan}: действует до ${date}. Настройка — на странице VPN.`],
    es: (plan, date) => ['La VPN está activa', `${plan}: dura hasta el ${date}. La configuración está en la página.`],
    ar: (plan, date) => ['تم تفعيل VPN', `${plan}: يعمل حتى ${date}. الإعدادات في صفحة VPN.`],
  },
  subscription_ends_soon: {
    en: (_plan, date) => ['VPN ends soon', `It runs until ${date}, and is not renewed by itself.`],
    ru: (_plan, date) => ['VPN скоро закончится', `Действует до ${date} и сам не продлится.`],
    es: (_plan, date) => ['La VPN termina pronto', `Dura hasta el ${date} y no se renueva sola.`],
    ar: (_plan, date) => ['ينتهي VPN قريبًا', `يعمل حتى ${date} ولن يتجدد تلقائيًا.`],
  },
  subscription_ended: {
    en: () => ['VPN has ended', 'The configuration no longer connects. You can subscribe again at any time.'],
    ru: () => ['VPN закончился', 'Прежняя настройка больше не работает. Подписаться снова можно в любой момент.'],
    es: () => ['La VPN ha terminado', 'La configuración ya no conecta. Puedes suscribirte de nuevo cuando quieras.'],
    ar: () => ['انتهى VPN', 'لم تعد الإعدادات تعمل. يمكنك الاشتراك من جديد في أي وقت.'],
  },
  auto_renewal_activated: {
    en: (_plan, date, price) => ['Auto-renewal is on', `${price} will be taken a day before ${date}.`],
    ru: (_plan, date, price) => ['Автопродление включено', `${price} спишется за день до ${date}.`],
    es: (_plan, date, price) => ['Renovación automática activada', `Se cobrarán ${price} un día antes del ${date}.`],
    ar: (_plan, date, price) => ['التجديد التلقائي مفعّل', `سيُخصم ${price} قبل ${date} بيوم.`],
  },
  auto_renewal_deactivated: {
    en: (_plan, date) => ['Auto-renewal is off', `The VPN runs until ${date}; nothing more will be taken.`],
    ru: (_plan, date) => ['Автопродление выключено', `VPN действует до ${date}, больше ничего не спишется.`],
    es: (_plan, date) => ['Renovación automática desactivada', `La VPN dura hasta el ${date}; no se cobrará nada más.`],
    ar: (_plan, date) => ['التجديد التلقائي متوقف', `يعمل VPN حتى ${date}، ولن يُخصم شيء آخر.`],
  },
  auto_renewal_soon: {
    en: (plan, date, price) => ['VPN renews soon', `${plan}: ${price} will be taken a day before ${date}.`],
    ru: (plan, date, price) => ['VPN скоро продлится', `${plan}: ${price} спишется за день до ${date}.`],
    es: (plan, date, price) => ['La VPN se renueva pronto', `${plan}: se cobrarán ${price} un día antes del ${date}.`],
    ar: (plan, date, price) => ['يتجدد VPN قريبًا', `${plan}: سيُخصم ${price} قبل ${date} بيوم.`],
  },
  low_balance: {
    en: (_plan, date, price) => [
      'Not enough for the VPN',
      `The renewal costs ${price}. We try again every hour until ${date}.`,
    ],
    ru: (_plan, date, price) => [
      'Не хватает на VPN',
      `Продление стоит ${price}. Повторяем попытку каждый час до ${date}.`,
    ],
    es: (_plan, date, price) => [
      'Saldo insuficiente para la VPN',
      `La renovación cuesta ${price}. Lo intentamos cada hora hasta el ${date}.`,
    ],
    ar: (_plan, date, price) => ['الرصيد لا يكفي لـ VPN', `تكلفة التجديد ${price}. نعيد المحاولة كل ساعة حتى ${date}.`],
  },
  returned: {
    en: (_plan, _date, price) => [
      'VPN payment returned',
      `The VPN service did not deliver within a day: ${price} is back on your balance.`,
    ],
    ru: (_plan, _date, price) => [
      'Оплата VPN возвращена',
      `Сервис VPN не ответил за сутки: ${price} снова на вашем балансе.`,
    ],
    es: (_plan, _date, price) => [
      'Pago de la VPN devuelto',
      `El servicio de VPN no respondió en un día: ${price} vuelve a tu saldo.`,
    ],
    ar: (_plan, _date, price) => ['أُعيد مبلغ VPN', `لم تستجب خدمة VPN خلال يوم: عاد المبلغ ${price} إلى رصيدك.`],
  },
};

const buttons: Readonly<Record<LocaleCode, string>> = {
  en: 'Open VPN',
  ru: 'Открыть VPN',
  es: 'Abrir la VPN',
  ar: 'فتح VPN',
};

const deposit: Readonly<Record<LocaleCode, string>> = { en: 'Deposit', ru: 'Пополнить', es: 'Depositar', ar: 'إيداع' };

/** What the notification centre says of an event, in every language. */
export function vpnTexts(about: VpnEventName | 'returned', { plan, date, price, currency }: VpnFacts): EntryTexts {
  const textIn = (locale: LocaleCode): EntryText => {
    const amount = formatMoney(money(price, currency), locale, 'cashier');
    const [title, text] = words[about][locale](planTitle(plan, locale), date, amount);
    return { title, text, button: (about === 'low_balance' ? deposit : buttons)[locale] };
  };
  return { en: textIn('en'), ru: textIn('ru'), es: textIn('es'), ar: textIn('ar') };
}
