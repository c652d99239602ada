import { makeAutoObservable } from 'mobx';
import type { Snapshotable, StoreFactory } from '../../kernel/stores.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import { SearchIndex } from '../../shared/search/SearchIndex.ts';
import { createSupportApi } from './api.ts';
import type { Question, SupportApi } from './api.ts';

const none: readonly Question[] = [];
const key = 'faq';

/** The frequent questions, and the search over them: as tolerant as that of the games. */
export class FaqStore implements Snapshotable<readonly Question[]> {
  query = '';
  readonly #answer = new Remote<readonly Question[]>();
  readonly #api: Pick<SupportApi, 'questions'>;

  constructor(api: Pick<SupportApi, 'questions'>) {
    this.#api = api;
    makeAutoObservable(this);
  }

  get status(): RemoteStatus {
    return this.#answer.status;
  }

  get questions(): readonly Question[] {
    return this.#answer.value ?? none;
  }

  /** Those that match the query, best first; all without one. */
  get found(): readonly Question[] {
    if (this.query.trim() === '') return this.questions;
    return this.index.find(this.query).flatMap((position) => this.questions[position] ?? []);
  }

  private get index(): SearchIndex {
    return new SearchIndex({
      titles: this.questions.map(({ question }) => question),
      kinds: this.questions.map((_question, position) => position),
      words: this.questions.map(({ answer, words }) => [words, answer]),
    });
  }

  /** Never rejects: the page shows that it failed. */
  load(): Promise<void> {
    return this.#answer.load(key, () => this.#api.questions()).catch(() => undefined);
  }

  search(query: string): void {
    this.query = query;
  }

  dehydrate(): readonly Question[] | null {
    return this.status === 'ready' ? this.questions : null;
  }

  hydrate(questions: readonly Question[]): void {
    this.#answer.adopt(key, questions);
  }
}

export const faqStore: StoreFactory<FaqStore> = {
  key: 'support.faq',
  scope: 'visit',
  create: ({ call }) => new FaqStore(createSupportApi(call)),
};
