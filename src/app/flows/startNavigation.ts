import { reaction } from 'mobx';
import { navigate } from 'wouter/use-browser-location';
import type { NavigateOptions } from '../../kernel/deps.ts';
import { splitLocale } from '../../shared/locale/localePath.ts';
import { afterNextPaint } from '../../ui/basics/afterNextPaint.ts';
import { reloadOnce } from '../../lib/reloadOnce.ts';
import type { Root } from '../createRoot.ts';
import { loadPageData, preparePage, prepareSystemPage, redirectOf, refusalOf } from '../preparePage.ts';
import type { PreparedPage } from '../preparePage.ts';
import { notFoundMessage, systemPageFor, systemRoutes } from '../routing/routes.ts';
import type { SystemPage } from '../routing/routes.ts';

export interface Navigation {
  /** Goes to an app path (with or without locale prefix): code and words first, then the address, then the data. */
  go(path: string, options?: NavigateOptions): void;
  /** How deep inside the app this history entry lies: 0 where the visit began. */
  depth(): number;
  stop(): void;
}

interface AppHistoryState {
  readonly depth: number;
}

const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'depth' in state && typeof state.depth === 'number' ? state.depth : 0;

/** So long that a page which comes at once shows no sign, so short that nobody touches twice, in ms. */
const signAfterMs = 150;

/** A redirect keeps the hash, as browsers do; one that names a hash means that. */
const withHash = (to: string, hash: string): string => (to.includes('#') ? to : to + hash);

/** How a change of page is drawn is first needed when one comes near; without it the page changes all the same. */
const drawingCode = () => import('./drawChange.ts').catch(() => null);

/**
 * Links are plain anchors, working without JavaScript; here their clicks become page changes inside the app. The code
 * of a page is fetched when a finger or pointer comes near its link.
 */
export function startNavigation(root: Root, page: Window): Navigation {
  const codes = root.locale.all.map((one) => one.code);
  let latest = 0;

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

  /** Says in the document, where base.css draws it, that a page is on its way. */
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
    try {
      const prepared = await awaited(preparePage(root, url.pathname, url.search), turn);
      await afterNextPaint();
      if (turn !== latest) return;
      await changePage(url, options, touched, () => turn === latest);
      if (turn !== latest) return;
      await settle(prepared, turn);
    } catch (error) {
      // A chunk of an older deploy is gone: one reload fetches the new one (never a loop).
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
    const drawing = await drawingCode();
    return drawing ? drawing.drawChange(page, touched, change) : change();
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
    root.place.arrive(pathname, search, hash);
  }

  /** The page of a status has its own title, whichever page it took the place of (2.11-8). */
  async function updateStatusHead(status: SystemPage): Promise<void> {
    const page = await prepareSystemPage(root, status);
    if (root.status.current === status) writeHead(page);
  }

  function updateHead(page: PreparedPage): void {
    if (root.status.current === null) writeHead(page);
  }

  function writeHead({ module, match }: PreparedPage): void {
    const head = module.head(root, match);
    document.title = head.title;
    // The rest of the head is for crawlers and link previews: what fails to come here is missed by nobody on the page.
    import('./showHead.ts').then(({ showHead }) => showHead(root, head)).catch(() => undefined);
  }

  async function settle(prepared: PreparedPage, turn: number): Promise<void> {
    updateHead(prepared);
    if (prepared.route === systemRoutes[404]) console.warn(notFoundMessage(root.href(root.place.path)));
    const outcome = await loadPageData(root, prepared).catch(refusalOf);
    if (turn !== latest) return;
    // Once more: a title may tell of what has been loaded just now.
    if (outcome === undefined) return updateHead(prepared);
    if ('redirect' in outcome) return go(withHash(outcome.redirect, root.place.hash), { replace: true });
    const status = systemPageFor(outcome.status);
    if (status === 404) console.warn(notFoundMessage(root.href(root.place.path)));
    await prepareSystemPage(root, status);
    if (turn !== latest) return;
    // A failed call may have led to a page of its own already (8-10, 8-12).
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
    void drawingCode();
    // Only a head start: what fails here is tried again, and reported, on the click.
    preparePage(root, url.pathname, url.search).catch(() => undefined);
  }

  /** Drawn at once: browsers whose step back is a gesture move the page themselves. */
  function handlePop(): void {
    const turn = (latest += 1);
    root.status.show(null);
    arrived();
    void follow(turn);
  }

  /** A page that was left is there at once: its title and its news wait until it has been drawn. */
  async function follow(turn: number): Promise<void> {
    const prepared = await awaited(preparePage(root, root.place.path, root.place.search), turn);
    await afterNextPaint();
    if (turn !== latest) return;
    await settle(prepared, turn);
  }

  const stopTitles = reaction(
    () => root.status.current,
    // What fails to come here is missed by the page itself, which says so.
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
