import type { PersonalData } from '../../../personal/PersonalData.ts';

export const gamesPersonal: PersonalData = {
  tables: {
    game_likes: 'favourites',
  },
  parts: {
    favourites: 'select game, liked_at from operator.game_likes where uid = $1 order by liked_at, game',
  },
  endsWithRetention: ['game_likes'],
};
