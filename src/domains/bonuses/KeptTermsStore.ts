import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Bonus } from './face/bonus.ts';
import type { LocaleView, StoreFactory } from '../../kernel/stores.ts';
import { gameTitles, namedGames } from '../offers/face/terms/gameTitles.ts';
import type { GameTitles } from '../offers/face/terms/gameTitles.ts';
import { changedFacts } from '../offers/face/terms/termFacts.ts';
import type { FactChange, TermFact } from '../offers/face/terms/termFacts.ts';
import { writeTerms } from '../offers/face/terms/writeTerms.ts';
import type { Call } from '../../lib/call.ts';
import type { BonusTerms } from '../../shared/bonus/terms.ts';

/** The terms of an offer's bonuses as they are now; `over` for an offer that is not there any more. */
type Present = readonly BonusTerms[] | 'over';

/** Clarity 5: the terms of the player's bonuses as they were taken, beside those that their offers have now. */
export class KeptTermsStore {
  private present: ReadonlyMap<string, Present> = new Map();
  private titles: GameTitles = new Map();
  #turn = 0;
  readonly #call: Call;
  readonly #locale: Pick<LocaleView, 'code' | 'dir'>;

  constructor(call: Call, locale: Pick<LocaleView, 'code' | 'dir'>) {
    this.#call = call;
    this.#locale = locale;
    makeAutoObservable<KeptTermsStore, 'present' | 'titles'>(this, { present: observableRef, titles: observableRef });
  }

  /** What is to be compared. Never rejects: the bonuses are shown without a comparison where it cannot be had. */
  async load(bonuses: readonly Bonus[]): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const offers = [...new Set(bonuses.flatMap(({ offerId }) => offerId ?? []))];
    const found = await Promise.all(offers.map((id) => this.fetch(id).catch(() => null)));
    const present = new Map(offers.flatMap((id, index) => pairOf(id, found[index] ?? null)));
    const now = [...present.values()].flatMap((one) => (one === 'over' ? [] : one));
    const named = [...bonuses.map(({ terms }) => terms), ...now].flatMap(({ counts }) => namedGames(counts));
    const titles = await gameTitles(this.#call, named);
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.present = present;
      this.titles = titles;
    });
  }

  titleOf(sysname: string): string {
    return this.titles.get(sysname) ?? sysname;
  }

  factsOf({ terms }: Pick<Bonus, 'terms'>): readonly TermFact[] {
    return writeTerms(terms, this.#locale, this.titles);
  }

  isOver({ offerId }: Pick<Bonus, 'offerId'>): boolean {
    return offerId !== null && this.present.get(offerId) === 'over';
  }

  /** What differs in the offer's terms now; empty if nothing does, or the offer is over. */
  changesOf(bonus: Pick<Bonus, 'terms' | 'offerId' | 'type'>): readonly FactChange[] {
    const present = bonus.offerId === null ? undefined : this.present.get(bonus.offerId);
    if (present === undefined || present === 'over') return [];
    const now = present.find(({ type }) => type === bonus.type);
    return now === undefined ? [] : changedFacts(this.factsOf(bonus), this.factsOf({ terms: now }));
  }

  private async fetch(id: string): Promise<Present> {
    const offer = await this.#call('GET campaigns.getOffer', { offer_id: id });
    return offer === null ? 'over' : offer.promotions.flatMap(({ terms }) => terms ?? []);
  }
}

const pairOf = (id: string, present: Present | null): readonly (readonly [string, Present])[] =>
  present === null ? [] : [[id, present]];

export const keptTermsStore: StoreFactory<KeptTermsStore> = {
  key: 'bonuses.keptTerms',
  scope: 'player',
  create: ({ call, locale }) => new KeptTermsStore(call, locale),
};
