import type { ComponentType } from 'react';
import type { AppServices } from '../../../../kernel/AppServices.ts';
import { createGamesApi } from '../../api.ts';
import { nextGames } from './nextGames.ts';
import { NextGames } from './NextGames.tsx';

/** The block with its games. Rejects without them: the page is of use without this block. */
export async function fetchNextGames({ call }: Pick<AppServices, 'call'>): Promise<ComponentType> {
  const games = await nextGames(createGamesApi(call));
  return () => <NextGames games={games} />;
}
