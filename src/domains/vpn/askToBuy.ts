import { confirm } from '../../kernel/confirm.ts';
import type { AppServices } from '../../kernel/AppServices.ts';
import { money } from '../../shared/money/money.ts';
import { moneyInText } from '../../shared/money/moneyInText.ts';
import type { Order } from './api.ts';

/** What is taken, what remains, and what is taken later; true only if the player agrees. */
export function askToBuy(
  app: Pick<AppServices, 'content' | 'dialogs' | 'platform' | 't' | 'locale' | 'session'>,
  { plan, isRenewed }: Order,
): Promise<boolean> {
  const { t, locale, session } = app;
  const { price } = plan;
  const amount = moneyInText(price, locale);
  const { main } = session.balance;
  const remains =
    main === null || main.currency !== price.currency
      ? ''
      : t('vpn:ask.remains', { rest: moneyInText(money(main.minor - price.minor, price.currency), locale) });
  const later = t(isRenewed ? 'vpn:ask.renewed' : 'vpn:ask.once', { amount });
  return confirm(app, 'vpn.buy', {
    title: t('vpn:ask.title', { plan: plan.title, amount }),
    content: [t('vpn:ask.taken', { amount }), remains, later].filter((part) => part !== '').join(' '),
    textAgree: t('vpn:ask.agree', { amount }),
    textReject: t('vpn:ask.reject'),
  });
}
