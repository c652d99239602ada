import { isHiddenPage, shellRules } from '../../kernel/shellRules.ts';
import type { Root } from '../createRoot.ts';
import { matchPath } from '../routing/matchPath.ts';

/**
 * The site server looks at every page as a guest does. What it found missing may be there for this player: an offer to
 * players who have deposited, for instance.
 */
export function lookAgainAsPlayer(root: Root): void {
  const { path, search, hash } = root.place;
  if (root.status.current !== 404 || !matchPath(path) || isHiddenPage(path, shellRules(root))) return;
  root.navigate(path + search + hash, { replace: true });
}
