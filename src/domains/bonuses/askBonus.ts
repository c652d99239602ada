import { confirm } from '../../kernel/confirm.ts';
import type { AppServices } from '../../kernel/AppServices.ts';
import type { Bonus } from './face/bonus.ts';
import { moneyInText } from '../../shared/money/moneyInText.ts';
import type { Money } from '../../shared/money/money.ts';
import type { BonusAction } from './api.ts';

/** 2.10-16, 4-33: what an action does to a bonus and its money; true only if the player agrees. */
export function askBonus(
  app: Pick<AppServices, 'content' | 'dialogs' | 'platform' | 't' | 'locale'>,
  action: BonusAction,
  { title, balance, left, wagered }: Bonus,
): Promise<boolean> {
  const { t, locale } = app;
  const text = (value: Money) => moneyInText(value, locale);
  return confirm(app, `bonus.${action}`, {
    title: t(`bonuses:ask.${action}.title`, { title }),
    content: t(`bonuses:ask.${action}.text`, { balance: text(balance), left: text(left), wagered: text(wagered) }),
    textAgree: t(`bonuses:ask.${action}.agree`),
    textReject: t('bonuses:ask.reject'),
  });
}
