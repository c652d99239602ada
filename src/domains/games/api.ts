import type { CallInput } from '../../contract/index.ts';
import type { Call } from '../../lib/call.ts';
import { isApiError } from '../../lib/errors.ts';
import { parseGame, parsePlayedRound } from './parseGames.ts';
import type { PlayMode } from './paths.ts';

/** 7-71 */
const providerFields = ['name', 'image', 'count', 'game_params'];

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
      const { items } = await call('GET games.getProviders', { fields: providerFields });
      return items.map(({ sysname, name, image, count, game_params: params }) => ({
        sysname,
        name,
        image,
        count,
        types: params?.types ?? [],
      }));
    },
    async likes() {
      return (await call('GET games.getLikes', {})).sysnames;
    },
    /** For this player only: another one may have signed in in this browser since. */
    async setLiked(sysname: string, isLiked: boolean, player: number) {
      await call(isLiked ? 'POST games.addLike' : 'POST games.removeLike', { sysname }, { player });
    },
    async recent(count: number) {
      return (await call('GET games.getRecent', { count })).items.map(parseGame);
    },
    async similar(sysname: string, count: number) {
      return (await call('GET games.getSimilar', { sysname, count })).items.map(parseGame);
    },
    async history(offset: number, count: number, game = '') {
      return call('GET games.getHistory', { offset, count, game });
    },
    /** The player's last rounds of a game. */
    async rounds(game: string, count: number) {
      return (await call('GET games.getHistory', { offset: 0, count, game })).items.map(parsePlayedRound);
    },
    /** Throws why the game does not open (`launchRefusal`). */
    async checkLaunch(sysname: string, mode: PlayMode): Promise<void> {
      try {
        await call('GET games.checkLaunch', { sysname, mode });
      } catch (error) {
        // A house without this method refuses in the frame.
        if (!isApiError(error) || error.type !== 'MethodNotFoundException') throw error;
      }
    },
    /** A ticket for this player only: another one may have signed in in this browser since. */
    async launchToken(player: number) {
      return (await call('GET account.getToken', { purpose: 'play' }, { player })).token;
    },
  };
}

export type GamesApi = ReturnType<typeof createGamesApi>;
