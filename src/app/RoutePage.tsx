import { use } from 'react';
import type { RouteMatch } from '../domains/kernel/deps.ts';
import { arrivedRoute, loadRoute } from './loadRoute.ts';
import type { Route } from './routes.ts';

/** Draws a route's page; suspends only where its code has not arrived (going back to a page never visited). */
export function RoutePage({ route, match }: { readonly route: Route; readonly match: RouteMatch }) {
  const module = arrivedRoute(route) ?? use(loadRoute(route));
  return <module.Page match={match} />;
}
