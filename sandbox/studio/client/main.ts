import { backdrops } from '../backdrops/index.ts';
import { symbolSets } from '../symbols/index.ts';
import { createGame } from './createGame.ts';
import { createGameApi } from './gameApi.ts';
import { createPlay } from './createPlay.ts';
import { parentOriginOf, readSiteMessage, tellHost, type GameMessage } from './hostMessages.ts';
import { listenToKeys } from './keyboard.ts';
import { readLaunchParams } from './launchParams.ts';
import { openSession } from './openSession.ts';
import { showOpening } from './showOpening.ts';
import { loadTranslate } from './translate.ts';
import './styles/index.css';

const parentOrigin = parentOriginOf(window);
const tell = (message: GameMessage): void => tellHost(window, parentOrigin, message);

async function start(): Promise<void> {
  const params = readLaunchParams(location.href);
  document.documentElement.lang = params.locale;
  document.documentElement.dir = params.locale === 'ar' ? 'rtl' : 'ltr';
  const t = await loadTranslate(params.locale);
  const api = createGameApi((url, init) => fetch(url, init));
  const opening = showOpening(t);
  const drawn = Promise.all([symbolSets[params.game]?.(), backdrops[params.game]?.()]);
  const session = await openSession(api, params, opening, tell);
  const [symbols, backdrop] = await drawn;
  if (symbols === undefined || backdrop === undefined) {
    opening.fail(t('gameUnavailable'));
    return;
  }
  document.title = session.game.title;
  let press = (): void => undefined;
  let hurry = (): void => undefined;
  const game = await createGame({
    session,
    params,
    t,
    symbols,
    backdrop,
    onPress: () => press(),
    onStage: () => hurry(),
  });
  const play = createPlay({ game, api, session, params, t, tell });
  press = play.press;
  hurry = play.hurry;
  listenToKeys(document, () => document.querySelector('dialog[open]') !== null, {
    spin: play.press,
    stake: (by) => game.stake.step(by),
  });
  window.addEventListener('message', (event) => {
    const message = readSiteMessage(event, parentOrigin);
    if (message !== null) {
      play.obey(message);
    }
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') {
      play.obey({ type: 'refresh_balance' });
    }
  });
  tell({ type: 'ready' });
  if (session.unshownRound !== null) {
    game.view.showNotice(t('resumed'));
    await play.replay(session.unshownRound);
    game.view.showNotice('');
  }
}

void start();
