import { fundingState } from '../bonuses/face/FundingState.ts';
import { payFor } from '../bonuses/face/payFor.ts';
import type { AppServices } from '../../kernel/AppServices.ts';
import type { FundingRefusal } from '../../shared/bonus/fundStake.ts';
import type { Game } from './parseGames.ts';
import { playStore } from './PlayStore.ts';
import { smallestStake } from './smallestStake.ts';

/** Which money pays, or why what there is does not. */
export type NextPayment = 'main' | 'bonus' | 'both' | FundingRefusal;

/**
 * Which money pays the next stake in a game, if it is as high as the last one, at first as high as the least. Null while
 * that is not known.
 */
export function nextPayment(app: Pick<AppServices, 'store' | 'session'>, game: Game): NextPayment | null {
  const { main, bonus } = app.session.balance;
  if (!main || !bonus) return null;
  const { lastStake } = app.store(playStore);
  const last = lastStake?.currency === main.currency && lastStake.minor > 0n ? lastStake.minor : null;
  const amount = last ?? smallestStake(game.stakes, main.currency);
  const payment = payFor(app.store(fundingState), { amount, game }, { main: main.minor, bonus: bonus.minor });
  if (payment === null) return null;
  if (!payment.isPaid) return payment.refusal;
  const { main: fromMain = 0n, bonus: fromBonus = 0n } = payment.funds;
  if (fromMain > 0n && fromBonus > 0n) return 'both';
  return fromBonus > 0n ? 'bonus' : 'main';
}
