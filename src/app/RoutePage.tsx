import { use } from 'react';
import type { RouteMatch } from '../domains/kernel/deps.ts';
import type { Root } from './createRoot.ts';
import { drawableRoute, prepareRoute } from './preparePage.ts';
import type { Route } from './routes.ts';

interface Props {
  readonly root: Root;
  readonly route: Route;
  readonly match: RouteMatch;
}

/** Draws a route's page; suspends only where its code or words have not arrived (going back to a page never visited, a status). */
export function RoutePage({ root, route, match }: Props) {
  const module = drawableRoute(root, route) ?? use(prepareRoute(root, route));
  return <module.Page match={match} />;
}
