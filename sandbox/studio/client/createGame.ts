import { verifyRound } from '../engine/verifyRound.ts';
import type { WireRound } from '../engine/wireRound.ts';
import type { Backdrop } from '../backdrops/backdrop.ts';
import { REELS, ROWS, type GameDefinition } from '../engine/gameDefinition.ts';
import { SYMBOLS, symbolCode, type SymbolId } from '../engine/symbols.ts';
import type { SymbolSet } from '../symbols/symbolSet.ts';
import { applyTheme } from './applyTheme.ts';
import { Announcer } from './Announcer.ts';
import { Banner } from './Banner.ts';
import { createExtras } from './createExtras.ts';
import { createShow } from './createShow.ts';
import { createSlotHistory } from './createSlotHistory.ts';
import { Curtain } from './Curtain.ts';
import type { Extras } from './Extras.ts';
import { FairnessPanel } from './FairnessPanel.ts';
import { FeatureStage } from './feature/FeatureStage.ts';
import { feelOf } from './feel.ts';
import { FrameLoop } from './FrameLoop.ts';
import type { GameActions } from './GameActions.ts';
import type { GameApi } from './gameApi.ts';
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
import type { RoundPresenter } from './RoundPresenter.ts';
import type { Wording } from './roundText.ts';
import { Sound } from './sound.ts';
import { SpinButton } from './SpinButton.ts';
import { StakeControl } from './StakeControl.ts';
import { createMarquee } from './Marquee.ts';
import { loadPicture, type Picture } from './symbolSprites.ts';
import { Tempo } from './Tempo.ts';
import type { Translate } from './translate.ts';
import { verdictOf } from './verdictOf.ts';
import { WildTimes } from './WildTimes.ts';
import { WinOverlay } from './WinOverlay.ts';

export interface GameSource {
  readonly session: Session;
  readonly params: LaunchParams;
  readonly t: Translate;
  readonly symbols: SymbolSet;
  readonly backdrop: Backdrop;
  readonly api: Pick<GameApi, 'history'>;
  /** What the player does; not called before the page is built. */
  readonly actions: GameActions;
}

/** A game page: its connected parts, with no round running. */
export interface Game {
  readonly view: GameView;
  readonly show: RoundPresenter;
  readonly fairness: FairnessPanel<WireRound>;
  readonly stake: StakeControl;
  readonly spin: SpinButton;
  readonly extras: Extras;
  readonly sound: Sound;
  readonly curtain: Curtain;
  readonly announcer: Announcer;
  readonly wording: Wording;
  readonly tempo: Tempo;
}

/** Builds a game's page from its session, pictures and messages. */
export async function createGame(source: GameSource): Promise<Game> {
  const { session, params, t, symbols, backdrop, actions } = source;
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
  const banner = new Banner();
  const tempo = new Tempo();
  const announcer = new Announcer();
  const table = new GridTable(t, symbolName, REELS, ROWS);
  const fairness = new FairnessPanel<WireRound>({
    t,
    intro: 'fairIntro',
    matches: 'verifyMatches',
    clientSeed: session.clientSeed,
    commitment: session.commitment,
    verify: async (round, shown) =>
      verdictOf(await verifyRound(round, { ...game, offer: session.offer }, shown ?? undefined)),
  });
  const stake = new StakeControl({
    t,
    format,
    stakes: session.stakes,
    first: session.defaultStake,
    onChange: () => view.notice.show(''),
  });
  const symbolUrls = urlsOf(pictures);
  const history = createSlotHistory({ api: source.api, session, locale: params.locale, wording, pictures: symbolUrls });
  const paytable = new PaytablePanel({
    t,
    game,
    rtp: session.rtp,
    locale: params.locale,
    format,
    symbolName,
    pictures: symbolUrls,
  });
  const backdropUrl = URL.createObjectURL(new Blob([backdrop.svg], { type: 'image/svg+xml' }));
  const view = new GameView({
    t,
    title: game.title,
    mode: session.mode,
    backdrop: backdropUrl,
    onRules: () => paytable.open(stake.stake),
    onFairness: () => fairness.open(),
    onHistory: () => void history.open(),
    onSound: () => {
      sound.on = !sound.on;
      view.showSound(sound.on);
    },
    onStage: actions.hurry,
  });
  const spin = new SpinButton(t, actions.press);
  const extras = createExtras({
    session,
    locale: params.locale,
    wording,
    picture: symbolUrls.scatter,
    stake,
    tempo,
    actions,
  });
  const board = new GameBoard({
    root: view.root,
    game,
    wording,
    announcer,
    table,
    curtain,
    banner,
    pacer,
    pictures: symbolUrls,
  });
  const wildTimes = new WildTimes(game);
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
  const featureStage = new FeatureStage(game.sysname, backdropUrl, feel.particle, backdrop.theme, sound);
  const show = createShow({
    session,
    locale: params.locale,
    theme: backdrop.theme,
    feel,
    view,
    board,
    stage,
    wildTimes,
    overlay,
    featureStage,
    loop,
    pacer,
    sound,
    tempo,
    wording,
    announcer,
    isCalm: () => calm.matches,
  });
  view.build({
    marquee: createMarquee({ game, wording, pictures: symbolUrls }),
    caption: board.captionNode,
    feature: board.featureNode,
    curtain: curtain.node,
    banner: banner.node,
    scene: featureStage.node,
    result: board.resultNode,
    stake: stake.node,
    spin: spin.node,
    extras: extras.node,
    spoken: [announcer.node, table.node],
  });
  applyTheme(backdrop.theme);
  table.show(opening);
  await new ReelCanvas({
    view,
    stage,
    overlay,
    pictures: pictures.map(({ image }) => image),
    theme: backdrop.theme,
    reels: REELS,
    rows: ROWS,
    wildTimes,
  }).start();
  return { view, show, fairness, stake, spin, extras, sound, curtain, announcer, wording, tempo };
}

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
