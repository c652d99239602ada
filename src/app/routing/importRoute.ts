import type { RouteModule } from '../../kernel/pageModules.ts';
import type { Route } from './routes.ts';

/** Loaded route modules by route. Code does not depend on the player, so this may outlive a root. */
const arrived = new Map<string, RouteModule>();
const onTheWay = new Map<string, Promise<RouteModule>>();

export const arrivedRoute = (route: Route): RouteModule | undefined => arrived.get(route.name);

/** Fetches a route's code once. A failed fetch may be retried. */
export function importRoute(route: Route): Promise<RouteModule> {
  const known = onTheWay.get(route.name);
  if (known) return known;
  const loading = route.importModule().then(
    (module) => {
      arrived.set(route.name, module);
      return module;
    },
    (error: unknown) => {
      onTheWay.delete(route.name);
      throw error;
    },
  );
  onTheWay.set(route.name, loading);
  return loading;
}
