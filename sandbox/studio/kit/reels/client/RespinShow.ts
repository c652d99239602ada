import type { Curtain } from '../../../client/Curtain.ts';
import type { HoldDefinition, Jackpot } from '../hold/HoldDefinition.ts';
import { land } from '../hold/holdView.ts';
import type { HeldCoin, HoldRun, HoldView, LandedCoin, Respin } from '../hold/holdView.ts';
import { tenthsOf } from '../slotBet.ts';
import { bolts } from './bolts.ts';
import type { CoinLabels } from './CoinLabels.ts';
import type { GridStage } from './GridStage.ts';
import { pauseAt } from './pauseAt.ts';
import type { HoldHead } from './HoldHead.ts';
import type { HoldDesk } from './holdTypes.ts';
import type { JackpotPanel } from './JackpotPanel.ts';
import type { SlotFrame } from './SlotFrame.ts';

export interface RespinShowParts {
  readonly desk: HoldDesk;
  readonly definition: HoldDefinition;
  readonly grid: GridStage;
  readonly frame: SlotFrame;
  readonly head: HoldHead;
  readonly panel: JackpotPanel;
  readonly labels: CoinLabels;
  readonly curtain: Curtain;
  /** Index of the picture of a kind of coin. */
  readonly spriteOf: (kind: number) => number;
  readonly coinPicture: () => string | null;
  /** An amount without its currency, for coins. */
  readonly short: (minor: bigint) => string;
}

const INTRO_MS = 2_600;
const OUTRO_MS = 2_400;
const ROLL_MS = 620;
const LAND_MS = 260;
const STRIKE_MS = 620;
const REST_MS = 260;
const COLLECT_MS = 130;
const JACKPOT_MS = 1_300;
const DROP = 0.7;

/** Shows the respins: coins stay, empty cells spin, and the coins are added up at the end. */
export class RespinShow {
  private coins: readonly HeldCoin[] = [];

  constructor(private readonly parts: RespinShowParts) {}

  /** Writes the values of the coins that the reels show. */
  writeAll(coins: readonly LandedCoin[], stake: bigint): void {
    this.coins = [];
    if (coins.length > 0) this.hold(coins, stake, false);
  }

  async run(view: HoldView, run: HoldRun, stake: bigint): Promise<void> {
    const { desk, definition, grid, frame, head, panel } = this.parts;
    const { hold } = definition;
    await this.intro(view.coins.length);
    frame.feature(true);
    grid.states.set(Array.from({ length: grid.states.size }, () => -1));
    grid.states.rolling = this.parts.spriteOf(0);
    this.coins = [];
    this.hold(view.coins, stake);
    for (const { cell, kind } of view.coins) grid.states.symbols[cell] = this.parts.spriteOf(kind);
    grid.wake();
    head.lives(hold.lives);
    await desk.pacer.wait(REST_MS * 2);
    for (const respin of run.respins) await this.respin(respin, stake);
    await this.collect(run, stake);
    head.lives(null);
    panel.clear();
    frame.endScene();
  }

  private async intro(coins: number): Promise<void> {
    const { desk, definition, curtain, coinPicture } = this.parts;
    const { t } = desk;
    desk.sound.fanfare();
    desk.say(`${t('holdTitle')}. ${t('holdCoins', { count: coins })}`);
    await pauseAt(
      curtain,
      {
        title: t('holdTitle'),
        picture: coinPicture(),
        figure: t('holdCoins', { count: coins }),
        notes: [t('holdIntro', { lives: definition.hold.lives })],
        action: t('freeSpinsStart'),
      },
      INTRO_MS,
      desk.pacer,
    );
  }

  private async respin({ landed, lives }: Respin, stake: bigint): Promise<void> {
    const { desk, grid, head, frame } = this.parts;
    const { states } = grid;
    frame.caption('');
    for (let cell = 0; cell < states.size; cell += 1) states.rolls[cell] = states.symbols[cell] === -1 ? 1 : 0;
    desk.sound.tone(140, 0.3, 0.05, 'triangle');
    await grid.play(desk.isCalm() ? 1 : ROLL_MS, () => undefined);
    for (const coin of landed) await this.land(coin, stake);
    states.rolls.fill(0);
    grid.wake();
    head.lives(lives);
    const { t } = desk;
    desk.say(
      landed.length === 0
        ? t('holdNone', { lives })
        : t('holdNew', { coins: landed.map(({ cell }) => this.nameOf(cell, stake)).join(', '), lives }),
    );
    await this.strike(landed, stake);
    await desk.pacer.wait(REST_MS);
  }

  private async land(coin: LandedCoin, stake: bigint): Promise<void> {
    const { desk, grid, labels, spriteOf } = this.parts;
    const { states } = grid;
    const { cell } = coin;
    states.rolls[cell] = 0;
    states.symbols[cell] = spriteOf(coin.kind);
    grid.spark(cell, 12);
    desk.sound.thud(this.coins.length % 6);
    this.hold([coin], stake);
    labels.pulse(cell);
    const isCalm = desk.isCalm();
    await grid.play(isCalm ? 1 : LAND_MS, (elapsed) => {
      const part = Math.min(1, elapsed / LAND_MS);
      states.heights[cell] = isCalm ? 0 : DROP * (1 - part) ** 2 * Math.cos(part * 5);
      states.glows[cell] = 1 - part;
    });
  }

