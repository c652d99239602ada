import { makeAutoObservable, observableRef } from 'mobx';
import type { DomainEvent } from '../../analytics/face/AnalyticsFeed.ts';
import type { StoreDeps, StoreFactory } from '../../../kernel/stores.ts';
import { FormStore } from '../../../kernel/forms/FormStore.ts';
import type { FormError } from '../../../kernel/forms/FormStore.ts';
import { callProblem } from '../../../kernel/problems/callProblem.ts';
import type { CallProblem } from '../../../kernel/problems/callProblem.ts';
import { forgetPromoCode, maxPromoCode } from '../face/storedPromoCode.ts';
import { normalisedPromoCode } from '../../../shared/validation/promoCode.ts';
import { createOffersApi } from '../api.ts';
import type { OffersApi } from '../api.ts';
import type { OfferView } from '../offerView.ts';

type Publish = (event: DomainEvent) => void;

/** The offer that a code has opened, and whether what it gives is given already. */
export interface Activated {
  readonly offer: OfferView;
  readonly isGiven: boolean;
}

/** Codes of the words `offerPages:promoCode.errors`. */
function fault(code: string): FormError | null {
  if (code === '') return { code: 'EMPTY', params: {} };
  return code.length > maxPromoCode ? { code: 'INVALID', params: {} } : null;
}

/** 3-57: a player's promo code: its value (trimmed), whether it is valid, and why not. */
export class PromoCodeStore {
  readonly form = new FormStore({ promo_code: { initial: '', normalise: normalisedPromoCode, validate: fault } });
  problem: CallProblem | null = null;
  readonly #api: Pick<OffersApi, 'activate'>;
  readonly #deps: Pick<StoreDeps, 'storage'>;

  constructor(api: Pick<OffersApi, 'activate'>, deps: Pick<StoreDeps, 'storage'>) {
    this.#api = api;
    this.#deps = deps;
    makeAutoObservable(this, { form: false, problem: observableRef });
  }

  prefill(code: string): void {
    this.form.reset();
    this.problem = null;
    this.form.fields.promo_code.assign(code);
  }

  /** Activates the code; null if it was refused. Does nothing while one is being activated. */
  async activate(publish: Publish): Promise<Activated | null> {
    const field = this.form.fields.promo_code;
    const code = field.normalised;
    const outcome = await this.form.submit(() => {
      this.showProblem(null);
      return this.#api.activate(code);
    });
    if (outcome.kind === 'done') {
      this.form.reset();
      forgetPromoCode(this.#deps.storage);
      return outcome.value;
    }
    // 8-17: the first code of the error counts; the analytics hear of it.
    if (outcome.kind === 'refused')
      publish({ name: 'promocodeNotFound', data: { promo_code: code, reason: field.error?.code ?? '' } });
    if (outcome.kind === 'failed') this.showProblem(callProblem(outcome.error));
    return null;
  }

  private showProblem(problem: CallProblem | null): void {
    this.problem = problem;
  }
}

export const promoCodeStore: StoreFactory<PromoCodeStore> = {
  key: 'offers.promoCode',
  scope: 'player',
  create: ({ call, locale, storage }) => new PromoCodeStore(createOffersApi(call, locale), { storage }),
};
