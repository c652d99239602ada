import type { BonusGift } from '../../offers/campaigns/module.ts';
import { casinoTerms } from '../../offers/campaigns/module.ts';
import type { Reward } from '../../loyalty/rewards/module.ts';
import type { Segment, Wheel } from '../wheel.ts';
import { roundAmounts } from '../../../market/roundAmounts.ts';

export const DAILY = 'daylight';

const money = (count: number): Reward => ({ kind: 'money', amount: roundAmounts(BigInt(count)) });
const points = (count: number): Reward => ({ kind: 'points', count });
const freeSpins = (count: number): Reward => ({
  kind: 'freespins',
  game: 'lantern-harbor',
  title: 'Lantern Harbor',
  count,
  stake: roundAmounts(20n),
  days: 7,
});
const bonus: BonusGift = { kind: 'bonus', percent: 0, amount: roundAmounts(200n), terms: casinoTerms };
const nothing: Reward = { kind: 'nothing' };

const segment = (id: string, weight: number, reward: Reward, more: Partial<Segment> = {}): Segment => ({
  id,
  weight,
  reward,
  fallback: nothing,
  stock: null,
  ...more,
});

/** Free: a spin a day, and more by quests. Its parts are in the order in which they stand on the wheel. */
export const dailyWheel: Wheel = {
  id: DAILY,
  words: {
    en: {
      title: 'Daylight wheel',
      text: 'One free spin a day, more from quests. What you win costs you nothing and nobody asks for a deposit.',
    },
    ru: {
      title: 'Колесо дня',
      text: 'Одно бесплатное вращение в день, ещё — за задания. Выигрыш ничего не стоит, депозит не нужен.',
    },
    es: {
      title: 'Rueda del día',
      text: 'Un giro gratis al día y más con las misiones. Lo que ganas no te cuesta nada y nadie te pide un depósito.',
    },
    ar: {
      title: 'عجلة النهار',
      text: 'دورة مجانية كل يوم، ومزيد منها بالمهام. ما تربحه لا يكلفك شيئًا ولا يُطلب منك إيداع.',
    },
  },
  segments: [
    segment('points-10', 15, points(10)),
    segment('money-10', 15, money(10)),
    segment('points-25', 12, points(25)),
    segment('again', 10, { kind: 'spins', item: DAILY, count: 1 }),
    segment('freespins-5', 9, freeSpins(5)),
    segment('points-10-b', 15, points(10)),
    segment('money-500', 2, money(500), { stock: 200, fallback: money(50) }),
    segment('points-25-b', 8, points(25)),
    segment('money-50', 6, money(50)),
    segment('bonus-200', 4, bonus),
    segment('freespins-20', 4, freeSpins(20)),
  ],
  price: null,
  bundles: [],
  hasDaily: true,
  giftDays: 7,
};
