import { fetchDialog } from '../DialogHost.tsx';
import { drawnKind } from '../DialogStore.ts';
import { fetchManifests } from '../routing/fetchManifests.ts';
import { balanceDialog } from '../layouts/openBalance.ts';
import { menuDialog } from '../layouts/openMenu.ts';
import type { Root } from '../createRoot.ts';
import type { Stop } from '../../kernel/manifest.ts';

const firstTouches = ['pointerdown', 'pointerover', 'keydown'] as const;

/**
 * Fetches what every dialog stands on, and the dialogs of the frame, with the first touch, pointer or key: a page that is
 * only read fetches none of it, and a dialog that is asked for is there before the finger has left the glass.
 */
export function startWarmDialogs(root: Pick<Root, 'loadMessages'>, page: Window): Stop {
  const controller = new AbortController();
  const warm = () => {
    controller.abort();
    // Only a head start: what fails here is tried again, and told, when a dialog is opened.
    void fetchAhead(root).catch(() => undefined);
  };
  for (const type of firstTouches)
    page.addEventListener(type, warm, { passive: true, capture: true, signal: controller.signal });
  return () => controller.abort();
}

async function fetchAhead(root: Pick<Root, 'loadMessages'>): Promise<void> {
  const ofDomains = (await fetchManifests()).flatMap(({ dialogs = [] }) => dialogs);
  await Promise.all(
    [menuDialog, balanceDialog, ...ofDomains].map((dialog) => fetchDialog(drawnKind(dialog), root.loadMessages)),
  );
}
