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
import { isHigherTier, type WinTier, winTier } from './winTier.ts';
import type { WinTiers } from './winTiers/WinTiers.ts';
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
  readonly tiers: Pick<WinTiers, 'play'>;
  /** A factor on the times of celebrations; below 1 with turbo. */
  readonly pace: () => number;
  /** Whether particles are allowed. */
  readonly mayCelebrate: () => boolean;
}

/** How long all wins of a spin are shown together, in ms. */
const TOGETHER_MS = 700;
const TRIGGER_MS = 1_300;
/** Interval of text updates while counting, in ms: faster changes cannot be read. */
const COUNT_STEP_MS = 40;

/**
 * Shows a spin's wins together while the amount is counted up; everything can be skipped. Afterwards the wins are
 * highlighted one by one, while the reels rest and the next round may begin.
 */
export class WinPresenter {
  private readonly options: WinPresenterOptions;
  private countFrom = 0n;
  private countTo = 0n;
  private countAt = 0;
  private countMs = 0;
  private countShownAt = 0;
  private stake = 0n;
  /** The highest tier that the round has celebrated. */
  private celebrated: WinTier | null = null;
  /** The wins of the tour, highest first. */
  private toured: readonly SpinWin[] = [];
  private readonly tour: WinTour;

  constructor(options: WinPresenterOptions) {
    this.options = options;
    this.tour = new WinTour((index) => this.pointAt(index), options.later);
  }

  /** Removes the last wins from the reels. */
  clear(): void {
    this.tour.stop();
    this.toured = [];
    this.countMs = 0;
    this.countTo = 0n;
    this.options.stage.light(null);
    this.options.overlay.clear();
    this.options.board.caption(null);
  }

  /** Called at the start of a round. */
  begin(): void {
    this.celebrated = null;
    this.clear();
  }

  /** Presents one spin. `before` is the round's win so far. */
  async present(spin: Spin, stake: bigint, before: bigint): Promise<void> {
    const { board, pacer, wording } = this.options;
    board.say(spinText(spin, stake, wording, board.isFree));
    if (spin.wins.length === 0) {
      return;
    }
    if (winTier(spin.win, stake) !== null) {
      await this.showGroups(spin.wins);
      await this.presentTier(spin.win, stake, before);
      return;
    }
    const isCalm = before + spin.win <= stake;
    this.beginCount(before, spin.win, stake, isCalm ? 0 : countingMs(spin.win, stake) * this.options.pace());
    if (!isCalm) {
      this.celebrate(spin.win, stake);
    }
    await this.showGroups(spin.wins);
    await pacer.wait(this.countAt + this.countMs - performance.now());
    this.endCount();
  }

  /** Called at the end of the round: the wins stay highlighted and the tour shows them one by one. */
  async conclude(round: Round): Promise<void> {
    const { board, wording } = this.options;
    this.endCount();
    if (round.feature === null) {
      this.beginTour(round.base.wins);
      return;
    }
    board.say(wording.t('announceTotal', { amount: wording.format(round.totalWin) }));
    const { kind, win } = round.feature;
    board.caption(wording.t(kind === 'freeSpins' ? 'freeSpinsTotal' : 'respinsTotal', { amount: wording.format(win) }));
    // Wins that were celebrated one by one are celebrated together only if the total is of a higher tier.
    if (isHigherTier(winTier(round.totalWin, round.stake), this.celebrated)) {
      await this.presentTier(round.totalWin, round.stake, 0n);
    } else {
      this.celebrate(round.totalWin, round.stake);
    }
  }

  /** Before a feature begins, highlights only the scatters that started it. */
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
    // Wins of a special symbol were counted on a different grid, so they cannot be shown together with the others.
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

  /** Highlights the cells of all these wins. A single win is also traced and described in the caption. */
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

  private async showGroups(wins: readonly SpinWin[]): Promise<void> {
    for (const [index, group] of winGroups(wins).entries()) {
      this.showTogether(group);
      this.options.sound.chime(index);
      await this.options.pacer.wait(TOGETHER_MS * this.options.pace());
    }
  }

  /** Celebrates a win far above the stake over the whole stage, which counts it. */
  private async presentTier(win: bigint, stake: bigint, before: bigint): Promise<void> {
    const { board, tiers, pace } = this.options;
    const total = before + win;
    const onCount = (counted: bigint): void => board.amount(before + counted, total, stake, before);
    if (!(await tiers.play({ win, stake, pace: pace(), onCount }))) this.celebrate(win, stake);
    board.amount(total, total, stake);
    const tier = winTier(win, stake);
    if (isHigherTier(tier, this.celebrated)) this.celebrated = tier;
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

  /** Counts up for `duration`; a returned stake has no duration and is shown at once. */
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
      this.options.board.amount(this.countTo, this.countTo, this.stake);
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
      this.options.board.amount(amount, this.countTo, this.stake, this.countFrom);
    }
    return true;
  };
}

/** Wins in display order: those of the reels as landed, then those of a special symbol that fills reels. */
function winGroups(wins: readonly SpinWin[]): readonly (readonly SpinWin[])[] {
  const landed = wins.filter(({ kind }) => kind !== 'special');
  const special = wins.filter(({ kind }) => kind === 'special');
  return [landed, special].filter((group) => group.length > 0);
}

function byAmount(wins: readonly SpinWin[]): readonly SpinWin[] {
  return wins.toSorted((a, b) => Number(b.amount - a.amount));
}
