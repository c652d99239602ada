import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { StoreFactory } from '../../../kernel/stores.ts';
import type { CharactersStore } from '../face/characters/CharactersStore.ts';
import { callProblem } from '../../../kernel/problems/callProblem.ts';
import type { CallProblem } from '../../../kernel/problems/callProblem.ts';
import { createLoyaltyApi } from '../api.ts';
import type { LoyaltyApi } from '../api.ts';

/** 7-84: changing the character that accompanies the player. */
export class CharacterChoice {
  isSaving = false;
  problem: CallProblem | null = null;
  readonly #api: Pick<LoyaltyApi, 'setCharacter'>;

  constructor(api: Pick<LoyaltyApi, 'setCharacter'>) {
    this.#api = api;
    makeAutoObservable(this, { problem: observableRef });
  }

  /** Whether it was changed. Never rejects. */
  async save(id: string, characters: Pick<CharactersStore, 'refresh'>): Promise<boolean> {
    if (this.isSaving) return false;
    this.isSaving = true;
    this.problem = null;
    try {
      await this.#api.setCharacter(id);
      await characters.refresh();
      return true;
    } catch (error) {
      runInAction(() => (this.problem = callProblem(error)));
      return false;
    } finally {
      runInAction(() => (this.isSaving = false));
    }
  }
}

export const characterChoice: StoreFactory<CharacterChoice> = {
  key: 'loyalty.character',
  scope: 'player',
  create: ({ call }) => new CharacterChoice(createLoyaltyApi(call)),
};
