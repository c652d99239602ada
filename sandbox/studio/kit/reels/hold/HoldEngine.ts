import type { Draw } from '../../fair/draws.ts';
import { pickDistinct } from '../../fair/pickDistinct.ts';
import type { SlotEntry } from '../slotBet.ts';
import { weightedTable } from '../weightedTable.ts';
import { coinOf, JACKPOTS } from './HoldDefinition.ts';
import type { HoldDefinition, Jackpot } from './HoldDefinition.ts';
import type { HoldView, LandedCoin, ReelWin, Respin } from './holdView.ts';
import { payReels } from './reelWins.ts';
import type { PayReels } from './reelWins.ts';

/** Where a round writes down what is to be shown. */
interface HoldLog {
  readonly wins: ReelWin[];
  readonly coins: LandedCoin[];
  readonly respins: Respin[];
}

const EMPTY = -1;

/**
 * Plays rounds of a hold-and-win game. One engine serves players, verification and simulations: with a log it writes
 * down every step. Its work space is reused: one call at a time.
 */
export class HoldEngine {
  private readonly size: number;
  private readonly coin: number;
  private readonly cells: Int8Array;
  private readonly stops: number[] = [];
  private readonly isHeld: Uint8Array;
  private readonly onReels: Uint8Array;
  private readonly inHold: Uint8Array;
  private readonly payGrid: PayReels;
  private held = 0;
  private coinPay = 0;
  private jackpotsSeen = 0;
  private hasRun = false;
  private holdPay = 0;

  constructor(private readonly definition: HoldDefinition) {
    const { columns, rows, hold } = definition;
    this.size = columns * rows;
    this.coin = coinOf(definition);
    this.cells = new Int8Array(this.size);
    this.isHeld = new Uint8Array(this.size);
    this.onReels = weightedTable(hold.kinds.map(({ weight }) => weight));
    this.inHold = weightedTable(hold.kinds.map(({ holdWeight }) => holdWeight));
    this.payGrid = payReels(definition);
  }

  /** Plays a round and writes every step down. */
  show(draw: Draw, entry: SlotEntry): HoldView {
    const log: HoldLog = { wins: [], coins: [], respins: [] };
    const total = this.play(draw, entry, log);
    const { wins, coins, respins } = log;
    const hold = this.hasRun ? { respins, ladder: this.ladder(), pay: this.holdPay } : null;
    return { stops: entry === 'spin' ? [...this.stops] : null, wins, coins, hold, total };
  }

  /** Plays a round; returns what it pays in tenths of the stake. */
  play(draw: Draw, entry: SlotEntry, log: HoldLog | null): number {
    this.isHeld.fill(0);
    this.held = 0;
    this.coinPay = 0;
    this.jackpotsSeen = 0;
    this.holdPay = 0;
    let total = 0;
    if (entry === 'spin') {
      this.spinReels(draw);
      total = this.payGrid(this.cells, log?.wins ?? null);
    } else this.placeCoins(draw);
    for (let cell = 0; cell < this.size; cell += 1)
      if (this.cells[cell] === this.coin) this.landCoin(cell, draw, this.onReels, log?.coins ?? null);
    this.hasRun = this.held >= this.definition.hold.coins;
    if (!this.hasRun) return total;
    this.respin(draw, log?.respins ?? null);
    const ladder = this.ladder();
    this.holdPay = this.coinPay + (ladder === null ? 0 : this.definition.hold.jackpots[ladder]);
    return total + this.holdPay;
  }

  private spinReels(draw: Draw): void {
    const { strips, rows } = this.definition;
    for (let reel = 0; reel < strips.length; reel += 1) {
      const strip = strips[reel] ?? [];
      const stop = draw(strip.length);
      this.stops[reel] = stop;
      for (let row = 0; row < rows; row += 1) this.cells[reel * rows + row] = strip[(stop + row) % strip.length] ?? 0;
    }
  }

  /** The grid of a bought feature: as many coins as begin it, in cells that are all equally likely. */
  private placeCoins(draw: Draw): void {
    this.cells.fill(EMPTY);
    for (const cell of pickDistinct(draw, this.size, this.definition.hold.coins)) this.cells[cell] = this.coin;
  }

  private landCoin(cell: number, draw: Draw, table: Uint8Array, landed: LandedCoin[] | null): number {
    const { kinds, jackpots } = this.definition.hold;
    const kind = table[draw(table.length)] ?? 0;
    const coin = kinds[kind];
    this.isHeld[cell] = 1;
    this.held += 1;
    landed?.push({ cell, kind });
    if (coin === undefined) return 0;
    const bit = coin.jackpot === undefined ? 0 : 1 << JACKPOTS.indexOf(coin.jackpot);
    const isFirst = coin.jackpot !== undefined && (this.jackpotsSeen & bit) === 0;
    this.jackpotsSeen |= bit;
    this.coinPay += isFirst && coin.jackpot !== undefined ? jackpots[coin.jackpot] : coin.pay;
    return coin.strike ?? 0;
  }

  private respin(draw: Draw, log: Respin[] | null): void {
    const { lives, chance } = this.definition.hold;
    let left = lives;
    while (left > 0 && this.held < this.size) {
      const before = this.held;
      let strikes = 0;
      const landed: LandedCoin[] | null = log === null ? null : [];
      for (let cell = 0; cell < this.size; cell += 1) {
        if (this.isHeld[cell] === 1 || draw(chance.in) >= chance.of) continue;
        strikes += this.landCoin(cell, draw, this.inHold, landed);
      }
      // A strike reaches all coins that are in the grid at the end of its respin.
      this.coinPay += strikes * this.held;
      left = this.held > before ? lives : left - 1;
      log?.push({ landed: landed ?? [], lives: left });
    }
  }

  private ladder(): Jackpot | null {
    return this.definition.hold.ladder.findLast(({ coins }) => coins <= this.held)?.jackpot ?? null;
  }
}
