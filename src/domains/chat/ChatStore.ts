import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { StoreDeps, StoreFactory } from '../../kernel/stores.ts';
import type { Cancel } from '../../lib/clock.ts';
import type { ChatVisitor, FromChatFrame, ToChatFrame } from '../../lib/chat/chatMessages.ts';
import { createChatApi } from './api.ts';
import type { ChatApi, ChatSettings } from './api.ts';
import { chatPlace } from './paths.ts';

/** A widget that is not ready by then is skipped (8-26), in ms. */
export const readyMs = 20_000;
/** How long the widget may take to forget the player, in ms: the frame goes then, whatever it does. */
export const forgetMs = 1_000;
/** Messages that are stored within a minute: a frame that floods the page does not flood the operator. */
const mostEvents = 60;
const eventsMs = 60_000;

/**
 * off: no chat · offered: it is loaded when the visitor asks for it · frame: its frame is to be in the page · ready: the
 * widget can be opened · failed: skipped.
 */
export type ChatPhase = 'off' | 'offered' | 'frame' | 'ready' | 'failed';

type Deps = Pick<StoreDeps, 'clock' | 'session' | 'place'>;

/**
 * The live chat of one page (1-19): one frame after another. Each belongs to one visitor: registration, sign-in and
 * sign-out end it and begin another (4-6). Nothing waits for it, and whatever fails is logged and skipped.
 */
export class ChatStore {
  phase: ChatPhase = 'off';
  isOpen = false;
  unread = 0;
  settings: ChatSettings | null = null;
  /** Numbers the frames: another number is another frame. */
  turn = 0;
  /** The visitor lets third parties be loaded, or has asked for this one. */
  #isAgreed = true;
  private isWanted = false;
  #visitor: ChatVisitor | null = null;
  #send: ((message: ToChatFrame) => void) | null = null;
  #stopWaiting: Cancel = () => {};
  #forgotten: () => void = () => {};
  #events: readonly number[] = [];
  readonly #api: ChatApi;
  readonly #deps: Deps;
  readonly #report: (reason: string) => void;

  constructor(
    api: ChatApi,
    deps: Deps,
    report: (reason: string) => void = (reason) => console.warn(`live chat: ${reason}`),
  ) {
    this.#api = api;
    this.#deps = deps;
    this.#report = report;
    makeAutoObservable(this, { settings: observableRef });
  }

