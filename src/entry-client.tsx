import { startTransition } from 'react';
import { App } from './app/App.tsx';
import { createRoot } from './app/createRoot.ts';
import { keepEarlyPresses } from './app/earlyPresses.ts';
import { receiveWords } from './app/messages.ts';
import { preparePage, prepareSystemPage } from './app/preparePage.ts';
import { startedAddress } from './app/routing/startParams.ts';
import { snapshotElementId } from './app/Snapshot.ts';
import type { Snapshot } from './app/Snapshot.ts';
import { fetchStartData } from './app/StartData.ts';
import type { StartData } from './app/StartData.ts';
import { showStartFault } from './app/startFault.ts';
import { startNavigation } from './app/flows/startNavigation.ts';
import { Hydration } from './kernel/Hydration.ts';
import { createClock } from './lib/clock.ts';
import { KeptFetch } from './lib/KeptFetch.ts';
import { lazyCall } from './lib/lazyCall.ts';
import { choosePlatform } from './platform/choosePlatform.ts';
import { learnMoneyMarks } from './shared/money/formatMoney.ts';
import './ui/tokens.css';
import './ui/base.css';

const snapshotElement = document.getElementById(snapshotElementId);

const readSnapshot = (): Snapshot => JSON.parse(snapshotElement?.textContent ?? '') as Snapshot;

/** Asked for at once, and again until it arrives. */
const startData = new KeptFetch(() => fetchStartData(snapshotElement?.dataset['start'] ?? '', fetch));
void startData.arrival();

const loadAfterPaint = () => import('./app/afterPaint.ts');
const alive = new KeptFetch(loadAfterPaint);

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
function arriveAtStart({ locale: { all, defaultCode } }: StartData): void {
  const started = startedAddress(location, { locales: all.map(({ code }) => code), defaultLocale: defaultCode });
  if (started) history.replaceState(history.state, '', started.pathname + started.search + location.hash);
}

/** What the page needs to come alive, however long it takes; the page says so if it does not arrive at first. */
function arrivalOf<T>(kept: KeptFetch<T>): Promise<T> {
  let hide: () => void = () => {};
  const onRetry = () => void kept.askAgain().catch(() => undefined);
  const sayMissing = () => {
    hide = showStartFault(document, { words: readSnapshot().faultWords, onRetry });
  };
  return kept.arrival(sayMissing).finally(() => hide());
}

async function start(): Promise<void> {
  // While the page is taken over, which leaves the line idle.
  afterPaint(() => void alive.arrival());
  // The app's modules have just been evaluated; react-dom is about as much work again.
  await breathe();
  const { hydrateRoot } = await arrivalOf(new KeptFetch(() => import('react-dom/client')));
  await breathe();
  const snapshot = readSnapshot();
  const start = await arrivalOf(startData);
  arriveAtStart(start);
  const { locale } = start;
  learnMoneyMarks(locale.code, locale.money);
  const i18n = receiveWords(locale.code, start);
  const platform = await arrivalOf(new KeptFetch(() => choosePlatform(window, { telegramHosts: start.telegramHosts })));
  void platform.start();
  const transport = lazyCall(loadAfterPaint, locale.code);
  const root = createRoot({
    call: transport.call,
    platform,
    page: window,
    clock: createClock(),
    i18n,
    locale,
    config: start.config,
    site: snapshot.site,
    gameOrigins: start.gameOrigins,
    embedParents: snapshot.embedParents,
    verificationSdk: start.verificationSdk,
    chatOrigin: start.chatOrigin,
    analyticsOrigin: start.analyticsOrigin,
    overrides: start.overrides,
    snapshots: snapshot.stores,
    navigate: (path, options) => navigation.go(path, options),
  });
  await breathe();
  root.place.arrive(location.pathname, location.search, location.hash);
  root.status.show(snapshot.status);
  const { path, search } = root.place;
  const ownPage = () =>
    snapshot.status === null ? preparePage(root, path, search, 'pressed') : prepareSystemPage(root, snapshot.status);
  await arrivalOf(new KeptFetch(() => Promise.all([root.loadMessages(['core']), ownPage()])));
  await breathe();
  const app = document.getElementById('app');
  if (!app) throw new Error('the page has no #app');
  const navigation = startNavigation(root, window);
  keepEarlyPresses(window, root.clock);
  const hydration = new Hydration(root.clock);
  // As a transition React yields to the browser between its pieces; otherwise the frame is one task of its own.
  startTransition(() => {
    hydrateRoot(app, <App root={root} hydration={hydration} />, {
      onRecoverableError: (error) => console.error('hydration recovered', error),
    });
  });
  afterPaint(() => {
    void Promise.all([arrivalOf(alive), hydration.finished]).then(([{ startFlows }]) => {
      startFlows(root, { transport, navigation });
      // For measurements and journeys: from now on every control of the page answers.
      performance.mark('croupier:live');
    });
  });
}

void start();
