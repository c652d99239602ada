import { reaction } from 'mobx';
import type { Stop } from '../../kernel/manifest.ts';
import type { Root } from '../createRoot.ts';

interface Entries {
  /** Position of the history entry that is shown on screen. */
  readonly shown: () => number;
  /** Position of the browser's present entry. */
  readonly present: () => number;
  /** The present entry is the one that is shown. */
  readonly onShown: () => void;
}

/** State of the entry that stands above its page's own while a dialog is open. */
interface SheetState {
  readonly depth: number;
  readonly sheet: true;
}

export interface SheetSteps {
  /** The shown entry belongs to a dialog, open or closed since: the next page takes its place. */
  readonly isOn: () => boolean;
  /** Another entry is shown. */
  readonly arrive: () => void;
  /** Called at each `popstate`: whether it was a dialog's. */
  readonly takesOver: () => boolean;
  readonly stop: Stop;
}

const isSheet = (state: unknown): boolean => typeof state === 'object' && state !== null && 'sheet' in state;

/**
 * A step back closes the topmost dialog, not the page below it. The browser tells of a step only when it has gone, and
 * not at all if it leaves the app, so an open dialog has an entry of its own. The entry stays when the dialog is closed
 * otherwise: the next dialog uses it, the next page takes its place, and a step back passes it. Not in a shell with a
 * back button of its own.
 */
export function startSheetSteps(root: Root, page: Window, { shown, present, onShown }: Entries): SheetSteps {
  const { history, location } = page;
  let isTakingBack = false;
  let isOn = isSheet(history.state);

  const arrive = () => {
    isOn = isSheet(history.state);
    onShown();
  };

  function takeBack(steps: number): void {
    isTakingBack = true;
    history.go(steps);
  }

  /** The page below has the address that the dialog's entry got: a replaced address stays replaced. */
  function stepTo(href: string): void {
    if (location.href !== href) history.replaceState(history.state, '', href);
    arrive();
  }

  /** The shown address: at `popstate` that of the browser is the next one already. */
  const shownHref = () =>
    new URL(root.href(root.place.path + root.place.search + root.place.hash), location.origin).href;

  function takesOver(): boolean {
    if (isTakingBack) {
      isTakingBack = false;
      arrive();
      return true;
    }
    const steps = present() - shown();
    if (!isOn || steps >= 0) return false;
    const wasOpen = root.dialogs.dismissTop();
    if (root.dialogs.isAnyOpen) {
      takeBack(-steps);
      return true;
    }
    if (steps < -1) {
      // Several steps at once: with an open dialog the player meant it, otherwise the page.
      if (wasOpen) takeBack(-1 - steps);
      return wasOpen;
    }
    stepTo(shownHref());
    if (!wasOpen) history.back();
    return true;
  }

  const stop = reaction(
    () => root.dialogs.isAnyOpen,
    (isOpen) => {
      if (!isOpen || isSheet(history.state) || root.platform.can.backButton) return;
      history.pushState({ depth: present() + 1, sheet: true } satisfies SheetState, '');
      arrive();
    },
    { fireImmediately: true },
  );
  return { isOn: () => isOn, arrive, takesOver, stop };
}
