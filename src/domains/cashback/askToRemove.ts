import { confirm } from '../../kernel/confirm.ts';
import type { AppServices } from '../../kernel/AppServices.ts';
import { moneyInText } from '../../shared/money/moneyInText.ts';
import type { Cashback } from './parseCashback.ts';

/** 7-43: what giving a cashback up means; true only if the player agrees. */
export function askToRemove(
  app: Pick<AppServices, 'content' | 'dialogs' | 'platform' | 't' | 'locale'>,
  { amount, title }: Pick<Cashback, 'amount' | 'title'>,
): Promise<boolean> {
  const { t, locale } = app;
  const sum = moneyInText(amount, locale);
  return confirm(app, 'cashback.remove', {
    title: t('cashback:ask.title', { amount: sum }),
    content: t('cashback:ask.text', { amount: sum, title }),
    textAgree: t('cashback:ask.agree'),
    textReject: t('cashback:ask.reject'),
  });
}
