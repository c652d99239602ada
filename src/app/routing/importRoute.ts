import type { RouteModule } from '../../kernel/pageModules.ts';
import { onceEach } from '../../shared/once.ts';
import type { Route } from './routes.ts';

type Load = Route['importModule'];

/** Loaded route modules, by what loads them. Code does not depend on the player, so this may outlive a root. */
const arrived = new Map<Load, RouteModule>();

const importOnce = onceEach(async (importModule: Load) => {
  const module = await importModule();
  arrived.set(importModule, module);
  return module;
});

export const arrivedRoute = (route: Route): RouteModule | undefined => arrived.get(route.importModule);

/** Fetches a route's code once. A failed fetch may be retried. */
export const importRoute = ({ importModule }: Route): Promise<RouteModule> => importOnce(importModule);
