import { reaction } from 'mobx';
import { navigate } from 'wouter/use-browser-location';
import type { NavigateOptions } from '../../kernel/stores.ts';
import { splitLocale } from '../../shared/locale/localePath.ts';
import { afterNextPaint } from '../../ui/basics/afterNextPaint.ts';
import { KeptFetch } from '../../lib/KeptFetch.ts';
import { loadDocument, reloadOnce } from '../../lib/reloadOnce.ts';
import type { Root } from '../createRoot.ts';
import { askAtStepBack } from './askAtStepBack.ts';
import { contentRedirect } from './contentRedirect.ts';
import { mustLoadDocument } from './mustLoadDocument.ts';
import { loadPageData, preparePage, prepareSystemPage, redirectOf, refusalOf } from '../preparePage.ts';
import type { PreparedPage } from '../preparePage.ts';
import { notFoundMessage, systemPageFor, systemRoutes } from '../routing/routes.ts';
import type { SystemPage } from '../routing/routes.ts';

export interface Navigation {
  /**
   * Navigates to an app path (with or without locale prefix): loads code and words, then changes the address, then
   * loads data.
   */
  go(path: string, options?: NavigateOptions): void;
  /** Position of this history entry inside the app: 0 where the visit began. */
  depth(): number;
  /** The next change to another page loads its document, and with it a newer build, if `prepare` resolves with true. */
  loadNext(prepare: () => Promise<boolean>): void;
  stop(): void;
}

type AppHistoryState = { readonly depth: number };

const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'depth' in state && typeof state.depth === 'number' ? state.depth : 0;

/** Delay before the progress bar, in ms: fast pages do not show it, and it appears before a second click. */
const signAfterMs = 150;

/** A redirect keeps the hash, as browsers do, unless its target has one. */
const withHash = (to: string, hash: string): string => (to.includes('#') ? to : to + hash);

/**
 * Links are plain anchors and work without JavaScript; here their clicks become page changes inside the app. A page's
 * code is fetched when its link is hovered, touched or focused.
 */
