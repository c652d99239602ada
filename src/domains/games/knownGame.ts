import type { AppServices } from '../../kernel/AppServices.ts';
import { gameStore } from './GameStore.ts';
import { hallStore } from './HallStore.ts';
import { lobbyStore } from './lobby/LobbyStore.ts';
import type { Game } from './parseGames.ts';

/** A game as loaded, or as in a list loaded before, so that its page renders at once. Null if unknown. */
export function knownGame(app: Pick<AppServices, 'store'>, sysname: string): Game | null {
  const { game, related } = app.store(gameStore);
  if (game?.sysname === sysname) return game;
  const isIt = (one: Game) => one.sysname === sysname;
  const rails = app.store(lobbyStore).rails;
  return (
    app.store(hallStore).games.find(isIt) ??
    related.find(isIt) ??
    rails.flatMap((rail) => rail.games).find(isIt) ??
    null
  );
}
