import { makeAutoObservable } from 'mobx';
import type { Cancel } from '../../../lib/clock.ts';
import { normalisedPromoCode, registrationPromoCodeField } from '../../../shared/validation/promoCode.ts';
import type { AuthSettings } from '../settings.ts';
import type { StoreDeps } from '../../../kernel/stores.ts';
import { FormStore } from '../../../kernel/forms/FormStore.ts';
import type { FormError, FormField } from '../../../kernel/forms/FormStore.ts';
import { promoCodeOf, storedPromoCode } from '../../offers/face/storedPromoCode.ts';

/** 4-16: whether the code is being checked (promocode-loading), and whether it is known to be valid. */
export type PromoStatus = 'unchecked' | 'checking' | 'valid';

/** 4-17, 9-8: delay between the last change and the check, in ms. */
const checkAfterMs = 800;

/** The operator's own error for such a code. */
const unknownCode: FormError = { code: 'promoNotFound', params: {} };

type Config = Pick<AuthSettings, 'showPromoCode' | 'showPromoFieldByDefault'>;
type Deps = Pick<StoreDeps, 'call' | 'clock' | 'place' | 'storage'>;

/** The promo code of a registration and the box that opens its field (3-25). */
export class PromoCodeField {
  readonly form: FormStore<'hasPromocode' | 'promo_code'>;
  status: PromoStatus = 'unchecked';
  /** The last code that the operator does not know. */
  #unknown: string | null = null;
  /** Counts checks: the answer of one that was given up is dropped. */
  #turn = 0;
  #cancelCheck: Cancel = () => {};
  readonly #deps: Deps;
  readonly #config: Config;

  constructor(deps: Deps, config: Config) {
    this.#deps = deps;
    this.#config = config;
    this.form = new FormStore({
      hasPromocode: { initial: config.showPromoFieldByDefault ? '1' : '', validate: null },
      promo_code: { initial: '', normalise: normalisedPromoCode, validate: (code) => this.fault(code) },
    });
    makeAutoObservable(this, { form: false });
  }

  /** 3-33 */
  get isShown(): boolean {
    return this.#config.showPromoCode;
  }

  get isOpen(): boolean {
    return this.box.value === '1';
  }

  get code(): FormField {
    return this.form.fields.promo_code;
  }

  get box(): FormField {
    return this.form.fields.hasPromocode;
  }

  /** The code to register with; empty for none. */
  value(): string {
    return this.isShown && this.isOpen ? this.code.normalised : '';
  }

  /** 2.8-6: opens the field with the code of the address, or else the stored one, unless the player has edited it. */
  prefill(): void {
    const code = promoCodeOf(this.#deps.place.search) ?? storedPromoCode(this.#deps.storage);
    if (!this.isShown || code === null || this.isEdited || code === this.code.value) return;
    this.box.value = '1';
    this.code.value = code;
    this.recheck();
  }

  open(isOpen: boolean): void {
    this.box.change(isOpen ? '1' : '');
    this.code.error = null;
    this.recheck();
  }

  change(code: string): void {
    this.code.change(code);
    this.recheck();
  }

  /** Before a submission: whether the code may be sent. One that is still unchecked is left to the operator. */
  check(): boolean {
    return this.code.check();
  }

  /** Shows the operator's refusal of a registration at the field. Returns whether it was about the code. */
  refuse(error: unknown): boolean {
    if (!this.isShown || !this.form.refuse(error)) return false;
    this.giveUp();
    return true;
  }

  reset(): void {
    this.giveUp();
    this.#unknown = null;
    this.form.reset();
  }

  private get isEdited(): boolean {
    return this.box.isDirty || this.code.isDirty;
  }

  /** 5-56, 9-8: an open field needs a code, unless it is the configuration that opened it. */
  private fault(code: string): FormError | null {
    if (!this.isShown || !this.isOpen) return null;
    if (code !== '' && code === this.#unknown) return unknownCode;
    return this.isEdited ? registrationPromoCodeField(code) : null;
  }

  /** 4-17: what was known of the code no longer holds; it is checked when typing has stopped. */
  private recheck(): void {
    this.giveUp();
    if (this.value() !== '') this.#cancelCheck = this.#deps.clock.after(checkAfterMs, () => void this.ask());
  }

  private giveUp(): void {
    this.#cancelCheck();
    this.#turn += 1;
    this.status = 'unchecked';
  }

  private async ask(): Promise<void> {
    const turn = this.#turn;
    const code = this.value();
    this.status = 'checking';
    // Null: no answer, or too many tries. The operator checks the code again at the registration.
    const isKnown = await this.#deps
      .call('POST campaigns.checkPromocode', { promo_code: code })
      .then(Boolean, () => null);
    if (turn === this.#turn) this.take(code, isKnown);
  }

  private take(code: string, isKnown: boolean | null): void {
    this.status = isKnown === true ? 'valid' : 'unchecked';
    if (isKnown === null) return;
    this.#unknown = isKnown ? null : code;
    this.code.check();
  }
}
