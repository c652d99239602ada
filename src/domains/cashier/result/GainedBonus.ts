import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallOutput } from '../../../contract/index.ts';
import type { Call } from '../../../lib/call.ts';
import type { Money } from '../../../shared/money/money.ts';
import { parseMoney } from '../../../shared/money/moneyWire.ts';

type WireBonus = CallOutput<'GET bonuses.get'>['items'][number];

/** What a deposit's offer has given: money that can be wagered now, or that waits for another bonus to end. */
export interface Gained {
  readonly title: string;
  readonly amount: Money;
  readonly isWaiting: boolean;
}

/** How many of the player's latest bonuses are looked through. */
const latestCount = 10;

/** The bonus that a deposit has earned, as the operator has booked it. */
export class GainedBonus {
  gained: Gained | null = null;
  readonly #call: Call;

  constructor(call: Call) {
    this.#call = call;
    makeAutoObservable(this, { gained: observableRef });
  }

  /** Looks for the bonus of an offer; `since`: when the deposit was made (ISO 8601). */
  async look(offer: string, since: string): Promise<void> {
    if (offer === '') return;
    try {
      const { items } = await this.#call('GET bonuses.get', { statuses: ['active', 'available'], count: latestCount });
      const found = items.find(
        ({ offer_id: id, created_at: at }) => id === offer && Date.parse(at) >= Date.parse(since),
      );
      if (found) runInAction(() => this.take(found));
    } catch {
      // Reported by the transport: the page of the bonuses shows it.
    }
  }

  forget(): void {
    this.gained = null;
  }

  private take({ title, amount, status }: WireBonus): void {
    this.gained = { title, amount: parseMoney(amount), isWaiting: status !== 'active' };
  }
}
