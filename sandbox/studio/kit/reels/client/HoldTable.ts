import { Curtain } from '../../../client/Curtain.ts';
import { element } from '../../../client/element.ts';
import { feelOf } from '../../../client/feel.ts';
import { FrameLoop } from '../../../client/FrameLoop.ts';
import { createFormatMoney } from '../../../client/money.ts';
import { Particles } from '../../../client/Particles.ts';
import type { ReelLayout } from '../../../client/reelLayout.ts';
import { ReelPainter } from '../../../client/ReelPainter.ts';
import { ReelStage } from '../../../client/ReelStage.ts';
import { drawSprites } from '../../../client/symbolSprites.ts';
import type { Picture } from '../../../client/symbolSprites.ts';
import { WinOverlay } from '../../../client/WinOverlay.ts';
import type { Table } from '../../client/GameClient.ts';
import type { RoundPhase } from '../../client/RoundController.ts';
import { coinOf } from '../hold/HoldDefinition.ts';
import type { HoldDefinition } from '../hold/HoldDefinition.ts';
import { coinsOf } from '../hold/holdView.ts';
import type { HoldView } from '../hold/holdView.ts';
import { tenthsOf } from '../slotBet.ts';
import type { SlotBet } from '../slotBet.ts';
import { CoinLabels } from './CoinLabels.ts';
import { contextOf } from './contextOf.ts';
import { EntryChoice } from './EntryChoice.ts';
import { GridPainter } from './GridPainter.ts';
import { GridStage } from './GridStage.ts';
import { HoldHead } from './HoldHead.ts';
import { holdPaytable, jackpotPanel } from './holdPays.ts';
import type { CoinLook, HoldArt, HoldDesk, HoldRound } from './holdTypes.ts';
import type { JackpotPanel } from './JackpotPanel.ts';
import { gridAt, ReelShow } from './ReelShow.ts';
import { RespinShow } from './RespinShow.ts';
import { loadPictures, sceneOf } from './SlotArt.ts';
import { SlotFrame } from './SlotFrame.ts';
import { hintOf } from './SlotHead.ts';
import { slotKey } from './slotKey.ts';
import { thumbnail } from './thumbnail.ts';
import './slot.css';
import './hold.css';
import '../../../client/styles/paytable.css';
import '../../../client/styles/reels.css';

export interface HoldTableOptions {
  readonly definition: HoldDefinition;
  readonly art: HoldArt;
  /** Stops to begin with. */
  readonly opening: readonly number[];
  /** The game's rule in a line, shown above the grid before a round. */
  readonly hint: string;
}

const LOOKS: readonly CoinLook[] = ['mini', 'minor', 'major', 'strike'];

/** A hold-and-win game: reels, and respins in which coins stay. */
export class HoldTable implements Table<SlotBet, never, HoldView> {
  readonly stage: HTMLElement;
  readonly scene: HTMLElement;
  readonly controls?: HTMLElement;
  private readonly reelCanvas = element('canvas', { class: 'slot-canvas' });
  private readonly gridCanvas = element('canvas', { class: 'slot-canvas slot-hold' });
  private readonly overCanvas = element('canvas', { class: 'slot-canvas slot-over' });
  private readonly reels: ReelStage;
  private readonly grid: GridStage;
  private readonly overlay: WinOverlay;
  private readonly labels: CoinLabels;
  private readonly head: HoldHead;
  private readonly panel: JackpotPanel;
  private readonly reelShow: ReelShow;
  private readonly respins: RespinShow;
  private readonly entry: EntryChoice;
  private readonly frame: SlotFrame;
  private readonly loaded: Promise<readonly Picture[]>;
  private readonly looks: readonly CoinLook[];
  private pictures: readonly Picture[] = [];
  private stops: readonly number[];
  private fits = 0;

  constructor(
    private readonly desk: HoldDesk,
    private readonly options: HoldTableOptions,
  ) {
    const { definition, art, hint, opening } = options;
    const { columns, rows, strips, hold } = definition;
    const { t, pacer, sound, isCalm } = desk;
    const feel = feelOf(desk.session.game.sysname);
    const loop = new FrameLoop();
    const { theme } = art.backdrop;
    this.stops = opening;
    this.looks = LOOKS.filter((look) => art.coins[look] !== undefined);
    const coinArts = this.looks.flatMap((look) => art.coins[look] ?? []);
    this.loaded = loadPictures([...art.symbols, ...coinArts]).then((pictures) => {
      this.pictures = pictures;
      return pictures;
    });
    this.reels = new ReelStage(loop, feel, rows, gridAt(definition, opening), {
      reelLanded: (reel) => sound.thud(reel),
      anticipation: () => undefined,
    });
    this.reels.setStrips(strips);
    this.grid = new GridStage({ columns, rows, loop, pacer, isCalm, onLand: () => undefined });
    this.overlay = new WinOverlay(contextOf(this.overCanvas), loop, theme, 'trace', new Particles(art.particle, theme));
    this.labels = new CoinLabels(columns, rows);
    this.panel = jackpotPanel(desk, definition);
    this.head = new HoldHead(this.panel, hintOf(hint), { won: t('slotWin'), lives: t('holdLives') }, hold.lives);
    const curtain = new Curtain();
    const scene = sceneOf(art, desk.session.game.sysname, sound);
    this.scene = scene.node;
    this.frame = new SlotFrame({
      columns,
      rows,
      tallest: art.tallest,
      curtain,
      scene,
      head: this.head.node,
      canvases: [this.reelCanvas, this.gridCanvas, this.overCanvas],
      covers: [this.labels.node],
      onFit: (layout) => void this.fit(layout),
    });
    this.stage = this.frame.node;
    const { frame, head, labels, reels, overlay, grid, panel } = this;
    const symbolName = (symbol: number): string => art.symbols[symbol]?.names[desk.locale] ?? '';
    this.reelShow = new ReelShow({ desk, definition, feel, loop, reels, overlay, frame, head, symbolName });
    const short = createFormatMoney(desk.locale, '', desk.session.decimals, 'play', '');
    this.respins = new RespinShow({
      desk,
      definition,
      grid,
      frame,
      head,
      panel,
      labels,
      curtain,
      spriteOf: (kind) => this.spriteOf(kind),
      coinPicture: () => this.pictures[coinOf(definition)]?.url ?? null,
      short: (minor) => short(minor).replace('\u00a0', ''),
    });
    this.entry = new EntryChoice(desk, hold.price, 'slotEntryCoins');
    if (this.entry.node !== null) this.controls = this.entry.node;
  }

