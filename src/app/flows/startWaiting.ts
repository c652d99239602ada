import type { Stop } from '../../kernel/manifest.ts';
import { askForBuild, ownBuild } from '../../lib/build.ts';
import { FileMissing, pauseAfter } from '../../lib/KeptFetch.ts';
import type { Root } from '../createRoot.ts';
import { loadAnew, wasLoadedFor } from './loadOnce.ts';

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
   * Something of a page did not arrive. Files of an older deploy are gone, and what this document will not get again
   * (`isForGood`) may arrive in another: that one is loaded once for a page, and from then on upon a press.
   * Files of this build, and a site that is silent, are waited for: `again` runs upon a press, when the browser is
   * online again, or after a pause, whichever comes first.
   */
  forMissing(cause: unknown, missing: Missing): Promise<void>;
  /** Another try is under way: what is said stays, and nothing else begins one. */
  pause(): void;
  end(): void;
}

/** Waits for a page that the network does not bring, while the present one stays: offline a reload would end both. */
export function startWaiting(
  { coming, clock, platform }: Pick<Root, 'coming' | 'clock' | 'platform'>,
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
      const needsLoad = served !== 'silent' && (!isOurs || cause.isForGood);
      const load = () => loadAnew(platform, address);
      if (needsLoad) {
        const isSecond = await wasLoadedFor(platform, page.history, address);
        if (!isWanted()) return;
        if (!isSecond) return load();
        // A fault of the page's own code: it is reported, since waiting does not mend it.
        if (!(cause instanceof FileMissing)) throw cause;
      }
      until(again, cause instanceof FileMissing ? cause.pauseMs : pauseAfter(1), needsLoad ? load : again);
    },
    pause,
    end() {
      pause();
      coming.ends();
    },
  };
}
