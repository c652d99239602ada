import { backdrops } from '../backdrops/index.ts';
import { symbolSets } from '../symbols/index.ts';
import { createGame } from './createGame.ts';
import type { GameActions } from './GameActions.ts';
import { createGameApi } from './gameApi.ts';
import { createPlay, type Play } from './createPlay.ts';
import { listenToKeys } from './keyboard.ts';
import { openSession } from './openSession.ts';
import type { PageContext } from './PageContext.ts';
import { showOpening } from './showOpening.ts';
import './styles/slot.css';

/** Opens a slot: its session, its pictures and its controls. */
export async function openSlot({ params, t, tell, onSiteMessage }: PageContext): Promise<void> {
  const api = createGameApi((url, init) => fetch(url, init));
  const opening = showOpening(t);
  const drawn = Promise.all([symbolSets[params.game]?.(), backdrops[params.game]?.()]);
  const session = await openSession((request) => api.session(request), params, opening, tell);
  const [symbols, backdrop] = await drawn;
  if (symbols === undefined || backdrop === undefined) {
    opening.fail(t('gameUnavailable'));
    return;
  }
  document.title = session.game.title;
  let play: Play | null = null;
  const actions: GameActions = {
    press: () => play?.press(),
    hurry: () => play?.hurry(),
    autoplay: () => play?.autoplay(),
    buy: (price) => play?.buy(price),
  };
  const game = await createGame({ session, params, t, symbols, backdrop, api, actions });
  const playing = await createPlay({ game, api, session, params, t, tell });
  play = playing;
  listenToKeys(document, () => document.querySelector('dialog[open]') !== null, {
    spin: playing.press,
    escape: playing.escape,
    stake: (by) => game.stake.step(by),
  });
  onSiteMessage((message) => playing.obey(message));
  tell({ type: 'ready' });
  if (session.unshownRound !== null) {
    game.view.notice.show(t('resumed'));
    await playing.replay(session.unshownRound);
    game.view.notice.show('');
  }
}
