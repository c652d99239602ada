import type { Database, Sql } from '../../../../database/database.ts';
import { hasFreshHistory } from '../../../seedHistory.ts';
import { seedPlayer } from '../../../seedPlayers.ts';
import { seedRound } from '../../../seedRound.ts';
import { beforeThisWeek } from '../../../seedTimes.ts';
import type { FreespinsService } from './FreespinsService.ts';
import type { PackTexts } from './freespinsRepository.ts';

const { uid, currency } = seedPlayer;
const game = 'lantern-harbor';
/** Minor units. */
const stake = 20n;
/** What the rounds of the pack that is used up have won, in minor units. */
const wins = [0n, 60n, 0n, 180n, 0n];

const texts: PackTexts = {
  en: { title: 'Free spins for signing up', text: 'A gift of the house for your first days with us.' },
  ru: { title: 'Бесплатные вращения за регистрацию', text: 'Подарок от нас к вашим первым дням здесь.' },
  es: { title: 'Giros gratis por registrarte', text: 'Un regalo de la casa para tus primeros días con nosotros.' },
  ar: { title: 'دورات مجانية للتسجيل', text: 'هدية منا لأيامك الأولى معنا.' },
};

/** The service as it was at a time. */
type ServiceAt = (at: Date) => Pick<FreespinsService, 'give' | 'pay' | 'won'>;

/**
 * The ready-made player's free spins of before: a pack that was used up, and one whose time was over before it was used.
 * Does nothing if there are any, or if the player has been used.
 */
export async function seedPastPacks(database: Database, serviceAt: ServiceAt, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await hasFreshHistory(tx))) return;
    await useUp(tx, serviceAt, now);
    const gift = { uid, game, currency, stake, texts, count: 10, days: 3 };
    await serviceAt(beforeThisWeek(now, 24, 12)).give(tx, { ...gift, source: 'seed', sourceId: `expired:${uid}` });
  });
}

async function useUp(tx: Sql, serviceAt: ServiceAt, now: Date): Promise<void> {
  const gift = { uid, game, currency, stake, texts, count: wins.length, days: 3 };
  const given = serviceAt(beforeThisWeek(now, 27, 12));
  const pack = await given.give(tx, { ...gift, source: 'seed', sourceId: `used:${uid}` });
  if (pack === null) return;
  for (const [index, payout] of wins.entries()) {
    const roundId = `seed-free-${index}`;
    const at = beforeThisWeek(now, 27, 18, index);
    const service = serviceAt(at);
    await seedRound(
      tx,
      { id: roundId, game, stake: 0n, payout, at },
      {
        async stake(callId) {
          await service.pay(tx, { id: pack.id.toString(), uid, game, currency, roundId, callId, stake });
          return { main: 0n, bonus: 0n };
        },
        async win() {
          await service.won(tx, roundId, payout);
          return { main: payout, bonus: 0n };
        },
      },
    );
  }
}
