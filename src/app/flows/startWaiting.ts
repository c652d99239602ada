import type { Stop } from '../../kernel/manifest.ts';
import { askForBuild, ownBuild } from '../../lib/build.ts';
import { FileMissing, pauseAfter } from '../../lib/KeptFetch.ts';
import { loadDocument, reloadOnce } from '../../lib/reloadOnce.ts';
import type { Root } from '../createRoot.ts';

export interface ServedBuilds {
  readonly askForBuild: typeof askForBuild;
  readonly ownBuild: typeof ownBuild;
}

interface Missing {
  /** Where the page is, with its locale prefix and hash. */
  readonly address: string;
  readonly isWanted: () => boolean;
  readonly again: () => void;
}

export interface Waiting {
  /** Before another document is loaded: rejects where the site is silent, since this page would be lost for nothing. */
  siteAnswers(): Promise<void>;
  /**
   * Something of a page did not arrive. Files of an older deploy are gone: one reload gets the new one (never in a
   * loop). So does what this document will not get again (`isForGood`), unless it was reloaded itself: then a press does.
   * Files of this build, and a site that is silent, are waited for: `again` runs upon a press, when the browser is
   * online again, or after a pause, whichever comes first.
   */
  forMissing(cause: unknown, missing: Missing): Promise<void>;
  /** Another try is under way: what is said stays, and nothing else begins one. */
  pause(): void;
  end(): void;
}

/** A reload has made this document, also where the site has led it elsewhere: the entry's own state may be gone then. */
const isReloaded = ({ performance }: Window): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/** Waits for a page that the network does not bring, while the present one stays: offline a reload would end both. */
export function startWaiting(
  { coming, clock }: Pick<Root, 'coming' | 'clock'>,
  page: Window,
  builds: ServedBuilds = { askForBuild, ownBuild },
): Waiting {
  let stop: Stop = () => {};
  function pause(): void {
    stop();
    stop = () => {};
  }

  function until(again: () => void, pauseMs: number, atPress: () => void): void {
    pause();
    const asks = (ask: () => void) => () => {
      pause();
      ask();
    };
    const retry = asks(again);
    const stopPause = clock.after(pauseMs, retry);
    page.addEventListener('online', retry);
    stop = () => {
      stopPause();
      page.removeEventListener('online', retry);
    };
    coming.waits(asks(atPress));
  }

  return {
    async siteAnswers() {
      if ((await builds.askForBuild()) === 'silent')
        throw new FileMissing('silent', pauseAfter(1), () => Promise.resolve());
    },
    async forMissing(cause, { address, isWanted, again }) {
      const served = await builds.askForBuild();
      if (!isWanted()) return;
      const isOurs = cause instanceof FileMissing && (typeof served === 'string' || served.entry === builds.ownBuild());
      if (served !== 'silent' && !isOurs) return reloadOnce(page, address, cause);
      const load = () => loadDocument(page, address, 'reload');
      const needsLoad = served !== 'silent' && cause instanceof FileMissing && cause.isForGood;
      if (needsLoad && !isReloaded(page)) return load();
      until(again, cause instanceof FileMissing ? cause.pauseMs : pauseAfter(1), needsLoad ? load : again);
    },
    pause,
    end() {
      pause();
      coming.ends();
    },
  };
}
