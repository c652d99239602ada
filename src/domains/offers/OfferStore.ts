import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Snapshotable, StoreFactory } from '../../kernel/stores.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import { createOffersApi } from './api.ts';
import type { OffersApi, TakenTerms } from './api.ts';
import { offerProblem } from './offerProblem.ts';
import type { OfferProblem } from './offerProblem.ts';
import type { OfferView } from './offerView.ts';
import { changedFacts } from './face/terms/termFacts.ts';
import type { FactChange } from './face/terms/termFacts.ts';

interface OfferAnswer {
  /** Null: there is no such offer for this player. */
  readonly offer: OfferView | null;
  /** Of the bonus that the player has from it. */
  readonly taken: TakenTerms | null;
}

/** One offer's page or dialog, and taking it. */
export class OfferStore implements Snapshotable<OfferView> {
  problem: OfferProblem | null = null;
  isTaking = false;
  /** The player has taken it here and now. */
  hasJustTaken = false;
  readonly #answer = new Remote<OfferAnswer>();
  #key = '';
  readonly #api: Pick<OffersApi, 'offer' | 'take' | 'takenTerms'>;

  constructor(api: Pick<OffersApi, 'offer' | 'take' | 'takenTerms'>) {
    this.#api = api;
    makeAutoObservable(this, { problem: observableRef });
  }

  get status(): RemoteStatus | 'missing' {
    const { status, value } = this.#answer;
    if (value === null) return status;
    return value.offer === null ? 'missing' : 'ready';
  }

  get offer(): OfferView | null {
    return this.#answer.value?.offer ?? null;
  }

  /** Clarity 5: what has changed in the terms since the player took the offer; empty if nothing. */
  get changes(): readonly FactChange[] {
    const { offer, taken } = this.#answer.value ?? { offer: null, taken: null };
    if (offer === null || taken === null || taken.hash === offer.termsHash) return [];
    return changedFacts(taken.facts, offer.gifts.find(({ facts }) => facts.length > 0)?.facts ?? []);
  }

  /** Loads the offer as this player sees it; uid 0 for a guest. */
  load(id: string, uid: number): Promise<void> {
    const key = `${uid}:${id}`;
    if (key !== this.#key) this.forgetAttempt();
    this.#key = key;
    return this.#answer.load(key, () => this.fetch(id, uid));
  }

  /** Takes the offer. Does nothing while it is being taken; the operator gives it once. Returns whether it was. */
  async take(): Promise<OfferView | null> {
    const { offer } = this;
    const key = this.#key;
    if (this.isTaking || offer === null) return null;
    this.forgetAttempt();
    this.isTaking = true;
    try {
      const taken = await this.#api.take(offer.id);
      if (key !== this.#key) return null;
      runInAction(() => {
        this.#answer.adopt(key, { offer: taken, taken: null });
        this.hasJustTaken = true;
      });
      return taken;
    } catch (error) {
      this.refuse(error);
      return null;
    } finally {
      this.finish();
    }
  }

  /** 4-66: the offer is over; one that the player has taken stays readable. */
  end(id: string): void {
    const { offer } = this;
    if (offer?.id === id && !offer.isTaken) this.#answer.adopt(this.#key, { offer: null, taken: null });
  }

  dehydrate(): OfferView | null {
    return this.offer;
  }

  hydrate(offer: OfferView): void {
    this.#key = `0:${offer.id}`;
    this.#answer.adopt(this.#key, { offer, taken: null });
  }

  private async fetch(id: string, uid: number): Promise<OfferAnswer> {
    const offer = await this.#api.offer(id);
    // The difference is an addition: the offer is shown without it where it cannot be had.
    const taken = uid !== 0 && offer?.isTaken ? await this.#api.takenTerms(id).catch(() => null) : null;
    return { offer, taken };
  }

  private forgetAttempt(): void {
    this.problem = null;
    this.hasJustTaken = false;
  }

  private refuse(error: unknown): void {
    this.problem = offerProblem(error);
  }

  private finish(): void {
    this.isTaking = false;
  }
}

export const offerStore: StoreFactory<OfferStore> = {
  key: 'offers.offer',
  scope: 'player',
  create: ({ call, locale }) => new OfferStore(createOffersApi(call, locale)),
};
