import { reaction } from 'mobx';
import type { Stop } from '../../kernel/manifest.ts';
import type { Root } from '../createRoot.ts';
import { prepareSystemPage } from '../preparePage.ts';
import type { PreparedPage } from '../preparePage.ts';
import type { SystemPage } from '../routing/routes.ts';

export interface PageHead {
  /** Shows the head of the page on screen, unless a status page covers it. */
  readonly update: (page: PreparedPage) => void;
  readonly stop: Stop;
}

/** Keeps the document's head that of what is on screen: a page, or the status page that covers it. */
export function startPageHead(root: Root): PageHead {
  function write(prepared: PreparedPage): void {
    document.title = prepared.module.head(root, prepared.match).title;
    // The rest of the head is for crawlers and link previews: a failure does not affect the player.
    import('./showHead.ts').then(({ showHead }) => showHead(root, prepared)).catch(() => undefined);
  }

  /** A status page sets its own title instead of that of the page it replaces (2.11-8). */
  async function updateStatus(status: SystemPage): Promise<void> {
    const page = await prepareSystemPage(root, status);
    if (root.status.current === status) write(page);
  }

  const stop = reaction(
    () => root.status.current,
    // A failure to load the status page is reported by the page itself.
    (status) => void (status !== null && updateStatus(status).catch(() => undefined)),
  );
  return {
    update(page) {
      if (root.status.current === null) write(page);
    },
    stop,
  };
}
