import type { Curtain } from '../../../client/Curtain.ts';
import type { Desk } from '../../client/GameClient.ts';
import type { PlayRound } from '../../client/protocol.ts';
import type { CascadeDefinition } from '../cascade/CascadeDefinition.ts';
import { clearedBy, settle } from '../cascade/cascadeView.ts';
import type { Cascade, CascadeSpin, CascadeView, CascadeWin } from '../cascade/cascadeView.ts';
import type { SlotBet } from '../slotBet.ts';
import { tenthsOf } from '../slotBet.ts';
import type { SlotWord } from '../words/en.ts';
import { pauseAt } from './pauseAt.ts';
import type { CascadeHead } from './CascadeHead.ts';
import type { GridStage } from './GridStage.ts';
import type { SlotFrame } from './SlotFrame.ts';

export type CascadeRound = PlayRound<SlotBet, never, CascadeView>;
export type CascadeDesk = Desk<SlotBet, never, CascadeView, SlotWord>;

export interface CascadeShowParts {
  readonly desk: CascadeDesk;
  readonly definition: CascadeDefinition;
  readonly stage: GridStage;
  readonly frame: SlotFrame;
  readonly head: CascadeHead;
  readonly curtain: Curtain;
  readonly symbolName: (symbol: number) => string;
  /** URL of the scatter's picture. */
  readonly scatterPicture: () => string | null;
}

const LIT_MS = 620;
const BETWEEN_SPINS_MS = 320;
const INTRO_MS = 2_600;
const OUTRO_MS = 2_400;
const MORE_MS = 1_100;

/** Shows a round of a cascade game from its first symbols to its end. */
export class CascadeShow {
  /** How often each cell was cleared; kept through free spins. */
  private clearings: number[] = [];
  private chain = 0;
  /** The symbols of before are leaving, or have left. */
  private leaving: Promise<void> | null = null;

  constructor(private readonly parts: CascadeShowParts) {}

  /** The symbols leave while the stake is taken. */
  async begin(): Promise<void> {
    this.tidy();
    await this.empty();
  }

  /** Brings the symbols of before back, since no round was played. */
  async restore(cells: readonly number[]): Promise<void> {
    await this.empty();
    this.leaving = null;
    await this.parts.stage.enter(cells);
  }

  /** Removes what the last round has left over the grid. */
  tidy(): void {
    const { frame, head } = this.parts;
    frame.clearLabels();
    frame.caption('');
    head.clear();
  }

  async round({ bet, view, stake }: CascadeRound): Promise<void> {
    const { desk, definition, frame, head } = this.parts;
    this.tidy();
    this.use(false);
    let won = 0;
    let free = 0;
    let spins = bet.buy ? (definition.freeSpins[0] ?? 0) : 0;
    if (bet.buy) await this.intro(spins);
    for (const [index, spin] of view.spins.entries()) {
      const isFree = bet.buy || index > 0;
      if (isFree) {
        free += 1;
        head.spins(free, spins);
        desk.say(`${desk.t('slotFree')} ${free} / ${spins}`);
      }
      await this.spin(spin, stake, won, isFree);
      won += spin.pay;
      head.won(won === 0 ? null : desk.format(tenthsOf(stake, won)));
      spins += spin.freeSpins;
      if (spin.freeSpins > 0 && !isFree && index < view.spins.length - 1) await this.intro(spin.freeSpins);
      else if (spin.freeSpins > 0 && isFree) await this.more(spin.freeSpins);
    }
    const total = tenthsOf(stake, view.total);
    if (free > 0) await this.outro(total);
    if (view.isCapped) desk.notice(desk.t('slotCapped'));
    frame.feature(false);
  }

  /** A spin: its symbols fall in, and its cascades follow. */
  private async spin(spin: CascadeSpin, stake: bigint, wonBefore: number, isFree: boolean): Promise<void> {
    const { desk, definition, stage, frame, head } = this.parts;
    const { rows } = definition;
    frame.caption('');
    if (!isFree) this.use(false);
    await this.empty();
    this.leaving = null;
    await stage.enter(spin.cells);
    let cells: readonly number[] = spin.cells;
    let won = wonBefore;
    for (const [step, cascade] of spin.cascades.entries()) {
      const cleared = clearedBy(cascade.wins);
      await this.showWins(cascade, step, stake);
      // The last win of a capped round may count in part only, so the sum stops at what the spin pays.
      won = Math.min(won + payOf(cascade), wonBefore + spin.pay);
      head.won(desk.format(tenthsOf(stake, won)));
      await desk.pacer.wait(LIT_MS);
      frame.clearLabels();
      await stage.clear(cleared);
      this.advance(cleared);
      cells = settle(cells, rows, cleared, cascade.fresh);
      await stage.settle(cells, cleared);
    }
    await this.showScatters(cells, spin);
    if (isFree) await desk.pacer.wait(BETWEEN_SPINS_MS);
  }

