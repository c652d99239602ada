import { makeAutoObservable } from 'mobx';
import type { CallOutput, RealtimeEvent } from '../../contract/index.ts';
import type { LocaleView, Snapshotable, StoreFactory } from '../../kernel/stores.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import { writeQuest } from './questView.ts';
import type { QuestView } from './questView.ts';
import type { Call } from '../../lib/call.ts';

type WireQuests = CallOutput<'GET loyalty.getquests'>['items'];

const nothing: WireQuests = [];

/** The quests of the loyalty programme, as the visitor stands with them. */
export class QuestsStore implements Snapshotable<WireQuests> {
  readonly #answer = new Remote<WireQuests>();
  #uid = 0;
  readonly #call: Call;
  readonly #locale: Pick<LocaleView, 'code' | 'dir'>;

  constructor(call: Call, locale: Pick<LocaleView, 'code' | 'dir'>) {
    this.#call = call;
    this.#locale = locale;
    makeAutoObservable(this);
  }

  /** The quests of before stay while another visitor's are loaded. */
  get status(): RemoteStatus {
    const { status, value } = this.#answer;
    return status === 'loading' && value !== null ? 'ready' : status;
  }

  get quests(): readonly QuestView[] {
    return (this.#answer.value ?? nothing).map((one) => writeQuest(one, this.#locale));
  }

  /** Those that can be done now; the furthest come first. */
  get due(): readonly QuestView[] {
    const open = this.quests.filter(({ status }) => status === 'open');
    return [...open].sort((left, right) => right.percent - left.percent);
  }

  quest(id: string): QuestView | null {
    return this.quests.find((one) => one.id === id) ?? null;
  }

  /** Loads a visitor's quests once, uid 0 for a guest. Never rejects: the block shows that it failed. */
  load(uid: number): Promise<void> {
    this.#uid = uid;
    return this.#answer.load(String(uid), () => this.fetch()).catch(() => undefined);
  }

  refresh(): Promise<void> {
    return this.#answer.refresh(String(this.#uid), () => this.fetch());
  }

  /** A quest has come on, or is done. */
  hear(event: RealtimeEvent): void {
    if (event.type !== 'quests.changed' || event.data.owner !== 'loyalty') return;
    const { id, status, expCount } = event.data;
    const known = this.#answer.value ?? nothing;
    if (status === 'done' || !known.some((one) => one.id === id)) {
      void this.refresh();
      return;
    }
    const items = known.map((one) => (one.id === id ? { ...one, progress: { ...one.progress, expCount } } : one));
    if (this.#answer.status === 'ready') this.#answer.adopt(String(this.#uid), items);
  }

  dehydrate(): WireQuests | null {
    return this.#answer.status === 'ready' ? this.#answer.value : null;
  }

  hydrate(quests: WireQuests): void {
    this.#answer.adopt('0', quests);
  }

  private async fetch(): Promise<WireQuests> {
    return (await this.#call('GET loyalty.getquests', {})).items;
  }
}

export const questsStore: StoreFactory<QuestsStore> = {
  key: 'quests.loyalty',
  scope: 'player',
  create: ({ call, locale }) => new QuestsStore(call, locale),
};
