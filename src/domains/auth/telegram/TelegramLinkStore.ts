import { makeAutoObservable, runInAction } from 'mobx';
import type { StoreDeps, StoreFactory } from '../../../kernel/stores.ts';
import { FormStore } from '../../../kernel/forms/FormStore.ts';
import { Remote } from '../../../kernel/Remote.ts';
import type { Cancel } from '../../../lib/clock.ts';
import { required } from '../../../shared/validation/required.ts';
import { linkProblem, linkRefusal } from './linkProblem.ts';
import type { LinkProblem } from './linkProblem.ts';
import { createTelegramApi } from './telegramApi.ts';
import type { TelegramApi, TelegramStatus } from './telegramApi.ts';

/** How often the account is looked at while a link waits to be opened, in ms. */
const lookMs = 3_000;
/** How long such a link is good for, in ms. */
const linkMs = 10 * 60_000;

type Api = Pick<TelegramApi, 'status' | 'makeLink' | 'unlink'>;

/** The security page's card about Telegram: linking by a deep link, and unlinking. */
export class TelegramLinkStore {
  readonly form = new FormStore({
    password: { initial: '', validate: (value) => (this.needsPassword ? required('insertPassword')(value) : null) },
  });
  problem: LinkProblem | null = null;
  /** The change whose password is asked for. */
  asking: 'link' | 'unlink' | null = null;
  /** The deep link that waits to be opened; empty without one. */
  link = '';
  readonly #answer = new Remote<TelegramStatus>((status) => this.settle(status));
  #uid = 0;
  #isShown = false;
  #stopLooking: Cancel = () => {};
  #stopWaiting: Cancel = () => {};
  readonly #api: Api;
  readonly #clock: Pick<StoreDeps['clock'], 'after' | 'every'>;

  constructor(api: Api, clock: Pick<StoreDeps['clock'], 'after' | 'every'>) {
    this.#api = api;
    this.#clock = clock;
    makeAutoObservable(this, { form: false });
  }

  get status() {
    return this.#answer.status;
  }

  get telegram(): TelegramStatus | null {
    return this.#answer.value;
  }

  get needsPassword(): boolean {
    return this.telegram?.needs_password === true;
  }

  /** Returns a disposer. */
  open(uid: number): Cancel {
    this.#uid = uid;
    this.#isShown = true;
    void this.load();
    return () => {
      this.#isShown = false;
      this.stop();
    };
  }

  load(): Promise<void> {
    return this.#answer.refresh(String(this.#uid), () => this.#api.status());
  }

  /** Asks for the password where the player has one, else goes on at once. */
  async begin(change: 'link' | 'unlink'): Promise<void> {
    this.problem = null;
    this.asking = change;
    if (!this.needsPassword) await this.submit();
  }

  async submit(): Promise<void> {
    const { asking } = this;
    if (asking === null) return;
    await this.form.submit(() => this.change(asking));
    if (asking === 'unlink') await this.load();
  }

  stopAsking(): void {
    this.asking = null;
    this.form.reset();
  }

  /** Forgets the link; whoever has opened it is linked all the same. */
  stop(): void {
    this.#stopLooking();
    this.#stopWaiting();
    this.link = '';
    this.stopAsking();
  }

  private async change(asking: 'link' | 'unlink'): Promise<void> {
    this.setProblem(null);
    const { password } = this.form.values();
    try {
      if (asking === 'link') this.wait(await this.#api.makeLink(password));
      else await this.#api.unlink(password);
      this.stopAsking();
    } catch (error) {
      // Some refusals of the password's field are told above the form.
      this.refuse(error);
    }
  }

  private wait(link: string): void {
    // The page was left meanwhile: nothing would end the looking.
    if (!this.#isShown) return;
    this.link = link;
    this.#stopLooking = this.#clock.every(lookMs, () => void this.load());
    this.#stopWaiting = this.#clock.after(linkMs, () => this.stop());
  }

  private settle({ is_linked: isLinked }: TelegramStatus): void {
    if (isLinked && this.link !== '') this.stop();
  }

  private refuse(error: unknown): void {
    const refusal = linkRefusal(error);
    if (refusal !== null) {
      runInAction(() => this.stopAsking());
      this.setProblem(refusal);
    } else if (!this.form.refuse(error)) this.setProblem(linkProblem(error));
  }

  private setProblem(problem: LinkProblem | null): void {
    this.problem = problem;
  }
}

export const telegramLinkStore: StoreFactory<TelegramLinkStore> = {
  key: 'auth.telegramLink',
  scope: 'player',
  create: ({ call, session, clock }) => new TelegramLinkStore(createTelegramApi(call, session), clock),
};
