import { makeAutoObservable } from 'mobx';
import type { FormField } from '../../../kernel/forms/FormStore.ts';
import { amountText } from '../../../shared/money/amountText.ts';
import type { Money } from '../../../shared/money/money.ts';
import type { DepositApi, DepositRequest } from './depositApi.ts';
import { firstAmount } from './firstAmount.ts';
import type { DescribedMethod } from './methodContent.ts';
import { Requisites } from './Requisites.ts';
import { SavedCards } from './SavedCards.ts';
import { VoucherCheck } from './VoucherCheck.ts';

/** What the fields of a method depend on. */
interface Around {
  /** The page's language, in which amounts are written. */
  readonly locale: string;
  readonly method: () => DescribedMethod | null;
  readonly amount: () => FormField;
  /** The amounts offered with the method. */
  readonly presets: () => readonly Money[];
  /** The least amount that earns the chosen offer. */
  readonly least: () => Money | null;
}

/** Fits the form to its method: its requisites, its cards, what its voucher is worth, and an amount to begin with. */
export class MethodFields {
  readonly requisites = new Requisites();
  readonly voucher: VoucherCheck;
  readonly cards: SavedCards;
  /** The amount that was typed before a voucher took its place. */
  #typedAmount: string | null = null;
  /** The amount that the form began with: another method may begin with another one. */
  #given = '';
  readonly #around: Around;

  constructor(api: Pick<DepositApi, 'voucher' | 'dropCard'>, around: Around) {
    this.#around = around;
    this.voucher = new VoucherCheck(api.voucher);
    this.cards = new SavedCards(api.dropCard);
    makeAutoObservable(this, { requisites: false, voucher: false, cards: false });
  }

  get isVoucher(): boolean {
    return this.#around.method()?.kind === 'voucher';
  }

  /** Another method was chosen, or its settings have arrived. */
  arrange(): void {
    const method = this.#around.method();
    this.requisites.arrange(method?.fields ?? []);
    this.cards.arrange(method?.savedCards ?? []);
    const amount = this.#around.amount();
    if (this.isVoucher) {
      this.#typedAmount ??= amount.isDirty ? amount.value : '';
      amount.assign('');
      void this.askVoucher();
      return;
    }
    this.giveBack(amount);
    if (amount.isDirty || (amount.value !== '' && amount.value !== this.#given)) return;
    this.#given = firstAmount(this.#around.presets(), this.#around.least(), this.#around.locale);
    amount.assign(this.#given);
  }

  forgetTyped(): void {
    // The amount of a voucher was never typed.
    this.#typedAmount = this.isVoucher ? '' : null;
    this.requisites.forget();
    this.voucher.forget();
  }

  typeVoucher(text: string): void {
    const [field] = this.requisites.fields;
    if (field === undefined) return;
    this.requisites.type(field, text);
    void this.askVoucher();
  }

  /** Everything the operator needs besides the amount is there and right. */
  async check(): Promise<boolean> {
    await this.requisites.arrive();
    const isRight = this.requisites.check();
    if (!this.isVoucher || !isRight) return isRight;
    await this.askVoucher();
    return this.voucher.worth !== null;
  }

  /** The part of an order that depends on the method. */
  details({ savedCards }: DescribedMethod): Pick<DepositRequest, 'requisites' | 'savedCard'> {
    const requisites = this.requisites.texts();
    const savedCard = savedCards.length > 0 ? this.cards.chosen : '';
    return { ...(requisites === null ? {} : { requisites }), ...(savedCard === '' ? {} : { savedCard }) };
  }

  /** A voucher's worth is the amount. */
  private async askVoucher(): Promise<void> {
    const field = this.requisites.first;
    if (field === null) return;
    await this.requisites.arrive();
    await this.voucher.look(field);
    const { worth } = this.voucher;
    if (this.isVoucher) this.#around.amount().assign(worth === null ? '' : amountText(worth, this.#around.locale));
  }

  private giveBack(amount: FormField): void {
    if (this.#typedAmount === null) return;
    amount.assign('');
    if (this.#typedAmount !== '') amount.change(this.#typedAmount);
    this.#typedAmount = null;
  }
}
