import { makeAutoObservable, observableRef } from 'mobx';
import { FormStore } from '../../../kernel/forms/FormStore.ts';
import type { SessionView } from '../../../kernel/views.ts';
import { fakenameField } from '../../../shared/validation/fakename.ts';
import type { FormRules } from '../../../shared/validation/ruleSet.ts';
import type { ProfileApi } from '../api.ts';
import { saveProblem } from '../saveProblem.ts';
import type { SaveProblem } from '../saveProblem.ts';

/** 7-4: the name that other players see. */
export class NicknameStore {
  readonly form: FormStore<'fakename'>;
  problem: SaveProblem | null = null;
  private wasSaved = false;
  readonly #api: Pick<ProfileApi, 'changeNickname'>;
  readonly #session: Pick<SessionView, 'account' | 'load'>;

  constructor(
    api: Pick<ProfileApi, 'changeNickname'>,
    session: Pick<SessionView, 'account' | 'load'>,
    rules: FormRules,
  ) {
    this.#api = api;
    this.#session = session;
    this.form = new FormStore(
      {
        fakename: {
          initial: '',
          validate: fakenameField,
          normalise: (value) => value.trim(),
          preventEmoji: true,
        },
      },
      rules,
    );
    makeAutoObservable(this, { form: false, problem: observableRef });
  }

  get present(): string {
    return this.#session.account?.nickname ?? '';
  }

  get isChanged(): boolean {
    const { fakename } = this.form.fields;
    return fakename.isDirty && fakename.normalised !== this.present;
  }

  get isSaved(): boolean {
    return this.wasSaved && !this.isChanged;
  }

  /** Starts with the present one, unless the player has typed another. */
  open(): void {
    if (!this.form.fields.fakename.isDirty) this.form.fields.fakename.assign(this.present);
  }

  async save(): Promise<boolean> {
    if (!this.isChanged) return false;
    this.note(null);
    const outcome = await this.form.submit(async () => {
      const { fakename } = this.form.values();
      await this.#api.changeNickname(fakename);
      // The new name is known here even if it could not be read back.
      await this.#session.load().catch(() => undefined);
      this.settle(fakename);
    });
    if (outcome.kind === 'failed') this.note(saveProblem(outcome.error));
    return outcome.kind === 'done';
  }

  discard(): void {
    this.form.fields.fakename.assign(this.present);
    this.note(null);
  }

  private settle(nickname: string): void {
    this.form.fields.fakename.assign(nickname);
    this.wasSaved = true;
  }

  private note(problem: SaveProblem | null): void {
    this.problem = problem;
    this.wasSaved = false;
  }
}
