import type { RealtimeEvent } from '../../contract/index.ts';
import type { Snapshotable, StoreFactory } from '../../kernel/stores.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import { createOffersApi } from './api.ts';
import type { OffersApi } from './api.ts';
import type { OfferView } from './offerView.ts';

const noOffers: readonly OfferView[] = [];

/** 4-35: the offers of the player, or those that a guest sees. */
export class OffersStore implements Snapshotable<readonly OfferView[]> {
  private readonly answer = new Remote<readonly OfferView[]>();
  private uid = 0;

  constructor(private readonly api: Pick<OffersApi, 'offers' | 'offer'>) {}

  /** The offers of before stay while a newly signed-in player's are loaded. */
  get status(): RemoteStatus {
    const { status, value } = this.answer;
    return status === 'loading' && value !== null ? 'ready' : status;
  }

  get offers(): readonly OfferView[] {
    return this.answer.value ?? noOffers;
  }

  /** Loads a player's offers once; 0 for a guest. Never rejects: the page shows that it failed. */
  load(uid: number): Promise<void> {
    this.uid = uid;
    return this.answer.load(String(uid), () => this.api.offers()).catch(() => undefined);
  }

  /** 4-65, 4-66 */
  async hear(event: RealtimeEvent): Promise<void> {
    if (event.type === 'campaign.offer.available') await this.fetchOne(event.data.offer_id);
    if (event.type === 'campaign.offer.deactivated') await this.drop(event.data.offer_id);
  }

  /** Takes over an offer that has changed; a new one comes first. */
  put(offer: OfferView): void {
    const isKnown = this.offers.some(({ id }) => id === offer.id);
    this.write(isKnown ? this.offers.map((known) => (known.id === offer.id ? offer : known)) : [offer, ...this.offers]);
  }

  /** The offer is over. */
  async drop(id: string): Promise<void> {
    await this.load(this.uid);
    if (this.offers.some((offer) => offer.id === id)) this.write(this.offers.filter((offer) => offer.id !== id));
  }

  dehydrate(): readonly OfferView[] | null {
    return this.answer.status === 'ready' ? this.offers : null;
  }

  hydrate(offers: readonly OfferView[]): void {
    this.answer.adopt('0', offers);
  }

  private async fetchOne(id: string): Promise<void> {
    const { uid } = this;
    const [offer] = await Promise.all([this.api.offer(id).catch(() => null), this.load(uid)]);
    if (offer !== null && uid === this.uid) this.put(offer);
  }

  private write(offers: readonly OfferView[]): void {
    if (this.answer.status === 'ready') this.answer.adopt(String(this.uid), offers);
  }
}

export const offersStore: StoreFactory<OffersStore> = {
  key: 'offers.offers',
  scope: 'player',
  create: ({ call, locale }) => new OffersStore(createOffersApi(call, locale)),
};
