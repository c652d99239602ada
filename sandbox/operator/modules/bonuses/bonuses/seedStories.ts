import type { BonusTerms } from '../../../../../src/shared/bonus/terms.ts';
import { beforeThisWeek, earlierToday } from '../../../seedTimes.ts';
import type { BonusTexts } from './bonus.ts';

/** A round with a bonus; amounts in minor units. Bonus money pays where main money was used up. */
export interface StoryRound {
  readonly paidBy: 'main' | 'bonus';
  readonly game: string;
  readonly stake: bigint;
  readonly payout: bigint;
}

/** A bonus that the ready-made player was given, and what became of it. */
export interface BonusStory {
  readonly id: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly deposit: bigint;
  readonly terms: BonusTerms;
  readonly texts: BonusTexts;
  readonly grantedAt: Date;
  readonly rounds: readonly StoryRound[];
  readonly roundAt: (index: number) => Date;
  /** When its time was over; null for one that has not come to that. */
  readonly expiredAt: Date | null;
}

const main = (game: string, stake: bigint, payout: bigint): StoryRound => ({ paidBy: 'main', game, stake, payout });
const bonus = (game: string, stake: bigint, payout: bigint): StoryRound => ({ paidBy: 'bonus', game, stake, payout });

/** Half of a stake in one game counts, nothing in another: their stakes show why. */
const terms = (wagerTimes: number, days: number): BonusTerms => ({
  type: 'casino',
  wager_times: wagerTimes,
  wager_base: 'bonus',
  is_sticky: false,
  max_stake: { amount: '5.00', currency: 'USD' },
  max_conversion_times: null,
  days,
  counts: {
    types: { slot: 100, casino: 10, live: 10, high_low: 10 },
    games: { 'cherry-parade': 50 },
    excluded: ['night-flight'],
  },
});

/** One after the other, as only one is active at a time: converted, expired, active. */
export const bonusStories = (now: Date): readonly BonusStory[] => [welcome(now), weekend(now), running(now)];

/** Wagered: the first deposit of 20.00 was lost, and 27.60 became main money. */
const welcome = (now: Date): BonusStory => ({
  id: 'welcome',
  amount: 2_000n,
  deposit: 2_000n,
  terms: terms(2, 7),
  texts: {
    en: {
      title: 'Welcome bonus',
      text: 'We doubled your first deposit. Wager the bonus twice within 7 days, and what is left of it is paid out to your balance.',
    },
    ru: {
      title: 'Приветственный бонус',
      text: 'Мы удвоили ваш первый депозит. Отыграйте бонус 2 раза за 7 дней — и всё, что от него осталось, перейдёт на ваш баланс.',
    },
    es: {
      title: 'Bono de bienvenida',
      text: 'Duplicamos tu primer depósito. Apuesta 2 veces el bono en 7 días y lo que quede de él pasará a tu saldo.',
    },
    ar: {
      title: 'مكافأة الترحيب',
      text: 'ضاعفنا إيداعك الأول. راهن بقيمة المكافأة مرتين خلال 7 أيام، فيُدفع ما تبقى منها إلى رصيدك.',
    },
  },
  grantedAt: beforeThisWeek(now, 28, 9),
  rounds: [
    main('lantern-harbor', 600n, 0n),
    main('cherry-parade', 400n, 200n),
    main('night-flight', 500n, 0n),
    main('lantern-harbor', 400n, 100n),
    main('lantern-harbor', 400n, 0n),
    bonus('lantern-harbor', 500n, 950n),
    bonus('cherry-parade', 500n, 0n),
    bonus('lantern-harbor', 500n, 1_000n),
    bonus('lantern-harbor', 500n, 810n),
    bonus('lantern-harbor', 200n, 200n),
    bonus('lantern-harbor', 500n, 500n),
  ],
  roundAt: (index) => beforeThisWeek(now, 28, 19, index),
  expiredAt: null,
});

/** Given up after three rounds. */
const weekend = (now: Date): BonusStory => ({
  id: 'weekend',
  amount: 1_500n,
  deposit: 0n,
  terms: terms(10, 3),
  texts: {
    en: {
      title: 'Weekend bonus',
      text: 'A bonus without a deposit. Wager the bonus 10 times within 3 days, and what is left of it is paid out to your balance.',
    },
    ru: {
      title: 'Бонус на выходные',
      text: 'Бонус без депозита. Отыграйте его 10 раз за 3 дня — и всё, что от него осталось, перейдёт на ваш баланс.',
    },
    es: {
      title: 'Bono de fin de semana',
      text: 'Un bono sin depósito. Apuéstalo 10 veces en 3 días y lo que quede de él pasará a tu saldo.',
    },
    ar: {
      title: 'مكافأة نهاية الأسبوع',
      text: 'مكافأة دون إيداع. راهن بقيمتها 10 مرات خلال 3 أيام، فيُدفع ما تبقى منها إلى رصيدك.',
    },
  },
  grantedAt: beforeThisWeek(now, 18, 8),
  rounds: [bonus('lantern-harbor', 300n, 0n), bonus('cherry-parade', 300n, 200n), bonus('lantern-harbor', 200n, 0n)],
  roundAt: (index) => beforeThisWeek(now, 18, 20, index),
  expiredAt: beforeThisWeek(now, 15, 8),
});

/** Active since main money was used up today: 14.50 of 60.00 are wagered, 18.40 are left. */
const running = (now: Date): BonusStory => ({
  id: 'running',
  amount: 2_000n,
  deposit: 0n,
  terms: terms(3, 7),
  texts: {
    en: {
      title: 'Bonus of the week',
      text: 'A bonus without a deposit. Wager the bonus 3 times within 7 days, and what is left of it is paid out to your balance.',
    },
    ru: {
      title: 'Бонус недели',
      text: 'Бонус без депозита. Отыграйте его 3 раза за 7 дней — и всё, что от него осталось, перейдёт на ваш баланс.',
    },
    es: {
      title: 'Bono de la semana',
      text: 'Un bono sin depósito. Apuéstalo 3 veces en 7 días y lo que quede de él pasará a tu saldo.',
    },
    ar: {
      title: 'مكافأة الأسبوع',
      text: 'مكافأة دون إيداع. راهن بقيمتها 3 مرات خلال 7 أيام، فيُدفع ما تبقى منها إلى رصيدك.',
    },
  },
  grantedAt: earlierToday(now, 29),
  rounds: [
    bonus('lantern-harbor', 400n, 250n),
    bonus('cherry-parade', 500n, 800n),
    bonus('lantern-harbor', 300n, 0n),
    bonus('lantern-harbor', 500n, 490n),
  ],
  roundAt: (index) => earlierToday(now, 25 - 5 * index),
  expiredAt: null,
});