export function startNavigation(root: Root, page: Window): Navigation {
  // Fetched when a navigation is likely; pages change without it if it fails to load.
  const drawing = new KeptFetch(() => import('./drawChange.ts'), root.clock);
  const codes = root.locale.all.map((one) => one.code);
  let latest = 0;
  let mayLoad = (): Promise<boolean> | boolean => false;
  let shownDepth = depthOf(page.history.state);
  const takesOverPop = askAtStepBack(root, page, {
    shown: () => shownDepth,
    present: () => depthOf(page.history.state),
  });

  const inside = (href: string): string => splitLocale(href, codes, root.locale.defaultCode).path;

  /** The app path of an anchor that stays in this app and language; null for all others. */
  function appPathOf(anchor: HTMLAnchorElement): string | null {
    if (
      anchor.origin !== page.location.origin ||
      (anchor.target !== '' && anchor.target !== '_self') ||
      anchor.hasAttribute('download')
    )
      return null;
    const split = splitLocale(anchor.pathname, codes, root.locale.defaultCode);
    if (split.locale !== root.locale.code || /^\/(platform|api|oauth|nfx)\//.test(split.path)) return null;
    return split.path + anchor.search + anchor.hash;
  }

  /** Sets `data-coming` on `<html>` while a page is loading for long; base.css draws the progress bar. */
  async function awaited<T>(coming: Promise<T>, turn: number): Promise<T> {
    const show = (isComing: boolean) => {
      if (turn === latest) page.document.documentElement.toggleAttribute('data-coming', isComing);
    };
    const patience = setTimeout(show, signAfterMs, true);
    try {
      return await coming;
    } finally {
      clearTimeout(patience);
      show(false);
    }
  }

  async function go(target: string, options: NavigateOptions = {}, touched: Element | null = null): Promise<void> {
    const turn = (latest += 1);
    const url = new URL(inside(target), page.location.origin);
    const away = redirectOf(root, url.pathname, url.search, root.session.status === 'guest');
    if (away !== null) return go(withHash(away, url.hash), options, touched);
    // The rules' code did not arrive: the server applies them when it is asked for the page.
    const led = await contentRedirect(root, url).catch(() => root.href(url.pathname + url.search + url.hash));
    if (turn !== latest) return;
    if (led !== null) return page.location.assign(led);
    const isOther = url.pathname !== root.place.path;
    if (isOther && root.leaving.isPageHeld && !(await root.leaving.mayLeavePage())) return;
    if (turn !== latest) return;
    const isLoading =
      isOther && (mustLoadDocument(page, url.pathname) || (await awaited(Promise.resolve(mayLoad()), turn)));
    if (turn !== latest) return;
    const how = root.platform.can.backButton ? 'reload' : 'open';
    if (isLoading) return loadDocument(page, root.href(url.pathname + url.search + url.hash), how);
    try {
      const prepared = await awaited(preparePage(root, url.pathname, url.search, 'pressed'), turn);
      await afterNextPaint();
      if (turn !== latest) return;
      await changePage(url, options, touched, () => turn === latest);
      if (turn !== latest) return;
      await settle(prepared, turn);
    } catch (error) {
      // A chunk of an older deploy is gone: reload once to get the new one (never in a loop).
      if (turn === latest) reloadOnce(page, root.href(url.pathname + url.search), error);
    }
  }

  async function changePage(
    url: URL,
    options: NavigateOptions,
    touched: Element | null,
    isWanted: () => boolean,
  ): Promise<void> {
    if (root.place.path === url.pathname) return arrive(url, options);
    const change = () => {
      if (!isWanted()) return;
      arrive(url, options);
      if (url.hash === '') page.scrollTo(0, 0);
    };
    const drawn = await drawing.get().catch(() => null);
    return drawn ? drawn.drawChange(page, touched, change) : change();
  }

  function arrive(url: URL, { replace = false }: NavigateOptions): void {
    root.status.show(null);
    const depth = replace ? depthOf(page.history.state) : depthOf(page.history.state) + 1;
    navigate(root.href(url.pathname + url.search + url.hash), {
      ...(replace ? { replace } : {}),
      state: { depth } satisfies AppHistoryState,
    });
    arrived();
  }

  function arrived(): void {
    const { pathname, search, hash } = page.location;
    shownDepth = depthOf(page.history.state);
    root.place.arrive(pathname, search, hash);
  }

  /** A status page sets its own title instead of that of the page it replaces (2.11-8). */
  async function updateStatusHead(status: SystemPage): Promise<void> {
    const page = await prepareSystemPage(root, status);
    if (root.status.current === status) writeHead(page);
  }

  function updateHead(page: PreparedPage): void {
    if (root.status.current === null) writeHead(page);
  }

  function writeHead(prepared: PreparedPage): void {
    document.title = prepared.module.head(root, prepared.match).title;
    // The rest of the head is for crawlers and link previews: a failure does not affect the player.
    import('./showHead.ts').then(({ showHead }) => showHead(root, prepared)).catch(() => undefined);
  }

  async function settle(prepared: PreparedPage, turn: number): Promise<void> {
    updateHead(prepared);
    if (prepared.route === systemRoutes[404]) console.warn(notFoundMessage(root.href(root.place.path)));
    const outcome = await loadPageData(root, prepared).catch(refusalOf);
    if (turn !== latest) return;
    // Again: the title may contain loaded data.
    if (outcome === undefined) return updateHead(prepared);
    if ('redirect' in outcome) return go(withHash(outcome.redirect, root.place.hash), { replace: true });
    const status = systemPageFor(outcome.status);
    if (status === 404) console.warn(notFoundMessage(root.href(root.place.path)));
    await prepareSystemPage(root, status);
    if (turn !== latest) return;
    // A failed call may have shown a status page already (8-10, 8-12).
    if (root.status.current === null) root.status.show(status);
  }

  function handleClick(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    if (!anchor || anchor.getAttribute('href')?.startsWith('#')) return;
    const path = appPathOf(anchor);
    if (path === null) return;
    event.preventDefault();
    void go(path, {}, anchor);
  }

  function handleApproach(event: Event): void {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    const path = anchor ? appPathOf(anchor) : null;
    if (path === null) return;
    const url = new URL(path, page.location.origin);
    drawing.get().catch(() => undefined);
    // Prefetch only: a failure is asked for again, and reported, on the click.
    preparePage(root, url.pathname, url.search).catch(() => undefined);
  }

  /** Updates the place without an animation: browsers with a back gesture animate the page themselves. */
  function handlePop(): void {
    if (takesOverPop()) return;
    const turn = (latest += 1);
    root.status.show(null);
    arrived();
    void follow(turn).catch(() => undefined);
  }

  /** A kept or loaded page is rendered at once on a step back: its title and data wait until after that paint. */
  async function follow(turn: number): Promise<void> {
    const prepared = await awaited(preparePage(root, root.place.path, root.place.search), turn);
    await afterNextPaint();
    if (turn !== latest) return;
    await settle(prepared, turn);
  }

  const stopTitles = reaction(
    () => root.status.current,
    // A failure to load the status page is reported by the page itself.
    (status) => void (status !== null && updateStatusHead(status).catch(() => undefined)),
  );
  page.document.addEventListener('click', handleClick);
  page.document.addEventListener('pointerover', handleApproach, { passive: true });
  page.document.addEventListener('touchstart', handleApproach, { passive: true });
  page.document.addEventListener('focusin', handleApproach);
  page.addEventListener('popstate', handlePop);
  return {
    go: (path, options) => void go(path, options),
    depth: () => depthOf(page.history.state),
    loadNext(prepare) {
      mayLoad = prepare;
    },
    stop() {
      stopTitles();
      page.document.removeEventListener('click', handleClick);
      page.document.removeEventListener('pointerover', handleApproach);
      page.document.removeEventListener('touchstart', handleApproach);
      page.document.removeEventListener('focusin', handleApproach);
      page.removeEventListener('popstate', handlePop);
    },
  };
}
