import type { GameDefinition } from '../engine/gameDefinition.ts';
import { symbolCode, type SymbolId } from '../engine/symbols.ts';
import type { FeatureStage } from './feature/FeatureStage.ts';
import { filledGrid } from './filledGrid.ts';
import type { GameFeel } from './feel.ts';
import type { Pacer } from './Pacer.ts';
import type { Feature, Round, Spin } from './protocol.ts';
import type { ReelStage } from './ReelStage.ts';
import type { RoundBoard } from './roundBoard.ts';
import type { RoundShow } from './SpinController.ts';
import { planQuickStops, planStops } from './stopSchedule.ts';
import type { Tempo } from './Tempo.ts';
import type { WildTimes } from './WildTimes.ts';
import type { WinPresenter } from './WinPresenter.ts';

export interface RoundPresenterOptions {
  readonly game: GameDefinition;
  readonly feel: GameFeel;
  readonly stage: ReelStage;
  readonly wildTimes: WildTimes;
  readonly wins: WinPresenter;
  readonly pacer: Pacer;
  readonly board: RoundBoard;
  /** The scene and music of free spins. */
  readonly featureStage: Pick<FeatureStage, 'begin' | 'end'>;
  readonly tempo: Tempo;
  /** The result is known; it is not shown yet. */
  readonly onResult: (round: Round) => void;
  readonly onTurn: () => void;
}

/** From this number of landed scatters on, the following reels are anticipated. */
const ANTICIPATE_FROM = 2;
const FILL_MS = 480;
/** Factor on the spin duration within a feature: its spins start automatically, so they are faster. */
const FEATURE_PACE = 0.7;
const BETWEEN_SPINS_MS = 320;

/** Presents a whole round in order: reels, wins, free spins or respins, total. */
export class RoundPresenter implements RoundShow {
  private readonly options: RoundPresenterOptions;
  private readonly strips: { readonly base: number[][]; readonly free: number[][] };
  private startedAt = 0;
  private isHurried = false;
  private before: number[][] = [];

  constructor(options: RoundPresenterOptions) {
    this.options = options;
    const base = codesOf(options.game.strips);
    const { feature } = options.game;
    this.strips = { base, free: feature?.kind === 'freeSpins' ? codesOf(feature.strips) : base };
    options.stage.setStrips(base);
  }

  start(): void {
    this.before = this.options.stage.window;
    this.options.wins.begin();
    this.options.board.clear();
    this.turn([], false);
  }

  hurry(): void {
    this.isHurried = true;
    this.options.stage.quick();
    this.options.pacer.hurry();
  }

  cancel(): void {
    this.options.stage.cancel(this.before);
    this.options.board.clear();
  }

  async land(round: Round): Promise<void> {
    const { board, wins, tempo } = this.options;
    board.isFree = round.freePack !== null;
    this.options.onResult(round);
    await this.landSpin(round.base, tempo.pace);
    await wins.present(round.base, round.stake, 0n);
    if (round.feature !== null) {
      await this.presentFeature(round, round.feature);
    }
    await wins.conclude(round);
    board.result(round.totalWin, round.stake);
  }

  private turn(held: readonly number[], isFree: boolean): void {
    this.isHurried = false;
    this.options.wildTimes.turn(isFree);
    this.options.pacer.reset();
    this.startedAt = performance.now();
    this.options.stage.spin(held);
    this.options.onTurn();
  }

  /** Lands the reels on a spin's stops and fills reels with wilds; `pace` is a factor on the usual duration. */
  private async landSpin(spin: Spin, pace: number): Promise<void> {
    const { stage, feel, game, board, pacer } = this.options;
    const now = performance.now();
    const hasFreeSpins = game.feature?.kind === 'freeSpins';
    const plan = planStops({
      now,
      startedAt: this.startedAt,
      minSpinMs: feel.minSpinMs * pace,
      staggerMs: feel.staggerMs * pace,
      rhythm: feel.rhythm,
      anticipationMs: feel.anticipationMs * Math.min(1, this.options.tempo.pace * 1.5),
      scatters: spin.grid.map((reel) => reel.filter((symbol) => symbol === 'scatter').length),
      anticipateFrom: hasFreeSpins ? ANTICIPATE_FROM : 0,
    });
    const landed = codesOf(spin.grid);
    await stage.land(spin.stops, landed, this.isHurried ? planQuickStops(plan, now) : plan);
    const shown = filledGrid(spin);
    if (spin.filled.length > 0) {
      await pacer.wait(140);
      stage.change(codesOf(shown), FILL_MS);
      await pacer.wait(FILL_MS);
    }
    board.grid(shown);
  }

  private async presentFeature(round: Round, feature: Feature): Promise<void> {
    const { board, stage, wins, pacer, featureStage, tempo } = this.options;
    let won = round.base.win;
    let total = feature.kind === 'freeSpins' ? feature.awarded : feature.spins.length;
    pacer.reset();
    if (feature.kind === 'freeSpins') {
      await wins.trigger(round.base);
      pacer.reset();
      featureStage.begin();
    }
    await board.featureIntro(feature);
    wins.clear();
    stage.setStrips(feature.kind === 'freeSpins' ? this.strips.free : this.strips.base);
    for (const [index, spin] of feature.spins.entries()) {
      board.featureSpin({ kind: feature.kind, spin: index + 1, total, multiplier: spin.multiplier, won });
      wins.clear();
      this.turn(spin.held, feature.kind === 'freeSpins');
      await this.landSpin(spin, FEATURE_PACE * tempo.pace);
      await wins.present(spin, round.stake, won);
      won += spin.win;
      total += spin.added;
      board.featureSpin({ kind: feature.kind, spin: index + 1, total, multiplier: spin.multiplier, won });
      if (spin.added > 0) {
        await board.featureMore(spin.added);
      }
      await pacer.wait(BETWEEN_SPINS_MS * tempo.pace);
    }
    stage.setStrips(this.strips.base);
    pacer.reset();
    // The free spins' total stands beside the reels from now on: the last spin's wins would be read as its reason.
    if (feature.kind === 'freeSpins') wins.clear();
    await board.featureOutro(feature, round);
    featureStage.end();
  }
}

function codesOf(symbols: readonly (readonly SymbolId[])[]): number[][] {
  return symbols.map((reel) => reel.map(symbolCode));
}
