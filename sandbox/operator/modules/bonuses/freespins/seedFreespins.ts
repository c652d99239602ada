import type { Database } from '../../../../database/database.ts';
import { seedPlayer } from '../../../seedPlayers.ts';
import type { FreespinsService } from './FreespinsService.ts';

/** The ready-made player's free spins. */
export async function seedFreespins(database: Database, service: Pick<FreespinsService, 'give'>): Promise<void> {
  const { uid, currency } = seedPlayer;
  await database.transaction((tx) =>
    service.give(tx, {
      uid,
      game: 'lantern-harbor',
      currency,
      stake: 20n,
      count: 10,
      days: 365,
      texts: {
        en: {
          title: 'Free spins to begin with',
          text: 'A gift of the house. What they win is your own money at once.',
        },
        ru: {
          title: 'Бесплатные вращения для начала',
          text: 'Подарок от нас. Выигрыш сразу становится вашими деньгами.',
        },
        es: {
          title: 'Giros gratis para empezar',
          text: 'Un regalo de la casa. Lo que ganes es dinero tuyo al momento.',
        },
        ar: { title: 'دورات مجانية للبداية', text: 'هدية منا. ما تربحه يصبح مالك فورًا.' },
      },
      source: 'seed',
      sourceId: `player:${uid}`,
    }),
  );
}
