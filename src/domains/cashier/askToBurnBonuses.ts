import { confirm } from '../../kernel/confirm.ts';
import type { StoreDeps } from '../../kernel/stores.ts';
import { fieldErrors } from '../../lib/errors.ts';
import { moneyInText } from '../../shared/money/moneyInText.ts';

/** The operator books no withdrawal that burns an active bonus without being told so. */
export const wouldBurn = (error: unknown): boolean =>
  fieldErrors(error, 'burn_bonuses').some(({ code }) => code === 'bonusesWouldBurn');

/** 2.10-17: whether the player gives their active casino bonus up for the withdrawal. */
export function askToBurnBonuses({
  t,
  locale,
  session,
  ...app
}: Pick<StoreDeps, 't' | 'locale' | 'session' | 'content' | 'dialogs' | 'platform'>): Promise<boolean> {
  const { bonus } = session.balance;
  const amount = bonus === null ? '' : moneyInText(bonus, locale);
  return confirm(app, 'burnBonuses', {
    title: t('cashier:burn.title'),
    content: t('cashier:burn.text', { amount }),
    textAgree: t('cashier:burn.agree'),
    textReject: t('cashier:burn.keep'),
    tone: 'plain',
  });
}
