import { casinoTerms } from '../../offers/campaigns/module.ts';
import type { Reward } from '../../loyalty/rewards/module.ts';
import type { Segment, Wheel } from '../wheel.ts';
import { roundAmounts } from '../../../market/roundAmounts.ts';

const nothing: Reward = { kind: 'nothing' };
const segment = (id: string, weight: number, reward: Reward): Segment => ({
  id,
  weight,
  reward,
  fallback: nothing,
  stock: null,
});
const money = (id: string, weight: number, count: number): Segment =>
  segment(id, weight, { kind: 'money', amount: roundAmounts(BigInt(count)) });

/** Spins cost money: 92 of 100 come back as money on average, and some gifts on top. */
export const brassWheel: Wheel = {
  id: 'brass',
  words: {
    en: {
      title: 'Brass wheel',
      text: 'Spins are bought. It is a game of chance with stated odds: on average it keeps a part of what you pay.',
    },
    ru: {
      title: 'Латунное колесо',
      text: 'Вращения покупаются. Это азартная игра с известными шансами: в среднем часть оплаты остаётся у колеса.',
    },
    es: {
      title: 'Rueda de latón',
      text: 'Los giros se compran. Es un juego de azar con probabilidades publicadas: de media se queda una parte de lo que pagas.',
    },
    ar: {
      title: 'عجلة النحاس',
      text: 'الدورات تُشترى. إنها لعبة حظ احتمالاتها معلنة: في المتوسط تحتفظ بجزء مما تدفعه.',
    },
  },
  segments: [
    money('money-50', 13, 50),
    segment('nothing', 15, nothing),
    money('money-200', 6, 200),
    money('money-100', 10, 100),
    segment('points-50', 4, { kind: 'points', count: 50 }),
    money('money-50-b', 13, 50),
    money('money-1000', 2, 1000),
    segment('nothing-b', 15, nothing),
    money('money-100-b', 10, 100),
    segment('bonus-500', 3, { kind: 'bonus', percent: 0, amount: roundAmounts(500n), terms: casinoTerms }),
    money('money-200-b', 6, 200),
    money('money-500', 3, 500),
  ],
  price: roundAmounts(100n),
  bundles: [1, 5, 10],
  hasDaily: false,
  giftDays: 7,
};
