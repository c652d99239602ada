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

export interface WinPresenterOptions {
  readonly stage: ReelStage;
  readonly overlay: WinOverlay;
  readonly board: RoundBoard;
  readonly pacer: Pacer;
  readonly loop: FrameLoop;
  readonly sound: Sound;
  readonly wording: Wording;
  /** Whether particles may fly. */
  readonly mayCelebrate: () => boolean;
}

/** All wins of a spin take about this long together; each one is shown for a readable moment. */
const ALL_WINS_MS = 4_800;
const LONGEST_WIN_MS = 1_000;
const SHORTEST_WIN_MS = 380;
const TOGETHER_MS = 700;
/** Text on screen changes this often while it counts: more cannot be read. */
const COUNT_STEP_MS = 40;

/** Shows a spin's wins: each in turn, then all, while the amount counts. Everything can be cut short. */
export class WinPresenter {
  private readonly options: WinPresenterOptions;
  private countFrom = 0n;
  private countTo = 0n;
  private countAt = 0;
  private countMs = 0;
  private countShownAt = 0;
  private stake = 0n;

  constructor(options: WinPresenterOptions) {
    this.options = options;
  }

  /** Takes everything about the last wins off the reels. */
  clear(): void {
    this.countMs = 0;
    this.countTo = 0n;
    this.options.stage.light(null);
    this.options.overlay.clear();
    this.options.board.caption(null);
  }

  /** Presents one spin. `before` is what the round had won until then. */
  async present(spin: Spin, stake: bigint, before: bigint): Promise<void> {
    const { board, pacer, wording } = this.options;
    board.say(spinText(spin, stake, wording));
    if (spin.wins.length === 0) {
      return;
    }
    const isCalm = before + spin.win <= stake;
    this.beginCount(before, spin.win, stake, isCalm ? 0 : countingMs(spin.win, stake));
    if (!isCalm) {
      this.celebrate(spin.win, stake);
    }
    const each = Math.min(LONGEST_WIN_MS, Math.max(SHORTEST_WIN_MS, ALL_WINS_MS / spin.wins.length));
    for (const [index, win] of spin.wins.entries()) {
      if (pacer.hurried) {
        break;
      }
      this.showWin(win, index);
      await pacer.wait(each);
    }
    this.showAll(spin);
    await pacer.wait(Math.max(TOGETHER_MS, this.countAt + this.countMs - performance.now()));
    this.endCount();
  }

  /** The round is over: the reels rest with their wins lit. */
  conclude(round: Round): void {
    const { board, wording } = this.options;
    this.endCount();
    if (round.feature === null) {
      return;
    }
    board.say(wording.t('announceTotal', { amount: wording.format(round.totalWin) }));
    this.celebrate(round.totalWin, round.stake);
  }

  private showWin(win: SpinWin, index: number): void {
    const { stage, overlay, board, sound, wording } = this.options;
    if (win.kind === 'special') {
      const filled = new Set(win.cells.map(([reel]) => reel));
      stage.change(stage.window.map((cells, reel) => (filled.has(reel) ? cells.map(() => symbolCode(win.symbol)) : cells)));
    }
    stage.light(win.cells);
    if (win.kind === 'line') {
      overlay.traceCells(win.cells);
    } else {
      overlay.clearLine();
    }
    board.caption(winText(win, wording));
    sound.chime(index);
  }

  private showAll(spin: Spin): void {
    this.options.overlay.clearLine();
    this.options.stage.light(spin.wins.flatMap((win) => win.cells));
    if (spin.wins.length > 1) {
      this.options.board.caption(null);
    }
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
    if (duration === 0) {
      this.endCount();
    } else {
      this.options.loop.add(this.count);
    }
  }

  private endCount(): void {
    this.countMs = 0;
    if (this.countTo > 0n) {
      this.options.board.amount(this.countTo, this.stake);
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
      this.options.board.amount(amount, this.stake);
    }
    return true;
  };
}