  /** What lightning does when all coins of a respin have landed. */
  private async strike(landed: readonly LandedCoin[], stake: bigint): Promise<void> {
    const { desk, definition, grid, frame, labels } = this.parts;
    const { kinds } = definition.hold;
    const struck = landed.reduce((sum, { kind }) => sum + (kinds[kind]?.strike ?? 0), 0);
    if (struck === 0) return;
    const amount = desk.format(tenthsOf(stake, struck));
    this.coins = this.coins.map((coin) => ({ ...coin, pay: coin.pay + struck }));
    const cells = this.coins.map(({ cell }) => cell);
    desk.say(desk.t('holdStrike', { amount }));
    frame.caption(desk.t('holdStrike', { amount }));
    desk.sound.tone(70, 0.7, 0.2, 'sawtooth');
    desk.sound.tone(1_400, 0.18, 0.05, 'square');
    if (!desk.isCalm() && !desk.pacer.hurried)
      for (const { cell, kind } of landed)
        if ((kinds[kind]?.strike ?? 0) > 0)
          frame.labels.append(bolts(cell, cells, definition.columns, definition.rows));
    for (const cell of cells) grid.spark(cell, 5);
    this.write(stake);
    for (const cell of cells) labels.pulse(cell);
    await grid.light(new Set(cells));
    await desk.pacer.wait(STRIKE_MS);
    grid.calm();
    frame.clearLabels();
  }

  /** Adds the coins up, and then pays the jackpot of a full enough grid. */
  private async collect(run: HoldRun, stake: bigint): Promise<void> {
    const { desk, definition, grid, head, labels, panel, frame, curtain } = this.parts;
    const { t } = desk;
    frame.caption('');
    let sum = 0;
    for (const { cell, pay } of this.coins.toSorted((one, other) => one.cell - other.cell)) {
      sum += pay;
      head.won(desk.format(tenthsOf(stake, sum)));
      labels.pulse(cell);
      grid.spark(cell, 4);
      desk.sound.chime(cell);
      await desk.pacer.wait(COLLECT_MS);
    }
    if (run.ladder !== null) {
      panel.win(run.ladder);
      const text = this.jackpotText(run.ladder, definition.hold.jackpots[run.ladder], stake);
      frame.caption(text);
      desk.say(text);
      desk.sound.fanfare();
      head.won(desk.format(tenthsOf(stake, run.pay)));
      await grid.light(new Set(this.coins.map(({ cell }) => cell)));
      await desk.pacer.wait(JACKPOT_MS);
      grid.calm();
    }
    const amount = desk.format(tenthsOf(stake, run.pay));
    desk.say(t('holdPaid', { amount }));
    await pauseAt(
      curtain,
      {
        title: t('holdTitle'),
        picture: null,
        figure: amount,
        notes: [t('holdCoins', { count: this.coins.length })],
        action: t('goOn'),
      },
      OUTRO_MS,
      desk.pacer,
    );
  }

  /** Takes coins into the grid, without what strikes add. */
  private hold(landed: readonly LandedCoin[], stake: bigint, isOn = true): void {
    const { definition, panel } = this.parts;
    const { coins } = land(this.coins, landed, { ...definition.hold, kinds: unstruck(definition) });
    this.coins = coins;
    this.write(stake);
    if (!isOn) return;
    panel.reach(coins.length);
    for (const { jackpot } of coins) if (jackpot !== null) panel.win(jackpot);
  }

  private write(stake: bigint): void {
    const { desk, labels, definition } = this.parts;
    for (const { cell, jackpot, pay } of this.coins) {
      const isWhole = jackpot !== null && pay === definition.hold.jackpots[jackpot];
      const amount = this.parts.short(tenthsOf(stake, pay));
      labels.set(cell, isWhole ? desk.t(`jackpot_${jackpot}`) : amount, isWhole);
    }
  }

  private nameOf(cell: number, stake: bigint): string {
    const coin = this.coins.find((one) => one.cell === cell);
    if (coin === undefined) return '';
    if (coin.jackpot !== null) return this.jackpotText(coin.jackpot, coin.pay, stake);
    return this.parts.desk.t('holdCoin', { amount: this.parts.desk.format(tenthsOf(stake, coin.pay)) });
  }

  private jackpotText(jackpot: Jackpot, pay: number, stake: bigint): string {
    const { desk } = this.parts;
    return desk.t('holdJackpot', {
      jackpot: desk.t(`jackpot_${jackpot}`),
      amount: desk.format(tenthsOf(stake, pay)),
    });
  }
}

const unstruck = ({ hold }: HoldDefinition) => hold.kinds.map((kind) => ({ ...kind, strike: 0 }));
