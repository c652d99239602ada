import { App } from './app/App.tsx';
import { createRoot } from './app/createRoot.ts';
import { keepEarlyPresses } from './app/earlyPresses.ts';
import { receiveWords } from './app/messages.ts';
import { preparePage, prepareSystemPage } from './app/preparePage.ts';
import { startedAddress } from './app/routing/startParams.ts';
import { snapshotElementId } from './app/Snapshot.ts';
import type { Snapshot } from './app/Snapshot.ts';
import { showStartFault } from './app/startFault.ts';
import { startNavigation } from './app/flows/startNavigation.ts';
import { Hydration } from './kernel/Hydration.ts';
import type { I18n } from './lib/i18n.ts';
import { createClock } from './lib/clock.ts';
import { KeptFetch } from './lib/KeptFetch.ts';
import { lazyCall } from './lib/lazyCall.ts';
import { choosePlatform } from './platform/choosePlatform.ts';
import './ui/tokens.css';
import './ui/base.css';

const readSnapshot = (): Snapshot =>
  JSON.parse(document.getElementById(snapshotElementId)?.textContent ?? '') as Snapshot;

const readWords = (snapshot = readSnapshot()): I18n => receiveWords(snapshot.locale.code, snapshot);

const loadAfterPaint = () => import('./app/afterPaint.ts');

/** Ms without a frame after which the page comes alive all the same: a browser owes no page a frame. */
const longestWaitMs = 1_000;

/** Runs after the next paint, so that it does not delay the page. */
const afterPaint = (run: () => void) => {
  let isWaiting = true;
  const once = () => {
    if (isWaiting) run();
    isWaiting = false;
  };
  requestAnimationFrame(() => setTimeout(once, 0));
  setTimeout(once, longestWaitMs);
};

/** Yields to the browser between two pieces of work: together they would be one long task on a phone. */
const breathe = () => new Promise<void>((resume) => void setTimeout(resume, 0));

/** Takes over the address of the page that the server has rendered for a start parameter. */
function arriveAtStart({ locale: { all, defaultCode } }: Snapshot): void {
  const started = startedAddress(location, { locales: all.map(({ code }) => code), defaultLocale: defaultCode });
  if (started) history.replaceState(history.state, '', started.pathname + started.search + location.hash);
}

/** What the page needs to come alive, however long it takes; the page says so if it does not arrive at first. */
function arrivalOf<T>(fetch: () => Promise<T>, words: () => I18n): Promise<T> {
  const kept = new KeptFetch(fetch);
  let hide: () => void = () => {};
  const onRetry = () => void kept.askAgain().catch(() => undefined);
  const sayMissing = () => {
    hide = showStartFault(document, { i18n: words(), onRetry });
  };
  return kept.arrival(sayMissing).finally(() => hide());
}

async function start(): Promise<void> {
  // The app's modules have just been evaluated; react-dom is about as much work again.
  await breathe();
  const { hydrateRoot } = await arrivalOf(() => import('react-dom/client'), readWords);
  await breathe();
  const snapshot = readSnapshot();
  arriveAtStart(snapshot);
  const i18n = readWords(snapshot);
  const words = () => i18n;
  const platform = await arrivalOf(() => choosePlatform(window, { telegramHosts: snapshot.telegramHosts }), words);
  void platform.start();
  const transport = lazyCall(loadAfterPaint, snapshot.locale.code);
  const root = createRoot({
    call: transport.call,
    platform,
    page: window,
    clock: createClock(),
    i18n,
    locale: snapshot.locale,
    config: snapshot.config,
    site: snapshot.site,
    gameOrigins: snapshot.gameOrigins,
    embedParents: snapshot.embedParents,
    verificationSdk: snapshot.verificationSdk,
    chatOrigin: snapshot.chatOrigin,
    analyticsOrigin: snapshot.analyticsOrigin,
    overrides: snapshot.overrides,
    snapshots: snapshot.stores,
    navigate: (path, options) => navigation.go(path, options),
  });
  root.place.arrive(location.pathname, location.search, location.hash);
  root.status.show(snapshot.status);
  const { path, search } = root.place;
  const ownPage = () =>
    snapshot.status === null ? preparePage(root, path, search, 'pressed') : prepareSystemPage(root, snapshot.status);
  await arrivalOf(() => Promise.all([root.loadMessages(['core']), ownPage()]), words);
  await breathe();
  const app = document.getElementById('app');
  if (!app) throw new Error('the page has no #app');
  const navigation = startNavigation(root, window);
  keepEarlyPresses(app, root.clock);
  const hydration = new Hydration(root.clock);
  hydrateRoot(app, <App root={root} hydration={hydration} />, {
    onRecoverableError: (error) => console.error('hydration recovered', error),
  });
  afterPaint(() => {
    void Promise.all([arrivalOf(loadAfterPaint, words), hydration.finished]).then(([{ startFlows }]) => {
      startFlows(root, { transport, navigation });
      // For measurements and journeys: from now on every control of the page answers.
      performance.mark('croupier:live');
    });
  });
}

void start();
