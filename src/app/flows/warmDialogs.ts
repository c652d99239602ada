import { fetchDialog } from '../DialogHost.tsx';
import { drawnKind } from '../DialogStore.ts';
import { fetchManifests } from '../routing/fetchManifests.ts';
import { balanceDialog } from '../layouts/openBalance.ts';
import { menuDialog } from '../layouts/openMenu.ts';
import type { Root } from '../createRoot.ts';
import type { Stop } from '../../kernel/manifest.ts';

const firstTouches = ['pointerdown', 'pointerover', 'keydown'] as const;

/**
 * Fetches the code of domain and layout dialogs on the first touch, pointer or key event: pages that are only read do
 * not load it, and a dialog opens without delay on the following click.
 */
export function startWarmDialogs(root: Pick<Root, 'loadMessages'>, page: Window): Stop {
  const controller = new AbortController();
  const warm = () => {
    controller.abort();
    // Prefetch only: a failure is retried, and reported, when a dialog is opened.
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
