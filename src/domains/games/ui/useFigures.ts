import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { gameFigures } from '../gameFigures.ts';
import type { GameFigures } from '../gameFigures.ts';
import { gameStore } from '../GameStore.ts';
import type { Game } from '../parseGames.ts';

/** In the player's currency; in that of guests as the page came with them. */
export function useFigures(game: Game): GameFigures {
  const { session, content, locale } = useApp();
  const store = useStore(gameStore);
  const { currency: usual } = content.site;
  const currency = session.balance.main?.currency ?? usual;
  if (currency === usual && store.game?.sysname === game.sysname && store.figures) return store.figures;
  return gameFigures(game, currency, locale.code);
}
