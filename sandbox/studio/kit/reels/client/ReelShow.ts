import type { FrameLoop } from '../../../client/FrameLoop.ts';
import type { GameFeel } from '../../../client/feel.ts';
import type { ReelStage } from '../../../client/ReelStage.ts';
import { planQuickStops, planStops } from '../../../client/stopSchedule.ts';
import type { WinOverlay } from '../../../client/WinOverlay.ts';
import { WinTour } from '../../../client/WinTour.ts';
import type { HoldDefinition } from '../hold/HoldDefinition.ts';
import { windowOf } from '../hold/HoldDefinition.ts';
import type { HoldView, ReelWin } from '../hold/holdView.ts';
import { PAY_PARTS, tenthsOf } from '../slotBet.ts';
import type { HoldHead } from './HoldHead.ts';
import type { HoldDesk } from './holdTypes.ts';
import type { SlotFrame } from './SlotFrame.ts';

export interface ReelShowParts {
  readonly desk: HoldDesk;
  readonly definition: HoldDefinition;
  readonly feel: GameFeel;
  readonly loop: FrameLoop;
  readonly reels: ReelStage;
  readonly overlay: WinOverlay;
  readonly frame: SlotFrame;
  readonly head: HoldHead;
  readonly symbolName: (symbol: number) => string;
}

const WIN_MS = 900;

/** Shows the spin of the reels and what it pays. */
export class ReelShow {
  private startedAt = 0;
  private isTurning = false;
  /** Of the round whose wins are shown. */
  private stake = 0n;
  private wins: readonly ReelWin[] = [];
  private readonly tour: WinTour;

  constructor(private readonly parts: ReelShowParts) {
    this.tour = new WinTour(
      (index) => this.point(index),
      (action, ms) => {
        const timer = setTimeout(action, ms);
        return () => clearTimeout(timer);
      },
    );
  }

  /** The reels begin to spin. */
  spin(): void {
    const { reels, desk } = this.parts;
    this.tidy();
    this.startedAt = performance.now();
    this.isTurning = true;
    reels.motion = desk.isCalm() ? 'fade' : 'reels';
    reels.spin();
  }

  /** The reels stop; resolves when the last one rests. */
  async land(stops: readonly number[]): Promise<void> {
    const { definition, feel, reels, loop, desk } = this.parts;
    if (!this.isTurning) this.spin();
    const now = performance.now();
    const plan = planStops({
      now,
      startedAt: this.startedAt,
      minSpinMs: feel.minSpinMs,
      staggerMs: feel.staggerMs,
      rhythm: feel.rhythm,
      anticipationMs: 0,
      scatters: stops.map(() => 0),
      anticipateFrom: 0,
    });
    const landing = reels.land(stops, gridAt(definition, stops), desk.pacer.hurried ? planQuickStops(plan, now) : plan);
    let isHurried = desk.pacer.hurried;
    loop.add(() => {
      if (desk.pacer.hurried && !isHurried) {
        isHurried = true;
        reels.quick();
      }
      return this.isTurning && !isHurried;
    });
    await landing;
    this.isTurning = false;
  }

  /** The wins on the reels, all together; afterwards one by one while the player does nothing. */
  async pay({ wins }: HoldView, stake: bigint): Promise<void> {
    const { desk, overlay, head } = this.parts;
    if (wins.length === 0) return;
    this.wins = wins;
    const total = wins.reduce((sum, { pay }) => sum + pay, 0);
    const amount = desk.format(tenthsOf(stake, total));
    this.stake = stake;
    this.point(null);
    head.won(amount);
    desk.sound.chime(wins.length);
    // A payout up to the stake is no win.
    if (total > PAY_PARTS && !desk.isCalm()) overlay.celebrate(total / PAY_PARTS);
    desk.say(wins.map((win) => this.textOf(win)).join(', '));
    await desk.pacer.wait(WIN_MS);
  }

  /** Goes through the wins while the reels rest. */
  rest(): void {
    this.tour.start(this.wins.length);
  }

  /** Goes back to before the spin. */
  cancel(stops: readonly number[]): void {
    this.isTurning = false;
    this.parts.reels.cancel(gridAt(this.parts.definition, stops));
  }

  tidy(): void {
    const { reels, overlay, frame } = this.parts;
    this.tour.stop();
    this.wins = [];
    reels.light(null);
    overlay.clear();
    frame.caption('');
  }

  private point(index: number | null): void {
    const { desk, reels, overlay, frame, definition } = this.parts;
    const shown = index === null ? this.wins : this.wins.slice(index, index + 1);
    const cells = shown.flatMap((win) => win.cells.map((cell) => placeOf(cell, definition.rows)));
    reels.light(cells.length === 0 ? null : cells);
    const [only] = shown;
    if (shown.length === 1 && only !== undefined && only.line !== null)
      overlay.traceCells(only.cells.map((cell) => placeOf(cell, definition.rows)));
    else overlay.clearLine();
    frame.caption(
      only === undefined || shown.length > 1 ? desk.t('winCount', { count: shown.length }) : this.textOf(only),
    );
  }

  private textOf({ symbol, count, cells, pay, line }: ReelWin): string {
    const { desk, definition, symbolName } = this.parts;
    const amount = desk.format(tenthsOf(this.stake, pay));
    return line === null
      ? desk.t('winInWays', { count, symbol: symbolName(symbol), ways: waysOf(cells, definition.rows), amount })
      : desk.t('winOnLine', { count, symbol: symbolName(symbol), line: line + 1, amount });
  }
}

/** The ways that cells of neighbouring reels can be combined in. */
const waysOf = (cells: readonly number[], rows: number): number => {
  const counts = new Map<number, number>();
  for (const cell of cells) counts.set(Math.floor(cell / rows), (counts.get(Math.floor(cell / rows)) ?? 0) + 1);
  return [...counts.values()].reduce((product, count) => product * count, 1);
};

const placeOf = (cell: number, rows: number): readonly [number, number] => [Math.floor(cell / rows), cell % rows];

/** The symbols of each reel at its stop. */
export const gridAt = ({ strips, rows }: HoldDefinition, stops: readonly number[]): number[][] =>
  strips.map((strip, reel) => windowOf(strip, stops[reel] ?? 0, rows));
