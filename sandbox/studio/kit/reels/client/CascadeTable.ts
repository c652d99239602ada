import { Curtain } from '../../../client/Curtain.ts';
import { element } from '../../../client/element.ts';
import { FrameLoop } from '../../../client/FrameLoop.ts';
import type { ReelLayout } from '../../../client/reelLayout.ts';
import type { Picture } from '../../../client/symbolSprites.ts';
import type { Table } from '../../client/GameClient.ts';
import type { RoundPhase } from '../../client/RoundController.ts';
import type { CascadeDefinition } from '../cascade/CascadeDefinition.ts';
import { clearedBy, settle } from '../cascade/cascadeView.ts';
import type { CascadeView } from '../cascade/cascadeView.ts';
import type { SlotBet } from '../slotBet.ts';
import { tenthsOf } from '../slotBet.ts';
import { CascadeHead } from './CascadeHead.ts';
import { CascadeShow } from './CascadeShow.ts';
import type { CascadeDesk, CascadeRound } from './CascadeShow.ts';
import { EntryChoice } from './EntryChoice.ts';
import { GridPainter } from './GridPainter.ts';
import { GridStage } from './GridStage.ts';
import { payList } from './payList.ts';
import { loadPictures, sceneOf } from './SlotArt.ts';
import type { SlotArt } from './SlotArt.ts';
import { SlotFrame } from './SlotFrame.ts';
import { hintOf } from './SlotHead.ts';
import { slotKey } from './slotKey.ts';
import { thumbnail } from './thumbnail.ts';
import './slot.css';
import '../../../client/styles/paytable.css';
import '../../../client/styles/reels.css';

export interface CascadeTableOptions {
  readonly definition: CascadeDefinition;
  readonly art: SlotArt;
  /** The game's rule in a line, shown above the grid before a round. */
  readonly hint: string;
}

/** A cascade game: a grid of symbols that fall, with its multiplier and free spins. */
export class CascadeTable implements Table<SlotBet, never, CascadeView> {
  readonly stage: HTMLElement;
  readonly scene: HTMLElement;
  readonly controls?: HTMLElement;
  private readonly grid: GridStage;
  private readonly canvas = element('canvas', { class: 'slot-canvas' });
  private readonly rounds: CascadeShow;
  private readonly entry: EntryChoice;
  private readonly loaded: Promise<readonly Picture[]>;
  private pictures: readonly Picture[] = [];
  private fits = 0;
  private cells: readonly number[];

  constructor(
    private readonly desk: CascadeDesk,
    private readonly options: CascadeTableOptions,
  ) {
    const { definition, art, hint } = options;
    const { columns, rows, featurePrice } = definition;
    const { t, pacer, sound, isCalm } = desk;
    this.cells = openingGrid(definition);
    this.grid = new GridStage({
      columns,
      rows,
      loop: new FrameLoop(),
      pacer,
      isCalm,
      onLand: (column) => sound.thud(column),
    });
    const curtain = new Curtain();
    const scene = sceneOf(art, desk.session.game.sysname, sound);
    this.scene = scene.node;
    const head = new CascadeHead(t, hintOf(hint));
    const frame = new SlotFrame({
      columns,
      rows,
      tallest: art.tallest,
      curtain,
      scene,
      head: head.node,
      canvases: [this.canvas],
      covers: [],
      onFit: (layout) => void this.fit(layout),
    });
    this.stage = frame.node;
    this.loaded = loadPictures(art.symbols).then((pictures) => {
      this.pictures = pictures;
      return pictures;
    });
    this.rounds = new CascadeShow({
      desk,
      definition,
      stage: this.grid,
      frame,
      head,
      curtain,
      symbolName: (symbol) => this.nameOf(symbol),
      scatterPicture: () => this.pictures[definition.pays.length]?.url ?? null,
    });
    if (definition.multiplier.kind === 'chain') head.chain(definition.multiplier.base, 0);
    this.entry = new EntryChoice(desk, featurePrice, 'slotEntryFree');
    if (this.entry.node !== null) this.controls = this.entry.node;
    this.grid.set(this.cells);
  }

