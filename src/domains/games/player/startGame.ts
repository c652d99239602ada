import { depositFrom } from '../../cashier/paths.ts';
import type { AppServices } from '../../../kernel/AppServices.ts';
import { freeSpinsState } from '../../bonuses/face/FreeSpinsState.ts';
import { gamePath } from '../paths.ts';
import type { PlayMode } from '../paths.ts';
import { playStore } from '../PlayStore.ts';
import { askToEnd } from './askToEnd.ts';
import { hostStore } from './HostStore.ts';

type App = Pick<
  AppServices,
  'store' | 'session' | 'content' | 'navigate' | 'dialogs' | 'platform' | 't' | 'cards' | 'loadMessages'
>;

/** 3-38: whether real play has to begin with a deposit. Rounds that the house pays need no money. */
export function needsMoney(
  { store, session, content }: Pick<App, 'store' | 'session' | 'content'>,
  sysname: string,
): boolean {
  const { total } = session.balance;
  if (content.config.games.gamesItem.canAccessSlotWithZeroBalance || total === null || total.minor > 0n) return false;
  return store(freeSpinsState).leftIn(sysname) === 0;
}

/** Opens a game; another one that is open ends, after a question if a round of it runs. */
export async function startGame(
  app: App,
  { sysname, title }: { readonly sysname: string; readonly title: string },
  mode: PlayMode,
): Promise<void> {
  const play = app.store(playStore);
  if (!(await askToEnd(app, play))) return;
  if (mode === 'play' && needsMoney(app, sysname)) {
    app.navigate(depositFrom({ path: gamePath(sysname) }));
    return;
  }
  await Promise.all([app.store(hostStore).add(app), play.open(sysname, mode, title)]);
}
