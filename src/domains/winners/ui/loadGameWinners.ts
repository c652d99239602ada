import type { ComponentType } from 'react';
import type { AppServices } from '../../../kernel/AppServices.ts';
import { gameWinnersStore } from '../GameWinnersStore.ts';
import { gameOf, GameWinners } from './GameWinners.tsx';

/** The block with its data: what is below it is not moved later. */
export async function loadGameWinners(app: AppServices): Promise<ComponentType> {
  const game = gameOf(app.place.path);
  if (game !== null) await app.store(gameWinnersStore).show(game);
  return GameWinners;
}