  bet(): SlotBet | null {
    return this.entry.bet();
  }

  update(phase: RoundPhase): void {
    this.entry.update(phase);
  }

  start(): void {
    void this.rounds.begin();
  }

  cancel(): void {
    this.rounds.tidy();
    void this.rounds.restore(this.cells);
  }

  async show(round: CascadeRound): Promise<void> {
    await this.loaded;
    await this.rounds.round(round);
    this.cells = lastGrid(round.view, this.options.definition.rows) ?? this.cells;
    this.entry.reset();
  }

  describe({ bet, view }: CascadeRound): string {
    const { t } = this.desk;
    const cascades = view.spins.reduce((sum, spin) => sum + spin.cascades.length, 0);
    const spins = view.spins.length - (bet.buy ? 0 : 1);
    return spins === 0 ? t('slotDescribed', { cascades }) : t('slotDescribedFree', { cascades, spins });
  }

  hasFeature({ bet, view }: CascadeRound): boolean {
    return bet.buy || view.spins.length > 1;
  }

  /** The grid with the best cascade of the round. */
  picture(round: CascadeRound): HTMLElement {
    const { rows } = this.options.definition;
    let best = { cells: round.view.spins[0]?.cells ?? [], lit: new Set<number>() as ReadonlySet<number>, pay: 0 };
    for (const spin of round.view.spins) {
      let { cells } = spin;
      for (const { wins, fresh } of spin.cascades) {
        const lit = clearedBy(wins);
        const pay = wins.reduce((sum, win) => sum + win.pay * win.multiplier, 0);
        if (pay > best.pay) best = { cells, lit, pay };
        cells = settle(cells, rows, lit, fresh);
      }
    }
    const images = this.pictures.map(({ image }) => image);
    return element(
      'div',
      { class: 'slot-history' },
      thumbnail(images, best.cells, rows, best.lit),
      element('span', {}, this.describe(round)),
    );
  }

  paytable(): HTMLElement {
    const { desk, options, pictures } = this;
    const { definition } = options;
    const stake = desk.stake() ?? desk.session.defaultStake;
    return payList(
      desk.t('paysNote', { stake: desk.format(stake) }),
      definition.pays.map((pays, symbol) => ({
        picture: pictures[symbol]?.url ?? '',
        name: this.nameOf(symbol),
        pays: pays.map((pay, step) => [sizeText(definition.sizes, step), desk.format(tenthsOf(stake, pay))] as const),
      })),
    );
  }

  key(event: KeyboardEvent): boolean {
    return slotKey(event, this.desk);
  }

  private nameOf(symbol: number): string {
    return this.options.art.symbols[symbol]?.names[this.desk.locale] ?? '';
  }

  private async fit(layout: ReelLayout): Promise<void> {
    this.fits += 1;
    const serial = this.fits;
    const { backdrop, particle } = this.options.art;
    const images = (await this.loaded).map(({ image }) => image);
    const context = this.canvas.getContext('2d', { alpha: false });
    if (context === null) return;
    const painter = await GridPainter.create(context, layout, images, backdrop.theme, particle);
    if (serial === this.fits) this.grid.use(painter);
  }
}

/** `8–9` or, for the last step, `12+`. */
function sizeText(sizes: readonly number[], step: number): string {
  const [from = 0, next] = [sizes[step], sizes[step + 1]];
  if (next === undefined) return `${from}+`;
  return next - 1 === from ? String(from) : `${from}–${next - 1}`;
}

/** A grid to begin with that pays nothing: neighbours differ, and no symbol is there often. */
const openingGrid = ({ columns, rows, pays }: CascadeDefinition): number[] =>
  Array.from({ length: columns * rows }, (_, cell) => (Math.floor(cell / rows) * 3 + (cell % rows) * 2) % pays.length);

/** The grid at the end of a round. */
function lastGrid({ spins }: CascadeView, rows: number): readonly number[] | null {
  const last = spins.at(-1);
  if (last === undefined) return null;
  return last.cascades.reduce((cells, { wins, fresh }) => settle(cells, rows, clearedBy(wins), fresh), last.cells);
}
