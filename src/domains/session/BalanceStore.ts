import { makeAutoObservable, observableRef } from 'mobx';
import { money, zeroMoney } from '../../shared/money/money.ts';
import type { Money } from '../../shared/money/money.ts';
import { totalBalance } from '../../shared/money/totalBalance.ts';
import type { Cancel, Clock } from '../../lib/clock.ts';
import type { Balances, BalanceView } from '../../kernel/views.ts';

/** Time after which a win is shown even if no game reported the end of its round, in ms (design, section 7). */
export const winHoldMs = 10_000;

interface HeldWin {
  readonly amount: Money;
  /** What of it is booked as bonus money. */
  readonly bonus: Money;
  readonly cancel: Cancel;
}

/**
 * The balance on screen. Invariants: its version never decreases (I6), and a round's win is not shown before the game
 * has shown it, or ten seconds have passed.
 */
export class BalanceStore implements BalanceView {
  booked: Balances | null = null;
  /** The last answer was unusable: the figure shown is the last known one. */
  isStale = false;
  private readonly held = new Map<string, HeldWin>();
  /** Rounds whose result was shown before their win was booked; limited in number, oldest removed first. */
  readonly #shownRounds = new Set<string>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this, { booked: observableRef });
  }

  /** The main balance without held wins; null before the first answer. */
  get main(): Money | null {
    if (!this.booked) return null;
    const { main } = this.booked;
    return money(main.minor - (this.heldIn(main.currency) - this.heldBonus), main.currency);
  }

  /** The bonus balance of the casino without held wins. */
  get bonus(): Money | null {
    if (!this.booked) return null;
    const { bonus } = this.booked;
    return money(bonus.minor - this.heldBonus, bonus.currency);
  }

  /** main + bonus + betting bonus (3-7). */
  get total(): Money | null {
    if (!this.booked || !this.main || !this.bonus) return null;
    return totalBalance({ main: this.main, bonus: this.bonus, bettingBonus: this.booked.bettingBonus });
  }

  /** A win from before a change of currency is not part of the new currency's balance. */
  private heldIn(currency: string): bigint {
    let sum = 0n;
    for (const { amount } of this.held.values()) if (amount.currency === currency) sum += amount.minor;
    return sum;
  }

  /** What of the held wins is still bonus money: a bonus may have been converted since. Minor units. */
  private get heldBonus(): bigint {
    if (!this.booked) return 0n;
    const { bonus: booked } = this.booked;
    let sum = 0n;
    for (const { bonus } of this.held.values()) if (bonus.currency === booked.currency) sum += bonus.minor;
    return sum < booked.minor ? sum : booked.minor;
  }

  /** Applies a balance unless a later one is known. */
  apply(balances: Balances): void {
    this.isStale = false;
    if (this.booked && balances.version < this.booked.version) return;
    this.booked = balances;
  }

  markStale(): void {
    if (this.booked) this.isStale = true;
  }

  /** A win and the balance after it: the win is held before the balance is applied, so that no frame shows it early. */
  applyWin(roundId: string, amount: Money, after: Balances): void {
    this.holdWin(roundId, amount, 0, this.bonusPartOf(amount, after));
    this.apply(after);
  }

  /** A jackpot that a round has won, beside its win: held like it, unless the round was shown. */
  applyJackpot(roundId: string, amount: Money, after: Balances): void {
    if (!this.#shownRounds.has(roundId)) this.holdWin(`${roundId}#${after.version}`, amount);
    this.apply(after);
  }

  private bonusPartOf(win: Money, { bonus: after }: Balances): Money {
    const before = this.booked?.bonus;
    if (before?.currency !== after.currency || after.minor <= before.minor) return zeroMoney(win.currency);
    const grown = after.minor - before.minor;
    return money(grown < win.minor ? grown : win.minor, win.currency);
  }

  /** Holds a booked win back until its round has been shown. `ageMs`: time since it was booked. */
  holdWin(roundId: string, amount: Money, ageMs = 0, bonus: Money = zeroMoney(amount.currency)): void {
    if (this.#shownRounds.has(roundId) || ageMs >= winHoldMs) return;
    const known = this.held.get(roundId);
    if (known) return;
    const cancel = this.#clock.after(winHoldMs - ageMs, () => this.roundShown(roundId));
    this.held.set(roundId, { amount, bonus, cancel });
  }

  /** The game has shown the round's result, or the hold has timed out. */
  roundShown(roundId: string): void {
    this.#shownRounds.add(roundId);
    const oldest = this.#shownRounds.values().next();
    if (this.#shownRounds.size > 200 && !oldest.done) this.#shownRounds.delete(oldest.value);
    for (const [key, win] of this.held) {
      if (key !== roundId && !key.startsWith(`${roundId}#`)) continue;
      win.cancel();
      this.held.delete(key);
    }
  }

  forget(): void {
    for (const win of this.held.values()) win.cancel();
    this.held.clear();
    this.booked = null;
    this.isStale = false;
  }
}
