import type { Backdrop } from '../backdrops/backdrop.ts';
import { REELS, ROWS, type GameDefinition } from '../engine/gameDefinition.ts';
import { SYMBOLS, symbolCode, type SymbolId } from '../engine/symbols.ts';
import type { SymbolSet } from '../symbols/symbolSet.ts';
import { Announcer } from './Announcer.ts';
import { Curtain } from './Curtain.ts';
import { FairnessPanel } from './FairnessPanel.ts';
import { feelOf } from './feel.ts';
import { FrameLoop } from './FrameLoop.ts';
import { GameBoard } from './GameBoard.ts';
import { GameView } from './GameView.ts';
import { GridTable } from './GridTable.ts';
import type { LaunchParams } from './launchParams.ts';
import { createFormatMoney, formatMultiple } from './money.ts';
import { Pacer } from './Pacer.ts';
import { Particles } from './Particles.ts';
import { PaytablePanel } from './PaytablePanel.ts';
import type { Session } from './protocol.ts';
import { ReelCanvas } from './ReelCanvas.ts';
import { ReelStage } from './ReelStage.ts';
import { RoundPresenter } from './RoundPresenter.ts';
import type { Wording } from './roundText.ts';
import { Sound } from './sound.ts';
import { SpinButton } from './SpinButton.ts';
import { StakeControl } from './StakeControl.ts';
import { createMarquee } from './Marquee.ts';
import { loadPicture, type Picture } from './symbolSprites.ts';
import type { Translate } from './translate.ts';
import { WinOverlay } from './WinOverlay.ts';
import { WinPresenter } from './WinPresenter.ts';
import type { Later } from './WinTour.ts';

export interface GameSource {
  readonly session: Session;
  readonly params: LaunchParams;
  readonly t: Translate;
  readonly symbols: SymbolSet;
  readonly backdrop: Backdrop;
  /** Called when the player presses the spin button or the reels. */
  readonly onPress: () => void;
  readonly onStage: () => void;
}

/** A game page: its connected parts, with no round running. */
export interface Game {
  readonly view: GameView;
  readonly show: RoundPresenter;
  readonly fairness: FairnessPanel;
  readonly stake: StakeControl;
  readonly spin: SpinButton;
  readonly sound: Sound;
  readonly curtain: Curtain;
  readonly announcer: Announcer;
  readonly wording: Wording;
}

/** Builds a game's page from its session, pictures and messages. */
export async function createGame(source: GameSource): Promise<Game> {
  const { session, params, t, symbols, backdrop, onPress } = source;
  const { game } = session;
  const feel = feelOf(game.sysname);
  const format = createFormatMoney(params.locale, session.currency, session.decimals, session.mode, t('credits'));
  const symbolName = (symbol: SymbolId): string => symbols[symbol].names[params.locale];
  const wording: Wording = { t, format, multiple: (value) => formatMultiple(params.locale, value), symbolName };
  const pictures = await Promise.all(SYMBOLS.map((symbol) => loadPicture(symbols[symbol].svg)));
  const loop = new FrameLoop();
  const sound = new Sound(feel.note);
  const pacer = new Pacer();
  const curtain = new Curtain();
  const announcer = new Announcer();
  const table = new GridTable(t, symbolName, REELS, ROWS);
  const fairness = new FairnessPanel({ t, game, clientSeed: session.clientSeed, commitment: session.commitment });
  const stake = new StakeControl({
    t,
    format,
    stakes: session.stakes,
    first: session.defaultStake,
    onChange: () => view.showNotice(''),
  });
  const symbolUrls = urlsOf(pictures);
  const paytable = new PaytablePanel({
    t,
    game,
    rtp: session.rtp,
    locale: params.locale,
    format,
    symbolName,
    pictures: symbolUrls,
  });
  const view = new GameView({
    t,
    title: game.title,
    mode: session.mode,
    backdrop: URL.createObjectURL(new Blob([backdrop.svg], { type: 'image/svg+xml' })),
    onRules: () => paytable.open(stake.stake),
    onFairness: () => fairness.open(),
    onSound: () => {
      sound.on = !sound.on;
      view.showSound(sound.on);
    },
    onStage: source.onStage,
  });
  const spin = new SpinButton(t, onPress);
  const board = new GameBoard({
    root: view.root,
    game,
    wording,
    announcer,
    table,
    curtain,
    pacer,
    pictures: symbolUrls,
  });
  const opening = openingGrid(game);
  const stage = new ReelStage(
    loop,
    feel,
    ROWS,
    opening.map((reel) => reel.map(symbolCode)),
    {
      reelLanded: (reel) => sound.thud(reel),
      anticipation: () => sound.tension(),
    },
  );
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const obeyMotion = (): void => {
    stage.motion = calm.matches ? 'fade' : 'reels';
  };
  obeyMotion();
  calm.addEventListener('change', obeyMotion);
  const overlay = new WinOverlay(
    contextOf(view.overlay),
    loop,
    backdrop.theme,
    feel.winStyle,
    new Particles(feel.particle, backdrop.theme),
  );
  const wins = new WinPresenter({
    stage,
    overlay,
    board,
    pacer,
    loop,
    sound,
    wording,
    later,
    mayCelebrate: () => !calm.matches,
  });
  const show = new RoundPresenter({ game, feel, stage, wins, pacer, board, onTurn: () => sound.press() });
  view.build({
    marquee: createMarquee({ game, wording, pictures: symbolUrls }),
    caption: board.captionNode,
    feature: board.featureNode,
    grand: board.grandNode,
    curtain: curtain.node,
    result: board.resultNode,
    stake: stake.node,
    spin: spin.node,
    spoken: [announcer.node, table.node],
  });
  applyTheme(backdrop);
  table.show(opening);
  await new ReelCanvas({
    view,
    stage,
    overlay,
    pictures: pictures.map(({ image }) => image),
    theme: backdrop.theme,
    reels: REELS,
    rows: ROWS,
  }).start();
  return { view, show, fairness, stake, spin, sound, curtain, announcer, wording };
}

const later: Later = (action, ms) => {
  const timer = setTimeout(action, ms);
  return () => clearTimeout(timer);
};

/** The grid shown before the first round: the first stop of each strip. */
function openingGrid(game: GameDefinition): SymbolId[][] {
  return game.strips.map((strip) => strip.slice(0, ROWS));
}

function urlsOf(pictures: readonly Picture[]): Readonly<Record<SymbolId, string>> {
  return Object.fromEntries(SYMBOLS.map((symbol, index) => [symbol, pictures[index]?.url ?? ''])) as Record<
    SymbolId,
    string
  >;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) {
    throw new Error('This browser has no canvas');
  }
  return context;
}

function applyTheme({ theme }: Backdrop): void {
  const { style } = document.documentElement;
  style.setProperty('--frame', theme.frame);
  style.setProperty('--frame-light', theme.frameLight);
  style.setProperty('--reel', theme.reelBackground);
  style.setProperty('--accent', theme.accent);
  style.setProperty('--glow', theme.winGlow);
  style.setProperty('--on-accent', theme.textOnAccent);
}
