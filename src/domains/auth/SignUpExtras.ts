import type { StoreDeps } from '../../kernel/stores.ts';
import { FormStore } from '../../kernel/forms/FormStore.ts';
import type { FormField } from '../../kernel/forms/FormStore.ts';
import { PromoCodeField } from './promo/PromoCodeField.ts';
import { forgetPromoCode } from '../offers/face/storedPromoCode.ts';

/** Where the choice between casino and betting is stored until a registration (4-15). */
const bettingKey = 'is_betting';

/** The parts of a registration that are not the operator's profile fields: the promo code and the character. */
export class SignUpExtras {
  readonly promo: PromoCodeField;
  private readonly choice = new FormStore({ character_id: { initial: '', validate: null } });

  constructor(private readonly deps: Pick<StoreDeps, 'call' | 'clock' | 'content' | 'place' | 'storage'>) {
    this.promo = new PromoCodeField(deps, deps.content.config.auth);
  }

  /** 3-24: the id of the chosen character; empty for none. */
  get character(): FormField {
    return this.choice.fields.character_id;
  }

  /** Validates them as a submission does. */
  check(): boolean {
    return this.promo.check();
  }

  /** 3-23, 3-24: what is sent with the registration. */
  values() {
    return { promo_code: this.promo.value(), character_id: this.character.value };
  }

  /** Shows the operator's errors at their fields. Returns whether there were any. */
  refuse(error: unknown): boolean {
    return [this.promo.refuse(error), this.choice.refuse(error)].includes(true);
  }

  /** 4-15: after a registration nothing of it is left, here or in the storage. */
  finish(): void {
    this.promo.reset();
    this.choice.reset();
    forgetPromoCode(this.deps.storage);
    this.deps.storage.remove(bettingKey);
  }
}
