import { reaction } from 'mobx';
import { isHiddenPage, shellRules } from '../../kernel/shellRules.ts';
import type { Stop } from '../../kernel/manifest.ts';
import type { Root } from '../createRoot.ts';

/**
 * A page that the market hides in this shell is not found here. The server does not know the shell: it refuses only what
 * is hidden in all of them.
 */
export function startHiddenPages(root: Root): Stop {
  const rules = shellRules(root);
  if (rules.hiddenPages.length === 0) return () => {};
  let isShown = false;
  return reaction(
    () => (isHiddenPage(root.place.path, rules) ? (root.status.current ?? 'none') : 'allowed'),
    (state) => {
      if (state === 'none') {
        isShown = true;
        root.status.show(404);
      } else if (state === 'allowed' && isShown) {
        // A navigation clears the status before it changes the place: this page has shown its own again in between.
        isShown = false;
        root.status.show(null);
      }
    },
    { fireImmediately: true },
  );
}
