import { navigate } from 'wouter/use-browser-location';
import type { NavigateOptions } from '../../kernel/stores.ts';
import { splitLocale } from '../../shared/locale/localePath.ts';
import { afterNextPaint } from '../../ui/basics/afterNextPaint.ts';
import { KeptFetch } from '../../lib/KeptFetch.ts';
import type { Root } from '../createRoot.ts';
import { askAtStepBack } from './askAtStepBack.ts';
import { contentRedirect } from './contentRedirect.ts';
import { followLinks } from './followLinks.ts';
import { mustLoadDocument } from './mustLoadDocument.ts';
import { startPageHead } from './pageHead.ts';
import { showWait } from './showWait.ts';
import { startSheetSteps } from './sheetSteps.ts';
import { startWaiting } from './startWaiting.ts';
import type { ServedBuilds } from './startWaiting.ts';
import { loadPageData, preparePage, prepareSystemPage, redirectOf, refusalOf } from '../preparePage.ts';
import type { PreparedPage } from '../preparePage.ts';
import { oneForm } from '../routing/oneForm.ts';
import { notFoundMessage, systemPageFor, systemRoutes } from '../routing/routes.ts';

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

type AppHistoryState = { readonly depth: number; readonly sheet?: true };

const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'depth' in state && typeof state.depth === 'number' ? state.depth : 0;

/** A redirect keeps the hash, as browsers do, unless its target has one. */
const withHash = (to: string, hash: string): string => (to.includes('#') ? to : to + hash);