  private async showWins(cascade: Cascade, step: number, stake: bigint): Promise<void> {
    const { desk, stage, frame } = this.parts;
    const texts = cascade.wins.map((win) => this.textOf(win, stake));
    desk.sound.chime(this.chain);
    // Each win has its amount over it, so that several need no list.
    frame.caption(texts.length === 1 ? texts.join('') : desk.t('winCount', { count: texts.length }));
    desk.say(desk.t('slotCascade', { step: step + 1, wins: texts.join(', ') }));
    for (const { cells, pay, multiplier } of cascade.wins)
      frame.label(cells, `+${desk.format(tenthsOf(stake, pay * multiplier))}`);
    await stage.light(clearedBy(cascade.wins));
  }

  private async showScatters(cells: readonly number[], { freeSpins }: CascadeSpin): Promise<void> {
    const { desk, definition, stage } = this.parts;
    if (freeSpins === 0) return;
    const scatter = definition.pays.length;
    const lit = new Set(cells.flatMap((symbol, cell) => (symbol === scatter ? [cell] : [])));
    desk.sound.tension();
    for (const cell of lit) stage.spark(cell, 9);
    await stage.light(lit);
    await desk.pacer.wait(LIT_MS);
  }

  private async intro(count: number): Promise<void> {
    const { desk, curtain, frame, scatterPicture } = this.parts;
    desk.sound.fanfare();
    desk.say(desk.t('freeSpinsWon', { count }));
    await pauseAt(
      curtain,
      {
        title: desk.t('freeSpins'),
        picture: scatterPicture(),
        figure: String(count),
        notes: [desk.t('slotFreeIntro')],
        action: desk.t('freeSpinsStart'),
      },
      INTRO_MS,
      desk.pacer,
    );
    frame.feature(true);
    this.use(true);
  }

  private async more(count: number): Promise<void> {
    const { desk, frame } = this.parts;
    const text = desk.t('freeSpinsMore', { count });
    desk.sound.fanfare();
    frame.caption(text);
    desk.say(text);
    await desk.pacer.wait(MORE_MS);
  }

  private async outro(total: bigint): Promise<void> {
    const { desk, curtain, frame, head } = this.parts;
    const text = desk.format(total);
    frame.caption('');
    head.spins(0, 0);
    desk.say(desk.t('freeSpinsTotal', { amount: text }));
    await pauseAt(
      curtain,
      { title: desk.t('slotTotal'), picture: null, figure: text, notes: [], action: desk.t('goOn') },
      OUTRO_MS,
      desk.pacer,
    );
  }

  private empty(): Promise<void> {
    this.leaving ??= this.parts.stage.leave();
    return this.leaving;
  }

  /** Begins counting for the multipliers of a spin or of the free spins. */
  private use(isFree: boolean): void {
    const { definition, head, stage } = this.parts;
    this.chain = 0;
    this.clearings = Array.from({ length: definition.columns * definition.rows }, () => 0);
    stage.states.marks.fill(0);
    const { multiplier } = definition;
    if (multiplier.kind === 'chain') head.chain(isFree ? multiplier.free : multiplier.base, 0);
  }

  /** The multipliers after a cascade. */
  private advance(cleared: ReadonlySet<number>): void {
    const { definition, head, stage } = this.parts;
    const { multiplier } = definition;
    this.chain += 1;
    if (multiplier.kind === 'chain') {
      head.step(this.chain);
      return;
    }
    for (const cell of cleared) {
      const times = (this.clearings[cell] ?? 0) + 1;
      this.clearings[cell] = times;
      stage.states.marks[cell] = multiplier.values[Math.min(times, multiplier.values.length) - 1] ?? 0;
    }
  }

  private textOf({ symbol, cells, pay, multiplier }: CascadeWin, stake: bigint): string {
    const { desk, symbolName } = this.parts;
    return desk.t(multiplier > 1 ? 'slotPaidTimes' : 'slotPaid', {
      count: cells.length,
      symbol: symbolName(symbol),
      amount: desk.format(tenthsOf(stake, pay)),
      multiplier,
    });
  }
}

const payOf = ({ wins }: Cascade): number => wins.reduce((sum, { pay, multiplier }) => sum + pay * multiplier, 0);
