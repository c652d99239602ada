import { games } from '../../../../src/contract/games.ts';
import type { BoundEndpoint, Handlers } from '../../edge/handlers.ts';
import { bindArea, forPlayer } from '../../edge/handlers.ts';
import type { GamesService } from './GamesService.ts';
import { wantedGames } from './wantedGames.ts';

export function gamesRoutes(service: GamesService): BoundEndpoint[] {
  const handlers: Handlers<typeof games> = {
    get: ({ input }) => service.list(wantedGames(input)),
    getCategories: () => service.categories(),
    getProviders: ({ input }) => service.providers(input.types),
    getHistory: forPlayer<typeof games.getHistory>(({ player, input }) => service.history(player.uid, input)),
  };
  return bindArea(games, handlers);
}
