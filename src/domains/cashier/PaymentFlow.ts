import type { SubmitOutcome } from '../../kernel/forms/FormStore.ts';
import { PlayerChangedError } from '../../kernel/spending/PlayerChangedError.ts';
import type { StoreDeps } from '../../kernel/stores.ts';

/** What became of an order of money, from the press to where it is known. */
export type PaymentOutcome<Result> =
  | { readonly kind: 'paid'; readonly result: Result }
  /** Nothing was sent: a payment is running, a field is wrong, or the player has not agreed. */
  | { readonly kind: 'held' }
  /** Nothing was booked. The reason is still to be shown, unless the page answers it in its own way. */
  | { readonly kind: 'refused'; readonly error: unknown }
  /** Its player has gone: it waits in storage, and shows nothing to whoever has come. */
  | { readonly kind: 'otherPlayer' };

/** The form around a payment. */
interface Around<Order, Result> {
  readonly play: Pick<StoreDeps['play'], 'beginPayment'>;
  readonly form: { submit<T>(run: () => Promise<T>): Promise<SubmitOutcome<T>> };
  readonly payment: { run(order: Order, knownKey?: string): Promise<Result> };
  readonly isPlayers: () => boolean;
  readonly onBegin: () => void;
  readonly onPaid: () => void;
  readonly onFailed: (error: unknown) => void;
}

/** The way of a payment from the press to its outcome. Never rejects. */
export class PaymentFlow<Order, Result> {
  constructor(private readonly around: Around<Order, Result>) {}

  /** A press: `way` leads on from a form without errors. Held while another press is on its way (4-15). */
  async submit(way: () => Promise<PaymentOutcome<Result>>): Promise<PaymentOutcome<Result>> {
    const submitted = await this.around.form.submit(way);
    if (submitted.kind === 'done') return submitted.value;
    // What the way needs has failed to load.
    if (submitted.kind === 'failed') this.around.onFailed(submitted.error);
    return { kind: 'held' };
  }

  /** Pays, and asks until the outcome is known; `knownKey` is that of an earlier page's call. */
  async pay(order: Order, knownKey?: string): Promise<PaymentOutcome<Result>> {
    const { play, payment, isPlayers, onBegin, onPaid } = this.around;
    if (!isPlayers()) return { kind: 'otherPlayer' };
    onBegin();
    const end = play.beginPayment();
    try {
      const result = await payment.run(order, knownKey);
      onPaid();
      return { kind: 'paid', result };
    } catch (error) {
      return error instanceof PlayerChangedError ? { kind: 'otherPlayer' } : { kind: 'refused', error };
    } finally {
      end();
    }
  }
}
