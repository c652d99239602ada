import { reaction } from 'mobx';
import { isHiddenPage, shellRules } from '../../kernel/shellRules.ts';
import type { Stop } from '../../kernel/manifest.ts';
import { splitLocale } from '../../shared/locale/localePath.ts';
import type { ShellRules } from '../../shared/site/siteInfo.ts';
import type { Root } from '../createRoot.ts';
import { stopAll } from './stopAll.ts';

/**
 * A page that the market hides in this shell is not found here. The server does not know the shell: it refuses only what
 * is hidden in all of them.
 */
export function startHiddenPages(root: Root): Stop {
  const rules = shellRules(root);
  return stopAll([refuse(root, rules), hideLinks(root, rules)]);
}

function refuse(root: Root, rules: ShellRules): Stop {
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

/** Menus leave such pages out; this hides the links of all other places: texts and banners, cards, buttons. */
function hideLinks(root: Root, rules: ShellRules): Stop {
  const codes = root.locale.all.map(({ code }) => code);
  const look = (link: HTMLAnchorElement) => {
    const isOwn = link.origin === location.origin;
    const isHidden = isOwn && isHiddenPage(splitLocale(link.pathname, codes, root.locale.defaultCode).path, rules);
    if (isHidden || link.dataset['away'] !== undefined) link.toggleAttribute('hidden', isHidden);
    if (isHidden) link.dataset['away'] = '';
    else delete link.dataset['away'];
  };
  const lookIn = (part: Element) => {
    if (part instanceof HTMLAnchorElement) look(part);
    for (const link of part.querySelectorAll('a')) look(link);
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof HTMLAnchorElement) look(target);
      for (const node of addedNodes) if (node instanceof Element) lookIn(node);
    }
  });
  lookIn(document.body);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['href'] });
  return () => observer.disconnect();
}
