import { makeAutoObservable } from 'mobx';
import type { StoreFactory } from '../../../kernel/stores.ts';
import { Remote } from '../../../kernel/Remote.ts';
import type { RemoteStatus } from '../../../kernel/Remote.ts';
import type { Platform } from '../../../platform/Platform.ts';
import { createSubscriptionsApi } from '../api.ts';
import type { NoticeChannel, NoticeSettings, SubscriptionsApi } from '../api.ts';

/** `declined`: the player has not let the bot write. */
export type NoticeProblem = 'failed' | 'declined';

type Api = Pick<SubscriptionsApi, 'notices' | 'changeNotice' | 'checkWriteAccess'>;

const none: NoticeSettings = { channels: [], kinds: [] };
const keyOf = (kind: string, channel: NoticeChannel): string => `${channel} ${kind}`;

/**
 * Notifications of the player's own account: a consent for each kind and channel. A switch shows its new state at once,
 * and the old one if it fails.
 */
export class NoticesStore {
  /** What went wrong last, by channel. */
  readonly problems = new Map<NoticeChannel, NoticeProblem>();
  readonly #answer = new Remote<NoticeSettings>();
  private readonly wanted = new Map<string, boolean>();
  #uid = 0;
  readonly #api: Api;
  readonly #platform: Pick<Platform, 'requestWriteAccess'>;

  constructor(api: Api, platform: Pick<Platform, 'requestWriteAccess'>) {
    this.#api = api;
    this.#platform = platform;
    makeAutoObservable(this);
  }

  get status(): RemoteStatus {
    return this.#answer.status;
  }

  get settings(): NoticeSettings {
    return this.#answer.value ?? none;
  }

  /** The shell can ask the player to let the bot write. */
  get canAsk(): boolean {
    return this.#platform.requestWriteAccess !== null;
  }

  isOn(kind: string, channel: NoticeChannel): boolean {
    const agreed = this.settings.kinds.find((one) => one.kind === kind)?.channels.includes(channel) ?? false;
    return this.wanted.get(keyOf(kind, channel)) ?? agreed;
  }

  isChanging(kind: string, channel: NoticeChannel): boolean {
    return this.wanted.has(keyOf(kind, channel));
  }

  open(uid: number): Promise<void> {
    this.#uid = uid;
    return this.load();
  }

  load(): Promise<void> {
    return this.#answer.refresh(String(this.#uid), () => this.#api.notices());
  }

  async change(kind: string, channel: NoticeChannel, isOn: boolean): Promise<void> {
    const key = keyOf(kind, channel);
    if (this.wanted.has(key)) return;
    this.problems.delete(channel);
    this.wanted.set(key, isOn);
    const problem = await this.save(kind, channel, isOn).catch((): NoticeProblem => 'failed');
    this.settle(key, channel, problem);
  }

  private async save(kind: string, channel: NoticeChannel, isOn: boolean): Promise<NoticeProblem | null> {
    const uid = this.#uid;
    if (isOn && !(await this.mayDeliver(channel, uid))) return 'declined';
    await this.#api.changeNotice(kind, channel, isOn, uid);
    await this.load();
    return null;
  }

  /** Asks the player if the bot may not write yet. */
  private async mayDeliver(channel: NoticeChannel, uid: number): Promise<boolean> {
    const isReachable = this.settings.channels.some(({ name, isReachable: can }) => name === channel && can);
    if (isReachable || channel !== 'telegram' || this.#platform.requestWriteAccess === null) return isReachable;
    return (await this.#platform.requestWriteAccess()) && this.#api.checkWriteAccess(uid);
  }

  private settle(key: string, channel: NoticeChannel, problem: NoticeProblem | null): void {
    this.wanted.delete(key);
    if (problem !== null) this.problems.set(channel, problem);
  }
}

export const noticesStore: StoreFactory<NoticesStore> = {
  key: 'notifications.notices',
  scope: 'player',
  create: ({ call, platform }) => new NoticesStore(createSubscriptionsApi(call), platform),
};
