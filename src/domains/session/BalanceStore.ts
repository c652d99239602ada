import { makeAutoObservable, observableRef } from 'mobx';
import { addMoney, subtractMoney } from '../../shared/money/money.ts';
import type { Money } from '../../shared/money/money.ts';
import { totalBalance } from '../../shared/money/totalBalance.ts';
import type { Cancel, Clock } from '../../lib/clock.ts';
import type { Balances, BalanceView } from '../../kernel/views.ts';

/** Time after which a win is shown even if no game reported the end of its round, in ms (design, section 7). */
export const winHoldMs = 10_000;

interface HeldWin {
  readonly amount: Money;
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
  private readonly shownRounds = new Set<string>();

  constructor(private readonly clock: Clock) {
    makeAutoObservable<BalanceStore, 'clock' | 'shownRounds'>(this, {
      booked: observableRef,
      clock: false,
      shownRounds: false,
    });
  }

  /** The main balance without held wins; null before the first answer. */
  get main(): Money | null {
    if (!this.booked) return null;
    let amount = this.booked.main;
    for (const win of this.held.values()) {
      // A win from before a change of currency is not part of the new currency's balance.
      if (win.amount.currency === amount.currency) amount = subtractMoney(amount, win.amount);
    }
    return amount;
  }

  /** main + bonus + betting bonus (3-7). */
  get total(): Money | null {
    if (!this.booked || !this.main) return null;
    return totalBalance({ main: this.main, bonus: this.booked.bonus, bettingBonus: this.booked.bettingBonus });
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

  /** Holds a booked win back until its round has been shown. `ageMs`: time since it was booked. */
  holdWin(roundId: string, amount: Money, ageMs = 0): void {
    if (this.shownRounds.has(roundId) || ageMs >= winHoldMs) return;
    const known = this.held.get(roundId);
    if (known) return;
    const cancel = this.clock.after(winHoldMs - ageMs, () => this.roundShown(roundId));
    this.held.set(roundId, { amount, cancel });
  }

  /** The game has shown the round's result, or the hold has timed out. */
  roundShown(roundId: string): void {
    this.shownRounds.add(roundId);
    const oldest = this.shownRounds.values().next();
    if (this.shownRounds.size > 200 && !oldest.done) this.shownRounds.delete(oldest.value);
    this.held.get(roundId)?.cancel();
    this.held.delete(roundId);
  }

  /** The sum of held wins: booked, but not shown yet. */
  get heldTotal(): Money | null {
    let sum: Money | null = null;
    for (const win of this.held.values()) sum = sum ? addMoney(sum, win.amount) : win.amount;
    return sum;
  }

  forget(): void {
    for (const win of this.held.values()) win.cancel();
    this.held.clear();
    this.booked = null;
    this.isStale = false;
  }
}
