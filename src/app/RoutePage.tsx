import { use, useState } from 'react';
import type { RouteMatch } from '../kernel/pageModules.ts';
import type { Root } from './createRoot.ts';
import { drawableRoute, prepareRoute } from './preparePage.ts';
import type { Route } from './routing/routes.ts';

interface Props {
  readonly root: Root;
  /** Must not change while mounted. */
  readonly route: Route;
  readonly match: RouteMatch;
}

/**
 * Renders a route's page: at once if its code and words are loaded. They are not for a step back to a page not visited
 * since the page load, and for status pages.
 */
export function RoutePage({ root, route, match }: Props) {
  const [module] = useState(() => drawableRoute(root, route));
  return module ? <module.Page match={match} /> : <ArrivingPage root={root} route={route} match={match} />;
}

/** Suspends until the page's code and words have arrived. */
function ArrivingPage({ root, route, match }: Props) {
  const module = use(prepareRoute(root, route));
  return <module.Page match={match} />;
}