  bet(): SlotBet | null {
    return this.entry.bet();
  }

  update(phase: RoundPhase): void {
    this.entry.update(phase);
    this.panel.update();
  }

  start(): void {
    this.tidy();
    if (this.entry.bet()?.buy !== true) this.reelShow.spin();
  }

  cancel(): void {
    this.tidy();
    this.reelShow.cancel(this.stops);
  }

  async show({ view, stake }: HoldRound): Promise<void> {
    await this.loaded;
    this.tidy();
    if (view.stops !== null) {
      await this.reelShow.land(view.stops);
      this.stops = view.stops;
      this.respins.writeAll(view.coins, stake);
      await this.reelShow.pay(view, stake);
    }
    if (view.hold !== null) {
      this.reelShow.tidy();
      await this.respins.run(view, view.hold, stake);
    }
    this.head.won(view.total === 0 ? null : this.desk.format(tenthsOf(stake, view.total)));
    if (view.hold === null) this.reelShow.rest();
    this.entry.reset();
  }

  describe({ view }: HoldRound): string {
    const { t } = this.desk;
    const wins = view.wins.length;
    return view.hold === null ? t('holdDescribed', { wins }) : t('holdDescribedCoins', { wins, coins: coinsOf(view) });
  }

  hasFeature({ view }: HoldRound): boolean {
    return view.hold !== null;
  }

  picture(round: HoldRound): HTMLElement {
    const { definition } = this.options;
    const { view } = round;
    const images = this.pictures.map(({ image }) => image);
    const cells = view.stops === null ? [] : gridAt(definition, view.stops).flat();
    const lit = new Set([
      ...view.wins.flatMap((win) => win.cells),
      ...(view.hold === null ? [] : view.coins.map(({ cell }) => cell)),
    ]);
    if (view.stops === null || view.hold !== null) {
      const held = Array.from({ length: definition.columns * definition.rows }, () => -1);
      for (const { cell, kind } of [...view.coins, ...(view.hold?.respins.flatMap(({ landed }) => landed) ?? [])])
        held[cell] = this.spriteOf(kind);
      return pictured(thumbnail(images, held, definition.rows, new Set()), this.describe(round));
    }
    return pictured(thumbnail(images, cells, definition.rows, lit), this.describe(round));
  }

  paytable(): HTMLElement {
    return holdPaytable(this.desk, this.options.definition, this.options.art, this.pictures);
  }

  key(event: KeyboardEvent): boolean {
    return slotKey(event, this.desk);
  }

  private tidy(): void {
    this.reelShow.tidy();
    this.labels.clear();
    this.frame.clearLabels();
    this.frame.feature(false);
    this.head.won(null);
    this.head.lives(null);
    this.panel.clear();
  }

  /** Index of the picture of a kind of coin. */
  private spriteOf(kind: number): number {
    const { definition } = this.options;
    const coin = definition.hold.kinds[kind];
    const look = coin?.strike === undefined ? coin?.jackpot : 'strike';
    const at = look === undefined ? -1 : this.looks.indexOf(look);
    return at < 0 ? coinOf(definition) : coinOf(definition) + 1 + at;
  }

  private async fit(layout: ReelLayout): Promise<void> {
    this.fits += 1;
    const serial = this.fits;
    const { art } = this.options;
    const { theme } = art.backdrop;
    const images = (await this.loaded).map(({ image }) => image);
    const [sprites, painter] = await Promise.all([
      drawSprites(images, layout),
      GridPainter.create(contextOf(this.gridCanvas), layout, images, theme, art.particle),
    ]);
    if (serial !== this.fits) return;
    this.reels.use(new ReelPainter(contextOf(this.reelCanvas), layout, sprites, theme));
    this.grid.use(painter);
    this.overlay.use(layout);
  }
}

const pictured = (picture: HTMLElement, text: string): HTMLElement =>
  element('div', { class: 'slot-history' }, picture, element('span', {}, text));
