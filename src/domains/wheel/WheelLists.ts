import { makeAutoObservable } from 'mobx';
import type { StoreFactory } from '../../kernel/stores.ts';
import { PagedList } from '../../kernel/lists/PagedList.ts';
import { Remote } from '../../kernel/Remote.ts';
import { createWheelApi } from './api.ts';
import type { DoneQuest, Quest, Result, ResultList, WheelApi } from './api.ts';

/** The lists of a wheel's dialogs: who has won what, the player's gifts, and the quests. */
export class WheelLists {
  readonly results: Readonly<Record<ResultList, PagedList<Result>>>;
  readonly quests = new Remote<readonly Quest[]>();
  readonly doneQuests = new Remote<readonly DoneQuest[]>();
  #campaign = '';
  readonly #api: Pick<WheelApi, 'results' | 'quests' | 'doneQuests'>;

  constructor(api: Pick<WheelApi, 'results' | 'quests' | 'doneQuests'>) {
    this.#api = api;
    const listOf = (list: ResultList) =>
      new PagedList<Result>((offset, count) => api.results(this.#campaign, list, offset, count));
    this.results = { all: listOf('all'), my: listOf('my'), gifts: listOf('gifts') };
    makeAutoObservable(this, { results: false, quests: false, doneQuests: false });
  }

  /** Never rejects. */
  loadResults(campaign: string, list: ResultList): Promise<void> {
    this.choose(campaign);
    return this.results[list].load();
  }

  /** The quests, and for a player those of the past. Never rejects. */
  async loadQuests(campaign: string, isPlayer: boolean): Promise<void> {
    this.choose(campaign);
    await Promise.all([
      this.quests.refresh(campaign, () => this.#api.quests(campaign)),
      isPlayer ? this.doneQuests.refresh(campaign, () => this.#api.doneQuests(campaign)) : undefined,
    ]);
  }

  private choose(campaign: string): void {
    if (campaign === this.#campaign) return;
    this.reset();
    this.#campaign = campaign;
  }

  private reset(): void {
    for (const list of Object.values(this.results)) list.reset();
    this.quests.reset();
    this.doneQuests.reset();
  }
}

export const wheelLists: StoreFactory<WheelLists> = {
  key: 'wheel.lists',
  scope: 'player',
  create: ({ call }) => new WheelLists(createWheelApi(call)),
};
