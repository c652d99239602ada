import { makeAutoObservable, observable } from 'mobx';
import type { CallOutput } from '../../contract/index.ts';
import type { Snapshotable, StoreFactory } from '../../kernel/stores.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { Call } from '../../lib/call.ts';

type WireGames = CallOutput<'GET games.get'>;
type Sent = readonly (readonly [key: string, wire: WireGames])[];

/** What a rail of a page shows: the first games of a category, or of all. */
export interface RailWish {
  readonly category: string;
  readonly count: number;
}

const keyOf = ({ category, count }: RailWish): string => `${category} ${count}`;

/** The games of the rails on content pages. */
export class RailGamesStore implements Snapshotable<Sent> {
  readonly #answers = observable.map<string, Remote<WireGames>>({}, { deep: false });
  readonly #call: Call;

  constructor(call: Call) {
    this.#call = call;
    makeAutoObservable(this);
  }

  /** Empty until they arrive, and if they do not: the page's text is complete without them. */
  games(wish: RailWish): WireGames['items'] {
    return this.#answers.get(keyOf(wish))?.value?.items ?? [];
  }

  /** Never rejects. */
  load(wish: RailWish): Promise<void> {
    const { category, count } = wish;
    // A game's categories are among its tags.
    const narrowed = category === '' ? { count } : { tags: [category], count };
    return this.answerFor(keyOf(wish))
      .load('', () => this.#call('GET games.get', narrowed))
      .catch(() => undefined);
  }

  dehydrate(): Sent | null {
    const sent = [...this.#answers].flatMap(([key, { value }]): Sent => (value === null ? [] : [[key, value]]));
    return sent.length === 0 ? null : sent;
  }

  hydrate(sent: Sent): void {
    for (const [key, wire] of sent) this.answerFor(key).adopt('', wire);
  }

  private answerFor(key: string): Remote<WireGames> {
    const answer = this.#answers.get(key) ?? new Remote<WireGames>();
    if (!this.#answers.has(key)) this.#answers.set(key, answer);
    return answer;
  }
}

export const railGamesStore: StoreFactory<RailGamesStore> = {
  key: 'content.rails',
  scope: 'visit',
  create: ({ call }) => new RailGamesStore(call),
};
