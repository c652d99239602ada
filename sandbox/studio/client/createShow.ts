import type { GameTheme } from '../backdrops/backdrop.ts';
import type { Announcer } from './Announcer.ts';
import { multipleOf } from './countUp.ts';
import type { FeatureStage } from './feature/FeatureStage.ts';
import type { GameFeel } from './feel.ts';
import type { FrameLoop } from './FrameLoop.ts';
import type { GameBoard } from './GameBoard.ts';
import type { GameView } from './GameView.ts';
import type { Locale } from './launchParams.ts';
import type { Pacer } from './Pacer.ts';
import type { Session } from './protocol.ts';
import type { ReelStage } from './ReelStage.ts';
import { RoundPresenter } from './RoundPresenter.ts';
import type { Wording } from './roundText.ts';
import type { Sound } from './sound.ts';
import type { Tempo } from './Tempo.ts';
import type { WildTimes } from './WildTimes.ts';
import type { WinOverlay } from './WinOverlay.ts';
import { WinPresenter } from './WinPresenter.ts';
import { WinTiers } from './winTiers/WinTiers.ts';
import type { Later } from './WinTour.ts';

export interface ShowSource {
  readonly session: Session;
  readonly locale: Locale;
  readonly theme: GameTheme;
  readonly feel: GameFeel;
  readonly view: GameView;
  readonly board: GameBoard;
  readonly stage: ReelStage;
  readonly wildTimes: WildTimes;
  readonly overlay: WinOverlay;
  readonly featureStage: FeatureStage;
  readonly loop: FrameLoop;
  readonly pacer: Pacer;
  readonly sound: Sound;
  readonly tempo: Tempo;
  readonly wording: Wording;
  readonly announcer: Announcer;
  readonly isCalm: () => boolean;
}

/** Connects what shows a round: reels, wins, the celebrations of large ones, and features. */
export function createShow(source: ShowSource): RoundPresenter {
  const { session, locale, theme, feel, view, board, stage, overlay, featureStage, loop, pacer, sound, tempo } = source;
  const { wording, announcer, isCalm } = source;
  const { t, format, multiple } = wording;
  const tiers = new WinTiers({
    root: view.root,
    locale,
    t,
    theme,
    particle: feel.particle,
    pacer,
    sound,
    isCalm,
    format,
    times: (win, stake) => t('historyTimes', { multiple: multiple(multipleOf(win, stake)) }),
    say: (text) => announcer.say(text),
  });
  const wins = new WinPresenter({
    stage,
    overlay,
    board,
    pacer,
    loop,
    sound,
    wording,
    later,
    tiers,
    pace: () => tempo.pace,
    mayCelebrate: () => !isCalm(),
  });
  return new RoundPresenter({
    game: session.game,
    feel,
    stage,
    wildTimes: source.wildTimes,
    wins,
    pacer,
    board,
    featureStage,
    tempo,
    onResult: ({ totalWin, stake }) => tiers.prepare(totalWin, stake),
    onTurn: () => sound.press(),
  });
}

const later: Later = (action, ms) => {
  const timer = setTimeout(action, ms);
  return () => clearTimeout(timer);
};
