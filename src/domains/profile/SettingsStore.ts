import { makeAutoObservable, runInAction } from 'mobx';
import type { StoreDeps, StoreFactory } from '../../kernel/stores.ts';
import { formRules } from '../../shared/validation/ruleSet.ts';
import { createProfileApi } from './api.ts';
import type { ProfileApi } from './api.ts';
import { CharacterStore } from './character/CharacterStore.ts';
import { CurrencyStore } from './currency/CurrencyStore.ts';
import { NicknameStore } from './nickname/NicknameStore.ts';
import { PersonalDataStore } from './personal/PersonalDataStore.ts';
import { ProfileStore } from './ProfileStore.ts';

/** The settings page: what the operator knows of the player, and a store for each thing that they can change. */
export class SettingsStore {
  readonly profile: ProfileStore;
  readonly personal: PersonalDataStore;
  readonly nickname: NicknameStore;
  readonly currency: CurrencyStore;
  readonly character: CharacterStore;

  /** The form of the personal data has its fields, or could not get them: what follows it is not moved any more. */
  isComplete = false;

  readonly #session: StoreDeps['session'];

  constructor(api: ProfileApi, { session, content, locale }: Pick<StoreDeps, 'session' | 'content' | 'locale'>) {
    this.#session = session;
    const rules = formRules(content.config.validators, locale.code);
    this.profile = new ProfileStore(api.profile);
    this.personal = new PersonalDataStore(api, this.profile, rules, () => this.reload());
    this.nickname = new NicknameStore(api, session, rules);
    this.currency = new CurrencyStore(api, session);
    this.character = new CharacterStore(api);
    makeAutoObservable(this, { profile: false, personal: false, nickname: false, currency: false, character: false });
  }

  /** Something typed that has not been saved. */
  get isChanged(): boolean {
    return this.personal.isChanged || this.nickname.isChanged;
  }

  async open(uid: number): Promise<void> {
    this.nickname.open();
    await Promise.all([this.profile.open(uid).then(() => this.fillForm()), this.currency.load()]);
  }

  /** The profile and the fields of its form. */
  async load(): Promise<void> {
    await this.profile.load();
    await this.fillForm();
  }

  discard(): void {
    this.personal.discard();
    this.nickname.discard();
  }

  private async fillForm(): Promise<void> {
    await this.personal.load();
    runInAction(() => {
      this.isComplete = true;
    });
  }

  /** After a save: what is locked may be other now, and the account has the country. */
  private async reload(): Promise<void> {
    await Promise.all([this.load(), this.#session.load().catch(() => undefined)]);
  }
}

export const settingsStore: StoreFactory<SettingsStore> = {
  key: 'profile.settings',
  scope: 'player',
  create: (deps) => new SettingsStore(createProfileApi(deps.call), deps),
};
