import { authDialog } from '../../domains/auth/openAuth.ts';
import { fetchDialog } from '../DialogHost.tsx';
import { drawnKind } from '../DialogStore.ts';
import { balanceDialog } from '../layouts/openBalance.ts';
import { menuDialog } from '../layouts/openMenu.ts';
import type { Root } from '../createRoot.ts';
import type { Stop } from './startFlows.ts';

const firstTouches = ['pointerdown', 'pointerover', 'keydown'] as const;

const drawerProperty = (name: string, syntax: string, initialValue: string): PropertyDefinition => ({ name: `--drawer-${name}`, syntax, inherits: false, initialValue });

/** What the dialogs' drawer registers itself when the first one is opened. */
const drawerProperties = [
  drawerProperty('swipe-movement-x', '<length>', '0px'),
  drawerProperty('swipe-movement-y', '<length>', '0px'),
  drawerProperty('snap-point-offset', '<length>', '0px'),
  drawerProperty('swipe-progress', '<number>', '0'),
  drawerProperty('swipe-strength', '<number>', '1'),
];

/** After it the whole page is styled anew: better while nobody waits than while a dialog opens. */
function registerDrawerProperties(): void {
  try {
    for (const property of drawerProperties) CSS.registerProperty(property);
  } catch {
    // Registered already, or a browser that cannot: the drawer goes on as it would have.
  }
}

/**
 * Fetches what every dialog stands on, and the dialogs of the frame, with the first touch, pointer or key: a page that is
 * only read fetches none of it, and a dialog that is asked for is there before the finger has left the glass.
 */
export function startWarmDialogs(root: Pick<Root, 'words'>, page: Window): Stop {
  const controller = new AbortController();
  const warm = () => {
    controller.abort();
    // Only a head start: what fails here is tried again, and told, when a dialog is opened.
    Promise.all([drawnKind(menuDialog), drawnKind(balanceDialog), drawnKind(authDialog)].map((kind) => fetchDialog(kind, root.words))).catch(() => undefined);
  };
  const idle = 'requestIdleCallback' in page ? page.requestIdleCallback(registerDrawerProperties) : null;
  for (const type of firstTouches) page.addEventListener(type, warm, { passive: true, capture: true, signal: controller.signal });
  return () => {
    controller.abort();
    if (idle !== null) page.cancelIdleCallback(idle);
  };
}
