import { createGamesApi } from '../domains/games/api.ts';
import { gamePath } from '../domains/games/paths.ts';
import type { Call } from '../lib/call.ts';
import { isProtectedPath } from '../shared/navigation/guestGuard.ts';
import { routes } from './routing/routes.ts';

/** The largest page size that the contract allows. */
const pageSize = 100;

/**
 * Every page that guests may open and search engines list: those of the route table without parameters, then every
 * game's.
 */
export async function publicPaths(call: Call): Promise<readonly string[]> {
  const api = createGamesApi(call);
  const fixed = routes
    .filter(
      ({ path, redirect, isUnlisted }) =>
        redirect === undefined && !path.includes(':') && !isProtectedPath(path) && !isUnlisted,
    )
    .map(({ path }) => path);
  const games: string[] = [];
  for (;;) {
    const { items, total } = await api.games({ offset: games.length, count: pageSize });
    games.push(...items.map(({ sysname }) => gamePath(sysname)));
    if (items.length === 0 || games.length >= total) return [...fixed, ...games];
  }
}
