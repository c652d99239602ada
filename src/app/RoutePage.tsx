import { use, useState } from 'react';
import type { RouteMatch } from '../kernel/deps.ts';
import type { Root } from './createRoot.ts';
import { drawableRoute, prepareRoute } from './preparePage.ts';
import type { Route } from './routing/routes.ts';

interface Props {
  readonly root: Root;
  /** One and the same as long as it is mounted. */
  readonly route: Route;
  readonly match: RouteMatch;
}

/** Draws a route's page, at once where its code and words are there, which they are but for a way back to a page never visited and for a status. */
export function RoutePage({ root, route, match }: Props) {
  const [module] = useState(() => drawableRoute(root, route));
  return module ? <module.Page match={match} /> : <ArrivingPage root={root} route={route} match={match} />;
}

/** Suspends until the page's code and words have arrived. */
function ArrivingPage({ root, route, match }: Props) {
  const module = use(prepareRoute(root, route));
  return <module.Page match={match} />;
}
