import { games } from '../../../../../src/contract/games/games.ts';
import type { BoundEndpoint, Handlers } from '../../../edge/handlers.ts';
import { bindArea, forPlayer } from '../../../edge/handlers.ts';
import type { GamesService } from './GamesService.ts';
import type { LikesService } from './LikesService.ts';
import { wantedGames } from './wantedGames.ts';

export function gamesRoutes(service: GamesService, likes: LikesService): BoundEndpoint[] {
  const handlers: Handlers<typeof games> = {
    get: ({ input, player }) => service.list(wantedGames(input), player?.uid ?? null),
    getCategories: () => service.categories(),
    getProviders: ({ input }) => service.providers(input),
    getLikes: forPlayer<typeof games.getLikes>(async ({ player }) => ({
      sysnames: [...(await likes.find(player.uid))],
    })),
    addLike: forPlayer<typeof games.addLike>(({ player, input }) => likes.add(player.uid, input.sysname)),
    removeLike: forPlayer<typeof games.removeLike>(({ player, input }) => likes.remove(player.uid, input.sysname)),
    getRecent: forPlayer<typeof games.getRecent>(({ player, input }) => service.recent(player.uid, input.count)),
    getSimilar: ({ input }) => service.similar(input.sysname, input.count),
    getSearchIndex: ({ input }) => service.searchIndex(input.version),
    getOdds: ({ input }) => service.odds(input.sysname),
    getHistory: forPlayer<typeof games.getHistory>(({ player, input }) => service.history(player.uid, input)),
  };
  return bindArea(games, handlers);
}
