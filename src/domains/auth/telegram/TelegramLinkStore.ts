import { makeAutoObservable } from 'mobx';
import type { StoreDeps, StoreFactory } from '../../../kernel/stores.ts';
import { Remote } from '../../../kernel/Remote.ts';
import type { Cancel } from '../../../lib/clock.ts';
import { linkProblem } from './linkProblem.ts';
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
  problem: LinkProblem | null = null;
  isBusy = false;
  /** The deep link that waits to be opened; empty without one. */
  address = '';
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
    makeAutoObservable(this);
  }

  get status() {
    return this.#answer.status;
  }

  get telegram(): TelegramStatus | null {
    return this.#answer.value;
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

  /** Makes a link that waits to be opened. */
  link(): Promise<void> {
    return this.change(async () => this.wait(await this.#api.makeLink()));
  }

  async unlink(): Promise<void> {
    await this.change(() => this.#api.unlink());
    await this.load();
  }

  /** Forgets the link; whoever has opened it is linked all the same. */
  stop(): void {
    this.#stopLooking();
    this.#stopWaiting();
    this.address = '';
  }

  private async change(run: () => Promise<unknown>): Promise<void> {
    if (this.isBusy) return;
    this.settleChange(null, true);
    try {
      await run();
      this.settleChange(null, false);
    } catch (error) {
      this.settleChange(linkProblem(error), false);
    }
  }

  private wait(address: string): void {
    // The page was left meanwhile: nothing would end the looking.
    if (!this.#isShown) return;
    this.address = address;
    this.#stopLooking = this.#clock.every(lookMs, () => void this.load());
    this.#stopWaiting = this.#clock.after(linkMs, () => this.stop());
  }

  private settle({ is_linked: isLinked }: TelegramStatus): void {
    if (isLinked && this.address !== '') this.stop();
  }

  private settleChange(problem: LinkProblem | null, isBusy: boolean): void {
    this.problem = problem;
    this.isBusy = isBusy;
  }
}

export const telegramLinkStore: StoreFactory<TelegramLinkStore> = {
  key: 'auth.telegramLink',
  scope: 'player',
  create: ({ call, session, clock }) => new TelegramLinkStore(createTelegramApi(call, session), clock),
};
