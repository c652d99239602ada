import { makeAutoObservable, observableRef } from 'mobx';
import { addMoney, subtractMoney, zeroMoney } from '../../../shared/money/money.ts';
import type { Money } from '../../../shared/money/money.ts';
import { MoneyFormatError, parseMoney } from '../../../shared/money/moneyWire.ts';
import { winMultiple } from '../../../shared/play/winMultiple.ts';
import type { SharedWin } from '../shareGame.ts';

/** A win of at least so many stakes is offered for sharing. */
const SHARED_FROM = 5;

/** A round that was shown to its end; amounts are decimal texts in the player's currency. */
export interface ShownRound {
  readonly roundId: string;
  readonly stake: string;
  readonly totalWin: string;
}

/** One sitting at a game: since when, how many rounds were shown, and what they came to. */
export class Sitting {
  startedAt = 0;
  rounds = 0;
  /** Null in a demo, which nobody wins or loses. */
  net: Money | null = null;
  /** The stake of the round that was shown last, in real play. */
  lastStake: Money | null = null;
  /** The best win, if it is worth sharing. */
  bestWin: SharedWin | null = null;
  /** How often its frame was dead and opened again. */
  recoveries = 0;

  constructor() {
    makeAutoObservable(this, { net: observableRef, lastStake: observableRef, bestWin: observableRef });
  }

  /** `currency` is the player's in real play, null in a demo. */
  begin(at: number, currency: string | null): void {
    this.startedAt = at;
    this.rounds = 0;
    this.recoveries = 0;
    this.bestWin = null;
    this.lastStake = null;
    this.net = currency === null ? null : zeroMoney(currency);
  }

  noteRound(): void {
    this.rounds += 1;
  }

  noteRecovery(): void {
    this.recoveries += 1;
  }

  /**
   * Adds a round to the net result, and returns whether it has won anything. Amounts that are invalid in the currency are
   * not counted.
   */
  count({ roundId, stake: staked, totalWin }: ShownRound): boolean {
    if (!this.net) return false;
    const { currency } = this.net;
    try {
      const won = parseMoney({ amount: totalWin, currency });
      const stake = parseMoney({ amount: staked, currency });
      // The house has staked a free spin.
      if (stake.minor > 0n) this.lastStake = stake;
      this.net = subtractMoney(addMoney(this.net, won), stake);
      const multiple = winMultiple(won.minor, stake.minor) ?? 0;
      if (multiple >= Math.max(SHARED_FROM, this.bestWin?.multiple ?? 0)) this.bestWin = { roundId, multiple };
      return won.minor > 0n;
    } catch (error) {
      if (!(error instanceof MoneyFormatError)) throw error;
      return false;
    }
  }
}
