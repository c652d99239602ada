import { symbolCode } from '../engine/symbols.ts';
import { countedAmount, countingMs, multipleOf } from './countUp.ts';
import type { FrameLoop } from './FrameLoop.ts';
import type { Pacer } from './Pacer.ts';
import type { Round, Spin, SpinWin } from './protocol.ts';
import type { ReelStage } from './ReelStage.ts';
import type { RoundBoard } from './roundBoard.ts';
import { spinText, winText, type Wording } from './roundText.ts';
import type { Sound } from './sound.ts';
import type { WinOverlay } from './WinOverlay.ts';
import { type WinTier, winTier } from './winTier.ts';
import { type Later, WinTour } from './WinTour.ts';

export interface WinPresenterOptions {
  readonly stage: ReelStage;
  readonly overlay: WinOverlay;
  readonly board: RoundBoard;
  readonly pacer: Pacer;
  readonly loop: FrameLoop;
  readonly sound: Sound;
  readonly wording: Wording;
  readonly later: Later;
  /** Whether particles may fly. */
  readonly mayCelebrate: () => boolean;
}

/** All wins of a spin are shown together, for a readable moment. */
const TOGETHER_MS = 700;
/** How long a win that has a tier stays large over the reels once it is counted. */
const GRAND_MS = 1_100;
const TRIGGER_MS = 1_300;
/** Text on screen changes this often while it counts: more cannot be read. */
const COUNT_STEP_MS = 40;

/**
 * Shows a spin's wins together while the amount counts; everything can be cut short. One by one they are pointed at
 * afterwards, while the reels rest and the next round may begin.
 */
export class WinPresenter {
  private readonly options: WinPresenterOptions;
  private countFrom = 0n;
  private countTo = 0n;
  private countAt = 0;
  private countMs = 0;
  private countShownAt = 0;
  private stake = 0n;
  private tier: WinTier | null = null;
  /** The wins that the tour points at, the highest first. */
  private toured: readonly SpinWin[] = [];
  private readonly tour: WinTour;

  constructor(options: WinPresenterOptions) {
    this.options = options;
    this.tour = new WinTour((index) => this.pointAt(index), options.later);
  }

  /** Takes everything about the last wins off the reels. */
  clear(): void {
    this.tour.stop();
    this.toured = [];
    this.countMs = 0;
    this.countTo = 0n;
    this.options.board.grand(null);
    this.options.stage.light(null);
    this.options.overlay.clear();
    this.options.board.caption(null);
  }

  /** Presents one spin. `before` is what the round had won until then. */
  async present(spin: Spin, stake: bigint, before: bigint): Promise<void> {
    const { board, pacer, sound, wording } = this.options;
    board.say(spinText(spin, stake, wording));
    if (spin.wins.length === 0) {
      return;
    }
    const isCalm = before + spin.win <= stake;
    this.beginCount(before, spin.win, stake, isCalm ? 0 : countingMs(spin.win, stake));
    if (!isCalm) {
      this.celebrate(spin.win, stake);
    }
    for (const [index, group] of winGroups(spin.wins).entries()) {
      this.showTogether(group);
      sound.chime(index);
      await pacer.wait(TOGETHER_MS);
    }
    await pacer.wait(this.countAt + this.countMs - performance.now());
    this.endCount();
    if (winTier(spin.win, stake) !== null) {
      await pacer.wait(GRAND_MS);
    }
    board.grand(null);
  }

  /** The round is over: the reels rest with their wins lit, and each is pointed at in turn. */
  conclude(round: Round): void {
    const { board, wording } = this.options;
    this.endCount();
    board.grand(null);
    if (round.feature === null) {
      this.beginTour(round.base.wins);
      return;
    }
    board.say(wording.t('announceTotal', { amount: wording.format(round.totalWin) }));
    this.celebrate(round.totalWin, round.stake);
  }

