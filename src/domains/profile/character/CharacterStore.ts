import { makeAutoObservable, observableRef } from 'mobx';
import type { CharactersStore } from '../../loyalty/face/characters/CharactersStore.ts';
import { FormStore } from '../../../kernel/forms/FormStore.ts';
import type { ProfileApi } from '../api.ts';
import { saveProblem } from '../saveProblem.ts';
import type { SaveProblem } from '../saveProblem.ts';

/** 7-84: changing the character that accompanies the player. */
export class CharacterStore {
  readonly form = new FormStore({ id: { initial: '', validate: null } });
  problem: SaveProblem | null = null;
  /** The choice is shown. */
  isChoosing = false;
  private wasChanged = false;
  readonly #api: Pick<ProfileApi, 'setCharacter'>;

  constructor(api: Pick<ProfileApi, 'setCharacter'>) {
    this.#api = api;
    makeAutoObservable(this, { form: false, problem: observableRef });
  }

  get isSaved(): boolean {
    return this.wasChanged && !this.isChoosing;
  }

  begin(present: string): void {
    this.form.fields.id.assign(present);
    this.settle(null);
    this.isChoosing = true;
  }

  cancel(): void {
    this.form.reset();
    this.settle(null);
    this.isChoosing = false;
  }

  async save(characters: Pick<CharactersStore, 'refresh'>): Promise<void> {
    this.settle(null);
    const outcome = await this.form.submit(async () => {
      await this.#api.setCharacter(this.form.values().id);
      await characters.refresh();
    });
    if (outcome.kind === 'done') this.finish();
    if (outcome.kind === 'failed') this.settle(saveProblem(outcome.error));
  }

  private finish(): void {
    this.isChoosing = false;
    this.wasChanged = true;
  }

  private settle(problem: SaveProblem | null): void {
    this.problem = problem;
    this.wasChanged = false;
  }
}
