import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { StoreDeps, StoreFactory } from '../../kernel/stores.ts';
import { FormStore } from '../../kernel/forms/FormStore.ts';
import { PagedList } from '../../kernel/lists/PagedList.ts';
import { callProblem } from '../../kernel/problems/callProblem.ts';
import type { CallProblem } from '../../kernel/problems/callProblem.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import type { Cancel } from '../../lib/clock.ts';
import { newKey } from '../../lib/newKey.ts';
import { required } from '../../shared/validation/required.ts';
import { createSupportApi } from './api.ts';
import type { Conversation, SupportApi, Ticket } from './api.ts';
import { Attachments } from './Attachments.ts';

/** The player's own tickets, and the conversation of the open one. */
export class TicketsStore {
  readonly list: PagedList<Ticket>;
  readonly form = new FormStore({ message: { initial: '', validate: required('requiredField') } });
  readonly attachments: Attachments;
  /** The open ticket; empty for none. */
  openId = '';
  problem: CallProblem | null = null;
  isClosing = false;
  /** The attachment that is being asked for; empty for none. */
  askedFile = '';
  readonly #answer = new Remote<Conversation>();
  #requestId: string;
  readonly #api: Pick<SupportApi, 'attach' | 'tickets' | 'conversation' | 'file' | 'markRead' | 'reply' | 'close'>;
  readonly #deps: Pick<StoreDeps, 'news' | 'platform'>;
  readonly #makeKey: () => string;

  constructor(
    api: Pick<SupportApi, 'attach' | 'tickets' | 'conversation' | 'file' | 'markRead' | 'reply' | 'close'>,
    deps: Pick<StoreDeps, 'news' | 'platform'>,
    makeKey: () => string = newKey,
  ) {
    this.#api = api;
    this.#deps = deps;
    this.#makeKey = makeKey;
    this.#requestId = makeKey();
    this.list = new PagedList((offset, count) => api.tickets(offset, count));
    this.attachments = new Attachments(api);
    makeAutoObservable(this, { list: false, form: false, attachments: false, problem: observableRef });
  }

  get conversation(): Conversation | null {
    return this.#answer.value;
  }

  get status(): RemoteStatus {
    return this.#answer.status;
  }

  get canSend(): boolean {
    return !this.attachments.isSending && !this.attachments.hasFault;
  }

  /** Loads the list and keeps it and the open ticket up to date; returns a disposer. */
  start(): Cancel {
    void this.list.load();
    if (this.openId !== '') void this.refresh();
    const { news } = this.#deps;
    const stops = [
      news.subscribe((event) => {
        if (event.type === 'support.ticket_changed') this.update(String(event.data.ticket_id));
      }),
      news.subscribeGaps(() => this.update(this.openId)),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Shows a ticket; an empty id closes the conversation. What was typed for another one is dropped. */
  show(id: string): void {
    if (id === this.openId) return;
    this.openId = id;
    this.resetReply();
    if (id === '') this.#answer.reset();
    else void this.refresh();
  }

  /** Never rejects: the conversation shows that it failed. */
  async refresh(): Promise<void> {
    const id = this.openId;
    await this.#answer.refresh(id, () => this.#api.conversation(id));
    const { conversation } = this;
    if (id !== this.openId || conversation?.ticket.isUnread !== true) return;
    await this.#api.markRead(id).catch(() => undefined);
    runInAction(() => this.list.replace({ ...conversation.ticket, isUnread: false }));
  }

  async reply(): Promise<void> {
    if (!this.canSend) return;
    const { openId: ticketId } = this;
    const requestId = this.#requestId;
    const outcome = await this.form.submit(async () => {
      this.setProblem(null);
      const { message } = this.form.values();
      await this.#api.reply({ ticketId, message, attachments: this.attachments.ids, requestId });
      if (ticketId === this.openId) this.resetReply();
      this.update(ticketId);
    });
    if (outcome.kind === 'failed') this.setProblem(callProblem(outcome.error));
  }

  /** Hands an attachment to the browser; a messenger opens its own browser for it. */
  async openFile(fileId: string): Promise<void> {
    if (this.askedFile !== '') return;
    this.setAskedFile(fileId);
    this.setProblem(null);
    try {
      this.#deps.platform.openExternal(await this.#api.file(fileId));
    } catch (error) {
      this.setProblem(callProblem(error));
    }
    this.setAskedFile('');
  }

  async close(): Promise<void> {
    if (this.isClosing) return;
    this.setClosing(true);
    this.setProblem(null);
    try {
      await this.#api.close(this.openId);
      this.update(this.openId);
    } catch (error) {
      this.setProblem(callProblem(error));
    }
    this.setClosing(false);
  }

  private update(id: string): void {
    void this.list.refreshStart();
    if (id !== '' && id === this.openId) void this.refresh();
  }

  private resetReply(): void {
    this.form.reset();
    this.attachments.clear();
    this.problem = null;
    this.#requestId = this.#makeKey();
  }

  private setProblem(problem: CallProblem | null): void {
    this.problem = problem;
  }

  private setAskedFile(fileId: string): void {
    this.askedFile = fileId;
  }

  private setClosing(isClosing: boolean): void {
    this.isClosing = isClosing;
  }
}

export const ticketsStore: StoreFactory<TicketsStore> = {
  key: 'support.tickets',
  scope: 'player',
  create: ({ call, news, platform }) => new TicketsStore(createSupportApi(call), { news, platform }),
};