  /** The frame is in the page. */
  get hasFrame(): boolean {
    return (this.phase === 'frame' || this.phase === 'ready') && chatPlace(this.#deps.place.path) !== 'never';
  }

  /** 2.12-14 */
  get isBadgeShown(): boolean {
    return (this.phase === 'ready' || this.phase === 'offered') && this.isPlaceShown;
  }

  /** Whoever has asked for the chat sees it come. */
  get isPanelShown(): boolean {
    const isThere = this.phase === 'ready' || (this.phase === 'frame' && this.isWanted);
    return this.isOpen && isThere && this.isPlaceShown;
  }

  private get isPlaceShown(): boolean {
    return chatPlace(this.#deps.place.path) === 'shown';
  }

  /**
   * Begins for the present visitor, unless the page allows no chat. One who has not agreed to third parties is only
   * offered it: the provider hears of them when they press the badge. Never rejects.
   */
  async begin(): Promise<void> {
    if (chatPlace(this.#deps.place.path) === 'never' || (this.phase !== 'off' && this.phase !== 'offered')) return;
    this.turn += 1;
    const { turn } = this;
    try {
      this.settings ??= await this.#api.settings();
      if (turn !== this.turn || this.settings === null) return;
      if (!this.#isAgreed && !this.isWanted) return this.offer();
      const { account, uid, isPlayer } = this.#deps.session;
      let visitor: ChatVisitor | null = null;
      if (isPlayer) {
        const { name, email } = await this.#api.visitor();
        visitor = { uid, email, name: name || account?.nickname || account?.login || String(uid) };
      }
      if (turn !== this.turn) return;
      runInAction(() => {
        this.#visitor = visitor;
        this.phase = 'frame';
      });
      this.#stopWaiting = this.#deps.clock.after(readyMs, () => this.fail('the widget was not ready in time'));
    } catch (error) {
      this.#report(String(error));
    }
  }

  /** The frame's own messages; `send` answers it. `isDark`: the colours of the page. */
  attach(send: (message: ToChatFrame) => void): void {
    this.#send = send;
  }

  hear(message: FromChatFrame, isDark: boolean): void {
    const { settings } = this;
    if (settings === null) return;
    if (message.type === 'chat-loaded') {
      this.#send?.({ type: 'chat-start', start: { ...settings, visitor: this.#visitor, isDark } });
      return;
    }
    if (message.type === 'chat-failed') this.fail(message.reason);
    if (message.type === 'chat-forgotten') this.#forgotten();
    if (message.type === 'chat-ready') this.noteReady();
    if (this.phase !== 'ready') return;
    if (message.type === 'chat-opened') this.isOpen = true;
    if (message.type === 'chat-closed') this.isOpen = false;
    if (message.type === 'chat-unread') this.unread = message.count;
    if (message.type === 'chat-event') this.keep(message);
  }

  open(): void {
    if (this.phase === 'offered') {
      this.isOpen = true;
      this.isWanted = true;
      void this.begin();
      return;
    }
    this.isOpen = true;
    this.unread = 0;
    this.#send?.({ type: 'chat-open' });
  }

  close(): void {
    this.isOpen = false;
    this.#send?.({ type: 'chat-close' });
  }

  /** What the visitor has agreed to: at the start, and whenever they change it. */
  async permit(isAgreed: boolean): Promise<void> {
    if (isAgreed === this.#isAgreed) return;
    this.#isAgreed = isAgreed;
    if (isAgreed && this.phase === 'offered') await this.begin();
    if (!isAgreed && !this.isWanted && this.hasFrame) await this.change();
  }

  /** The frame has left the page, as on pages that allow none: what it was is over. */
  drop(): void {
    this.#stopWaiting();
    this.turn += 1;
    this.#send = null;
    this.#visitor = null;
    this.isOpen = false;
    this.unread = 0;
    if (this.phase !== 'failed') this.phase = 'off';
  }

  /** 4-6: another visitor. The widget forgets the one before, within a second, and another frame begins. */
  async change(): Promise<void> {
    if (this.phase === 'ready' && this.#visitor !== null) await this.forget();
    this.drop();
    this.phase = 'off';
    await this.begin();
  }

  /** 4-6: the player signs out, and the page is about to go: the widget is told at once, and nobody waits for it. */
  leave(): void {
    if (this.phase === 'ready' && this.#visitor !== null) this.#send?.({ type: 'chat-forget' });
    this.#visitor = null;
  }

  private forget(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.#deps.clock.after(forgetMs, resolve);
      this.#forgotten = () => {
        stop();
        resolve();
      };
      this.#send?.({ type: 'chat-forget' });
    });
  }

  private offer(): void {
    this.phase = 'offered';
  }

  private noteReady(): void {
    if (this.phase !== 'frame') return;
    this.#stopWaiting();
    this.phase = 'ready';
    const opensItself = this.settings?.config.opensItself === true && this.isPlaceShown;
    if (opensItself || this.isOpen) this.open();
  }

  /** 8-26: logged only. */
  private fail(reason: string): void {
    this.#report(reason);
    this.drop();
    this.phase = 'failed';
  }

  /** 3-48, 4-7: of players only. A message that is not stored is none of theirs to mind. */
  private keep({ event }: Extract<FromChatFrame, { readonly type: 'chat-event' }>): void {
    const { settings } = this;
    const visitor = this.#visitor;
    const { session, clock } = this.#deps;
    if (settings === null || visitor === null || session.uid !== visitor.uid) return;
    const now = clock.now();
    this.#events = [...this.#events.filter((at) => now - at < eventsMs), now];
    if (this.#events.length > mostEvents) return;
    void this.#api.store(settings.provider, event, visitor.uid).catch(() => undefined);
  }
}

export const chatStore: StoreFactory<ChatStore> = {
  key: 'chat.live',
  scope: 'visit',
  create: ({ call, clock, session, place }) => new ChatStore(createChatApi(call), { clock, session, place }),
};