  /** What started a feature is pointed at before it begins: its scatters alone. */
  async trigger(spin: Spin): Promise<void> {
    const { stage, overlay, board, pacer, sound, wording } = this.options;
    const scatters = spin.grid.flatMap((cells, reel) =>
      cells.flatMap((symbol, row) => (symbol === 'scatter' ? [[reel, row] as const] : [])),
    );
    overlay.clearLine();
    stage.light(scatters);
    board.caption(`${scatters.length} × ${wording.symbolName('scatter')}`);
    sound.fanfare();
    await pacer.wait(TRIGGER_MS);
  }

  private beginTour(wins: readonly SpinWin[]): void {
    // Wins of a special symbol were counted on other reels than the rest: they cannot be pointed at side by side.
    if (wins.some(({ kind }) => kind === 'special')) {
      return;
    }
    this.toured = byAmount(wins);
    this.tour.start(this.toured.length);
  }

  private pointAt(index: number | null): void {
    const win = index === null ? undefined : this.toured[index];
    this.showTogether(win === undefined ? this.toured : [win]);
  }

  /** Lights the cells of all these wins. A single one is also traced and put into words. */
  private showTogether(wins: readonly SpinWin[]): void {
    const { stage, overlay, board, wording } = this.options;
    const special = wins.find(({ kind }) => kind === 'special');
    if (special !== undefined) {
      const filled = new Set(special.cells.map(([reel]) => reel));
      stage.change(
        stage.window.map((cells, reel) => (filled.has(reel) ? cells.map(() => symbolCode(special.symbol)) : cells)),
      );
    }
    stage.light(wins.flatMap(({ cells }) => cells));
    const [only] = wins;
    if (only === undefined || wins.length > 1) {
      overlay.clearLine();
      board.caption(wording.t('winCount', { count: wins.length }));
      return;
    }
    if (only.kind === 'line') {
      overlay.traceCells(only.cells);
    } else {
      overlay.clearLine();
    }
    board.caption(winText(only, wording));
  }

  private celebrate(win: bigint, stake: bigint): void {
    if (win <= stake) {
      return;
    }
    this.options.sound.fanfare();
    if (this.options.mayCelebrate()) {
      this.options.overlay.celebrate(multipleOf(win, stake));
    }
  }

  /** Counts for `duration`; what is only returned has none and is shown at once. */
  private beginCount(before: bigint, win: bigint, stake: bigint, duration: number): void {
    this.countFrom = before;
    this.countTo = before + win;
    this.stake = stake;
    this.countAt = performance.now();
    this.countMs = duration;
    this.tier = null;
    if (duration === 0) {
      this.endCount();
    } else {
      this.options.loop.add(this.count);
    }
  }

  private endCount(): void {
    this.countMs = 0;
    if (this.countTo > 0n) {
      this.options.board.amount(this.countTo, this.countTo, this.stake);
      this.showTier(this.countTo - this.countFrom);
    }
  }

  /** A tier is named when the count reaches it, never ahead of it. */
  private showTier(counted: bigint): void {
    const tier = winTier(counted, this.stake);
    if (tier === null) {
      return;
    }
    this.options.board.grand({ tier, amount: counted, total: this.countTo - this.countFrom });
    if (tier !== this.tier) {
      this.tier = tier;
      this.celebrate(counted, this.stake);
    }
  }

  private readonly count = (now: number): boolean => {
    const elapsed = now - this.countAt;
    if (this.countMs === 0 || elapsed >= this.countMs) {
      return false;
    }
    if (now - this.countShownAt >= COUNT_STEP_MS) {
      this.countShownAt = now;
      const amount = this.countFrom + countedAmount(this.countTo - this.countFrom, elapsed, this.countMs);
      this.options.board.amount(amount, this.countTo, this.stake);
      this.showTier(amount - this.countFrom);
    }
    return true;
  };
}

/** Wins in the order they are shown: those of the reels as they landed, then those of a special symbol that fills reels. */
function winGroups(wins: readonly SpinWin[]): readonly (readonly SpinWin[])[] {
  const landed = wins.filter(({ kind }) => kind !== 'special');
  const special = wins.filter(({ kind }) => kind === 'special');
  return [landed, special].filter((group) => group.length > 0);
}

function byAmount(wins: readonly SpinWin[]): readonly SpinWin[] {
  return wins.toSorted((a, b) => Number(b.amount - a.amount));
}