/** Changes pages inside the app. A page's code is fetched when its link is hovered, touched or focused. */
export function startNavigation(root: Root, page: Window, builds?: ServedBuilds): Navigation {
  // Fetched when a navigation is likely; pages change without it if it fails to load.
  const drawing = new KeptFetch(() => import('./drawChange.ts'), root.clock);
  const codes = root.locale.all.map((one) => one.code);
  let latest = 0;
  /** The path that is on screen, or that of the page which is to take its place. */
  let wanted = root.place.path;
  let mayLoad = (): Promise<boolean> | boolean => false;
  let shownDepth = depthOf(page.history.state);
  const entries = {
    shown: () => shownDepth,
    present: () => depthOf(page.history.state),
    onShown: () => {
      shownDepth = depthOf(page.history.state);
    },
  };
  const sheets = startSheetSteps(root, page, entries);
  const asks = askAtStepBack(root, page, entries);
  const waiting = startWaiting(root, page, builds);
  const head = startPageHead(root);

  const inside = (href: string): string => splitLocale(href, codes, root.locale.defaultCode).path;

  const awaited = <T>(coming: Promise<T>, turn: number): Promise<T> =>
    showWait(root, page, coming, () => turn === latest);

  /** Where the network does not bring the page, the present one stays until it does, or another page is wanted. */
  async function go(target: string, options: NavigateOptions = {}, touched: Element | null = null): Promise<void> {
    const url = new URL(inside(target), page.location.origin);
    url.pathname = oneForm(url.pathname);
    const isOnScreen = url.pathname === root.place.path;
    if (isOnScreen && options.replace === true && wanted !== root.place.path) return restate(url);
    wanted = url.pathname;
    await tryTo(
      addressOf(url),
      (turn) => lead(url, options, touched, turn),
      () => void go(target, options, touched),
    );
  }

  /** A page of this site that this document cannot show: in another language. */
  function leaveFor(address: string): void {
    void tryTo(
      address,
      (turn) => load(turn, () => page.location.assign(address)),
      () => leaveFor(address),
    );
  }

  async function tryTo(address: string, step: (turn: number) => Promise<void>, again: () => void): Promise<void> {
    const turn = (latest += 1);
    waiting.pause();
    try {
      await step(turn);
    } catch (error) {
      const isWanted = () => turn === latest;
      if (isWanted()) await waiting.forMissing(error, { address, isWanted, again });
      return;
    }
    if (turn === latest) end();
  }

  /** Another document takes the place of this one, unless the site is silent. */
  async function load(turn: number, begin: () => void): Promise<void> {
    await awaited(waiting.siteAnswers(), turn);
    if (turn === latest) begin();
  }

  /** The page that was wanted has come, or does not come. */
  function end(): void {
    wanted = root.place.path;
    waiting.end();
  }

  /**
   * Another address of the page on screen, such as a search that the player has typed, while another page is on its way:
   * it takes nobody's turn, so that the press which asked for that page is not lost.
   */
  function restate(url: URL): void {
    arrive(url, { replace: true });
    const isShown = () => root.place.path === url.pathname && root.place.search === url.search;
    void follow(preparePage(root, url.pathname, url.search), isShown).catch(() => undefined);
  }

  async function lead(url: URL, options: NavigateOptions, touched: Element | null, turn: number): Promise<void> {
    const away = redirectOf(root, url.pathname, url.search, root.session.status === 'guest', url.hash);
    if (away !== null) return go(away, options, touched);
    const led = await contentRedirect(root, url);
    if (turn !== latest) return;
    if (led !== null) return load(turn, () => page.location.assign(led));
    const isOther = url.pathname !== root.place.path;
    if (isOther && root.leaving.isPageHeld && !(await root.leaving.mayLeavePage())) return;
    if (turn !== latest) return;
    const isLoading =
      isOther && (mustLoadDocument(page, url.pathname) || (await awaited(Promise.resolve(mayLoad()), turn)));
    if (turn !== latest) return;
    if (isLoading) return load(turn, () => root.platform.restart(addressOf(url)));
    const prepared = await awaited(preparePage(root, url.pathname, url.search, 'pressed'), turn);
    await afterNextPaint();
    if (turn !== latest) return;
    await changePage(url, options, touched, () => turn === latest);
    if (turn !== latest) return;
    await settle(prepared, () => turn === latest);
  }

  const addressOf = ({ pathname, search, hash }: URL): string => root.href(pathname + search + hash);

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
    const isOnSheet = sheets.isOn();
    const takesPlace = replace || isOnSheet;
    const state: AppHistoryState = {
      depth: entries.present() + (takesPlace ? 0 : 1),
      ...(replace && isOnSheet ? { sheet: true } : {}),
    };
    navigate(root.href(url.pathname + url.search + url.hash), { ...(takesPlace ? { replace: true } : {}), state });
    arrived();
  }

  function arrived(): void {
    const { pathname, search, hash } = page.location;
    sheets.arrive();
    root.place.arrive(pathname, search, hash);
  }

  async function settle(prepared: PreparedPage, isWanted: () => boolean): Promise<void> {
    head.update(prepared);
    if (prepared.route === systemRoutes[404]) console.warn(notFoundMessage(root.href(root.place.path)));
    const outcome = await loadPageData(root, prepared).catch(refusalOf);
    if (!isWanted()) return;
    // Again: the title may contain loaded data.
    if (outcome === undefined) return head.update(prepared);
    if ('redirect' in outcome) return go(withHash(outcome.redirect, root.place.hash), { replace: true });
    const status = systemPageFor(outcome.status);
    if (status === 404) console.warn(notFoundMessage(root.href(root.place.path)));
    await prepareSystemPage(root, status);
    if (!isWanted()) return;
    // A failed call may have shown a status page already (8-10, 8-12).
    if (root.status.current === null) root.status.show(status);
  }

  function handleApproach(path: string): void {
    const url = new URL(path, page.location.origin);
    drawing.get().catch(() => undefined);
    // Prefetch only: a failure is asked for again, and reported, on the click.
    preparePage(root, url.pathname, url.search).catch(() => undefined);
  }

  /** Updates the place without an animation: browsers with a back gesture animate the page themselves. */
  function handlePop(): void {
    if (sheets.takesOver() || asks()) return;
    const turn = (latest += 1);
    root.status.show(null);
    arrived();
    end();
    const coming = awaited(preparePage(root, root.place.path, root.place.search), turn);
    void follow(coming, () => turn === latest).catch(() => undefined);
  }

  /** A kept or loaded page is rendered at once on a step back: its title and data wait until after that paint. */
  async function follow(coming: Promise<PreparedPage>, isWanted: () => boolean): Promise<void> {
    const prepared = await coming;
    await afterNextPaint();
    if (isWanted()) await settle(prepared, isWanted);
  }

  const stopLinks = followLinks(root, page, {
    onPress: (path, anchor) => void go(path, {}, anchor),
    onOtherLanguage: leaveFor,
    onApproach: handleApproach,
  });
  page.addEventListener('popstate', handlePop);
  return {
    go: (path, options) => void go(path, options),
    depth: entries.present,
    loadNext(prepare) {
      mayLoad = prepare;
    },
    stop() {
      head.stop();
      sheets.stop();
      waiting.end();
      stopLinks();
      page.removeEventListener('popstate', handlePop);
    },
  };
}
