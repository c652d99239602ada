import { confirm } from '../../kernel/confirm.ts';
import type { AppServices } from '../../kernel/AppServices.ts';
import { depositFrom } from '../cashier/paths.ts';
import { money } from '../../shared/money/money.ts';
import { moneyInText } from '../../shared/money/moneyInText.ts';
import { minorOf } from './minorOf.ts';
import { buyDialog } from './dialogs.ts';
import { tellFault } from './tellFault.ts';
import type { WheelsStore } from './WheelsStore.ts';

type App = Pick<
  AppServices,
  'content' | 'dialogs' | 'platform' | 't' | 'locale' | 'navigate' | 'place' | 'session' | 'notices'
>;

/** 2.10-28 to 2.10-30: how many, for how much, and what if there is too little money. True once they are bought. */
export async function buySpins(app: App, store: WheelsStore): Promise<boolean> {
  const { campaign } = store;
  if (campaign === null || campaign.price === null) return false;
  const spins = await app.dialogs.open(buyDialog, { campaign: campaign.id });
  if (spins === 0) return false;
  const { currency } = campaign.price;
  const total = money(minorOf(campaign.price) * BigInt(spins), currency);
  const { main } = app.session.balance;
  if (main !== null && main.currency === currency && main.minor < total.minor) return askToDeposit(app);
  const { t, locale } = app;
  const isAgreed = await confirm(app, 'wheel.buy', {
    title: t('wheel:buy.confirm.title', { count: spins }),
    content: t('wheel:buy.confirm.text', { amount: moneyInText(total, locale) }),
    textAgree: t('wheel:buy.confirm.agree', { amount: moneyInText(total, locale) }),
    textReject: t('wheel:buy.confirm.reject'),
    tone: 'plain',
  });
  if (!isAgreed) return false;
  if (await store.buy(spins)) return true;
  const { fault } = store.purchase;
  if (fault?.refusal === 'insufficientFunds') return askToDeposit(app);
  await tellFault(app, fault);
  return false;
}

/** 2.10-30 */
async function askToDeposit(app: App): Promise<false> {
  const { t } = app;
  const isAgreed = await confirm(app, 'wheel.funds', {
    title: t('wheel:buy.short.title'),
    content: t('wheel:buy.short.text'),
    textAgree: t('wheel:buy.short.deposit'),
    textReject: t('wheel:buy.short.later'),
  });
  if (isAgreed) app.navigate(depositFrom(app.place));
  return false;
}
