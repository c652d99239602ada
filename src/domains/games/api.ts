import type { CallInput } from '../../contract/index.ts';
import type { Call } from '../../lib/call.ts';
import { parseGame } from './parseGames.ts';

export type GamesQuery = Partial<NonNullable<CallInput<'GET games.get'>['options']>>;

export function createGamesApi(call: Call) {
  return {
    async games(query: GamesQuery) {
      const wire = await call('GET games.get', {
        options: query as NonNullable<CallInput<'GET games.get'>['options']>,
      });
      return { items: wire.items.map(parseGame), total: wire.total, facets: wire.facets };
    },
    async categories() {
      return (await call('GET games.getCategories', {})).items.map(({ id, title, count }) => ({ id, title, count }));
    },
    async providers() {
      return (await call('GET games.getProviders', {})).items.map(({ sysname, name, image, count }) => ({
        sysname,
        name,
        image,
        count,
      }));
    },
    async history(offset: number, count: number, game = '') {
      return call('GET games.getHistory', { offset, count, game });
    },
    /** A ticket for this player only: another one may have signed in in this browser since. */
    async launchToken(player: number) {
      return (await call('GET account.getToken', { purpose: 'play' }, { player })).token;
    },
  };
}

export type GamesApi = ReturnType<typeof createGamesApi>;
