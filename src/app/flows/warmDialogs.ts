import { fetchDialog } from '../DialogHost.tsx';
import { drawnKind } from '../DialogStore.ts';
import { whenIdle } from '../../ui/basics/whenIdle.ts';
import { fetchManifests } from '../routing/fetchManifests.ts';
import { balanceDialog } from '../layouts/openBalance.ts';
import { menuDialog } from '../layouts/openMenu.ts';
import type { Root } from '../createRoot.ts';
import type { DialogCode } from '../../kernel/dialogs.ts';
import type { Stop } from '../../kernel/manifest.ts';

const frameDialogs: readonly DialogCode[] = [menuDialog, balanceDialog];

const firstTouches = ['pointerdown', 'pointerover', 'keydown'] as const;

/**
 * Fetches the code of domain and layout dialogs from the first touch, pointer or key event on: pages that are only read
 * do not load it. The frame's own dialogs come at once, so that they open without delay on the following click; the
 * others one by one while the browser is idle, since together they would delay the answer to that click.
 */
export function startWarmDialogs(root: Pick<Root, 'loadMessages'>, page: Window): Stop {
  const touches = new AbortController();
  let isStopped = false;

  // Prefetch only: a failure is retried, and reported, when a dialog is opened.
  const fetchAhead = (dialog: DialogCode) => fetchDialog(drawnKind(dialog), root.loadMessages).catch(() => undefined);

  async function warm(): Promise<void> {
    touches.abort();
    await Promise.all(frameDialogs.map(fetchAhead));
    const ofDomains = (await fetchManifests()).flatMap(({ dialogs = [] }) => dialogs);
    for (const dialog of ofDomains) {
      await new Promise<void>((resolve) => whenIdle(resolve));
      if (isStopped) return;
      await fetchAhead(dialog);
    }
  }

  for (const type of firstTouches)
    page.addEventListener(type, () => void warm().catch(() => undefined), {
      passive: true,
      capture: true,
      signal: touches.signal,
    });
  return () => {
    isStopped = true;
    touches.abort();
  };
}
