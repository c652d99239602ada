import type { RouteMatch } from '../../kernel/pageModules.ts';

/** The tournament of an address; 0 for one that none can have. */
export function idOf({ params }: Pick<RouteMatch, 'params'>): number {
  const text = params['id'] ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
}
