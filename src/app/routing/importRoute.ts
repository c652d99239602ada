import type { RouteModule } from '../../kernel/pageModules.ts';
import type { Route } from './routes.ts';

type Load = Route['importModule'];

/** Loaded route modules, by what loads them. Code does not depend on the player, so this may outlive a root. */
const arrived = new Map<Load, RouteModule>();
const onTheWay = new Map<Load, Promise<RouteModule>>();

export const arrivedRoute = (route: Route): RouteModule | undefined => arrived.get(route.importModule);

/** Fetches a route's code once. A failed fetch may be retried. */
export function importRoute({ importModule }: Route): Promise<RouteModule> {
  const known = onTheWay.get(importModule);
  if (known) return known;
  const loading = importModule().then(
    (module) => {
      arrived.set(importModule, module);
      return module;
    },
    (error: unknown) => {
      onTheWay.delete(importModule);
      throw error;
    },
  );
  onTheWay.set(importModule, loading);
  return loading;
}
