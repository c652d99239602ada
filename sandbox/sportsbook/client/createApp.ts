import { BetsStore } from './BetsStore.ts';
import type { SportsbookApp } from './AppContext.ts';
import { parentOriginOf, tellHost, type FrameMessage } from './host/hostMessages.ts';
import type { Launch } from './host/launch.ts';
import { Board } from './live/Board.ts';
import { Emitter } from './live/Emitter.ts';
import { InView } from './live/InView.ts';
import { LiveSocket } from './live/LiveSocket.ts';
import { createTranslate, type loadLanguage } from './messages/translate.ts';
import { Router } from './Router.ts';
import { SessionStore } from './SessionStore.ts';
import { Placing } from './slip/Placing.ts';
import { type SlipStorage, SlipStore } from './slip/SlipStore.ts';

/** Puts the page together; nothing is connected yet. */
export function createApp(
  launch: Launch,
  { messages, words }: Awaited<ReturnType<typeof loadLanguage>>,
): SportsbookApp {
  const origin = parentOriginOf(window);
  const tell = (message: FrameMessage): void => tellHost(window, origin, message);
  const board = new Board();
  const session = new SessionStore(launch.session, launch.locale);
  const bets = new BetsStore(launch.session, session.asked);
  const router = new Router(launch.path, (path) => tell({ type: 'sportsbook:route', path }));
  const onBet = (): void => {
    void session.refresh();
    void bets.load('settled');
    if (router.path === '/bets') void bets.load('open');
  };
  const socketUrl = new URL('/sportsbook/socket', location.href.replace(/^http/, 'ws')).href;
  const socket = new LiveSocket(socketUrl, board, launch.session, onBet);
  const storage = storageOrNone();
  const slip = new SlipStore(board, storage, launch.locale);
  const preferences = { changes: new Emitter(), odds: launch.odds, consent: launch.changes };
  const placing = new Placing(
    slip,
    session,
    () => preferences.consent,
    (bet) => tell({ type: 'sportsbook:placed', betId: bet.id }),
    storage,
  );
  placing.changes.on('placing', () => tell({ type: 'sportsbook:busy', isBusy: placing.isBusy }));
  const prefer: SportsbookApp['prefer'] = (odds, consent) => {
    Object.assign(preferences, { odds, consent });
    preferences.changes.emit('odds');
    tell({ type: 'sportsbook:preferences', odds, changes: consent });
  };
  const t = createTranslate(messages);
  return {
    launch,
    board,
    inView: new InView(),
    socket,
    slip,
    placing,
    session,
    bets,
    router,
    preferences,
    words,
    t,
    tell,
    prefer,
  };
}

/** A frame of another site may have no storage. */
function storageOrNone(): SlipStorage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
