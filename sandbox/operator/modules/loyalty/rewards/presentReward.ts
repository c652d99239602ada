import type { WireReward } from '../../../../../src/contract/loyalty/reward.ts';
import { presentTerms } from '../../bonuses/bonuses/module.ts';
import { moneyIn, promised } from '../../offers/campaigns/module.ts';
import type { Reward } from './reward.ts';

/** A reward as a player with this currency gets it; null if it is not for that currency. */
export function presentReward(reward: Reward, currency: string): WireReward | null {
  const plain = { kind: reward.kind, amount: null, count: 0, game: null, terms: null, days: 0, item: '' };
  switch (reward.kind) {
    case 'bonus':
    case 'freespins': {
      const gift = promised(reward, currency);
      if (gift === null) return null;
      return gift.kind === 'bonus'
        ? { ...plain, amount: gift.amount, terms: presentTerms(gift.terms) }
        : {
            ...plain,
            amount: gift.stake,
            count: gift.count,
            days: gift.days,
            game: { sysname: gift.game, title: gift.title },
          };
    }
    case 'money': {
      const amount = moneyIn(reward.amount, currency);
      return amount === null ? null : { ...plain, amount };
    }
    case 'free_bet': {
      const amount = moneyIn(reward.amount, currency);
      return amount === null ? null : { ...plain, amount, days: reward.days, min_odds: reward.min_odds };
    }
    case 'spins':
      return { ...plain, count: reward.count, item: reward.item };
    case 'frame':
      return { ...plain, item: reward.item };
    case 'nothing':
      return plain;
    case 'points':
    case 'tickets':
    case 'vpn_days':
      return { ...plain, count: reward.count };
  }
}
