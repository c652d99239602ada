import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { fieldErrors } from '../../../lib/errors.ts';
import type { Money } from '../../../shared/money/money.ts';
import type { FormField } from '../../../kernel/forms/FormStore.ts';

/** What a voucher is worth, asked as soon as its code is whole (7-46). Only the operator knows. */
export class VoucherCheck {
  worth: Money | null = null;
  isAsking = false;
  /** The code of the last question. */
  #code = '';
  #running: Promise<void> | null = null;
  readonly #ask: (code: string) => Promise<Money>;

  constructor(ask: (code: string) => Promise<Money>) {
    this.#ask = ask;
    makeAutoObservable(this, { worth: observableRef });
  }

  /** The code has changed: asks for the worth of a whole one. An error of the code is put at its field. */
  look(field: FormField): Promise<void> {
    const code = field.normalised;
    if (code === this.#code) return this.#running ?? Promise.resolve();
    this.forget();
    if (field.definition.validate?.(code) !== null) return Promise.resolve();
    this.#code = code;
    this.isAsking = true;
    this.#running = this.find(code, field);
    return this.#running;
  }

  forget(): void {
    this.#code = '';
    this.worth = null;
    this.isAsking = false;
    this.#running = null;
  }

  private async find(code: string, field: FormField): Promise<void> {
    try {
      const worth = await this.#ask(code);
      if (code === this.#code) runInAction(() => this.take(worth));
    } catch (error) {
      if (code === this.#code) runInAction(() => this.refuse(error, field));
    }
  }

  private take(worth: Money): void {
    this.worth = worth;
    this.isAsking = false;
    this.#running = null;
  }

  private refuse(error: unknown, field: FormField): void {
    this.forget();
    const [first] = fieldErrors(error, 'voucher');
    // Without an answer nothing is wrong with the code: the next press asks again.
    field.refuse({ code: first?.code ?? 'voucherUnchecked', params: {} });
  }
}
