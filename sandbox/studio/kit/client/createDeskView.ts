import type { Sound } from '../../client/sound.ts';
import type { Translate } from '../../client/translate.ts';
import type { Panels } from './createPanels.ts';
import { DeskView } from './DeskView.ts';
import type { PlaySession } from './protocol.ts';

export interface DeskViewSource {
  readonly t: Translate;
  readonly session: Pick<PlaySession<unknown, unknown, unknown>, 'game' | 'mode'>;
  /** URL of the backdrop. */
  readonly backdrop: string;
  readonly panels: Panels;
  readonly sound: Sound;
  readonly onMain: () => void;
  readonly onStage: () => void;
}

/** The page's layout with its tools: fairness, history, rules and sound. */
export function createDeskView({ t, session, backdrop, panels, sound, onMain, onStage }: DeskViewSource): DeskView {
  const { game, mode } = session;
  const view: DeskView = new DeskView({
    t,
    sysname: game.sysname,
    title: game.title,
    mode,
    backdrop,
    onRules: () => panels.rules.open(),
    onFairness: () => panels.fairness.open(),
    onHistory: () => void panels.history.open(),
    onSound: () => {
      sound.on = !sound.on;
      view.showSound(sound.on);
    },
    onMain,
    onStage,
  });
  return view;
}
