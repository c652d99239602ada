import { action, makeAutoObservable, observableRef } from 'mobx';
import type { ConsentChoice } from '../../contract/analytics/consentChoices.ts';
import type { StoreDeps, StoreFactory } from '../../kernel/stores.ts';
import type {
  FromAnalyticsFrame,
  SentEvent,
  TargetName,
  TargetSettings,
  ToAnalyticsFrame,
} from '../../lib/analytics/analyticsMessages.ts';
import { newKey } from '../../lib/newKey.ts';
import { analyticsTimestamp } from '../../shared/dates/analyticsTimestamp.ts';
import { isCarefulPath } from '../../shared/navigation/carefulPaths.ts';
import { createAnalyticsApi } from './api.ts';
import type { AnalyticsApi } from './api.ts';
import { LeftBehind } from './LeftBehind.ts';
import { targetsFor } from './targetsFor.ts';

/** Events that wait for the frame, and lines of the debug panel. */
const mostWaiting = 50;
const mostLines = 100;

/** A line of the debug panel: what was sent where, or why it was not. */
export interface SentLine {
  readonly key: number;
  readonly at: string;
  readonly to: 'site' | 'beacon' | TargetName | 'targets';
  readonly text: string;
}

type Deps = Pick<StoreDeps, 'clock' | 'place' | 'dialogs' | 'content' | 'locale' | 'storage'>;

/**
 * The analytics of one page: events go to the site's own operator (7-106) and to the frame of third parties' scripts.
 * Whatever the visitor has not agreed to is neither sent nor kept. Nothing waits for it, and whatever fails is dropped.
 */
export class AnalyticsStore {
  lines: readonly SentLine[] = [];
  isDebugged = false;
  /** What the visitor has agreed to, and whether they have been asked and not answered yet. */
  allowed: ConsentChoice = 'none';
  isUnanswered = true;
  /** 9-19: the session of the fraud check, once it has begun: its beacon and its script name the same one. */
  fraudSession = '';
  readonly #left: LeftBehind;
  #identity = 0;
  #waiting: readonly ToAnalyticsFrame[] = [];
  #send: ((message: ToAnalyticsFrame) => void) | null = null;
  #isLoaded = false;
  #count = 0;
  readonly #api: AnalyticsApi;
  readonly #deps: Deps;
  readonly #report: (reason: string) => void;

  constructor(
    api: AnalyticsApi,
    deps: Deps,
    report: (reason: string) => void = (reason) => console.warn(`analytics: ${reason}`),
  ) {
    this.#api = api;
    this.#deps = deps;
    this.#report = report;
    this.#left = new LeftBehind(deps.storage);
    makeAutoObservable(this, {
      lines: observableRef,
      // Called by a reaction, which must not follow what it reads.
      permit: action,
    });
  }

  /** The scripts that may run: each needs its id and the visitor's consent. */
  get targets(): readonly TargetSettings[] {
    return targetsFor(this.#deps.content.config.analytics, this.allowed);
  }

  /**
   * The fraud check is for the safety of payments and can be refused by nobody; but before the visitor has chosen, no
   * third party hears of them.
   */
  get fraudTarget(): TargetSettings | null {
    const { src } = this.#deps.content.config.analytics.fraud;
    if (src === '' || this.fraudSession === '' || this.isUnanswered) return null;
    return { name: 'fraud', id: this.fraudSession, src };
  }

  /** Another frame for another choice: what a frame has loaded cannot be taken back. */
  get frameKey(): string {
    return this.allowed;
  }

  get hasFrame(): boolean {
    return this.mayHaveFrame && !this.isCovered;
  }

  /** The visitor has agreed to less than before: nothing runs until what was stored with more is removed. */
  get isForgetting(): boolean {
    return this.#deps.content.analyticsOrigin !== '' && this.#left.isMoreThan(this.allowed);
  }

  get isMeasured(): boolean {
    return !isCarefulPath(this.#deps.place.path);
  }

  /** The player pays, signs in or proves who they are in a dialog over this page, whose time and presses are not its own. */
  get isCovered(): boolean {
    return this.#deps.dialogs.isCarefulOpen;
  }

  get isAgreed(): boolean {
    return this.allowed !== 'none';
  }

  permit(allowed: ConsentChoice, isUnanswered: boolean): void {
    this.#left.read();
    // Another page may have removed everything already, while a frame of this one still ran.
    if (this.#isLoaded) this.#left.note(this.allowed);
    this.allowed = allowed;
    this.isUnanswered = isUnanswered;
  }

  note(name: string, data: SentEvent['data'] = {}): void {
    if (!this.isMeasured || !this.isAgreed) return;
    const event = { name, data, at: analyticsTimestamp(this.#deps.clock.now()) };
    this.addLine('site', `${name} ${JSON.stringify(data)}`);
    void this.#api.store(event, this.allowed).catch(() => undefined);
    this.tell({ type: 'analytics-event', event });
  }

  /** 7-120: who is signed in; 0 for nobody any more. */
  identify(uid: number): void {
    if (uid === this.#identity) return;
    this.#identity = uid;
    this.tell(uid > 0 ? { type: 'analytics-identify', uid } : { type: 'analytics-anonymize' });
  }

  /** The operator keeps what a player has chosen. Never rejects. */
  async keepConsent(choice: ConsentChoice | null, uid: number): Promise<void> {
    if (uid === 0 || choice === null) return;
    await this.#api.saveConsent(choice, uid).catch(() => undefined);
  }

  beginFraudCheck(): string {
    if (this.fraudSession === '') {
      this.fraudSession = newKey();
      const { fraudTarget } = this;
      if (fraudTarget !== null && this.#isLoaded) this.#send?.({ type: 'analytics-add', target: fraudTarget });
    }
    return this.fraudSession;
  }

  noteBeacon(values: Readonly<Record<string, string>>): void {
    this.addLine('beacon', JSON.stringify(values));
  }

  debug(): void {
    this.isDebugged = true;
  }

  /** A frame has come into the page; `send` reaches it. */
  attach(send: (message: ToAnalyticsFrame) => void): void {
    this.#send = send;
    this.#isLoaded = false;
  }

  /** It has left the page: what it was told is over, and the next one begins with who is signed in. */
  detach(): void {
    this.#send = null;
    this.#isLoaded = false;
    this.#waiting = [];
  }

  /** All that third parties had stored is removed. */
  forget(): void {
    this.#left.clear();
  }

  hear(message: FromAnalyticsFrame): void {
    if (message.type === 'analytics-ready') this.addLine(message.target, 'ready');
    if (message.type === 'analytics-failed') {
      this.addLine(message.target, message.reason);
      this.#report(`${message.target}: ${message.reason}`);
    }
    // Once: a frame that says so again has been taken over by its scripts.
    if (message.type !== 'analytics-loaded' || this.#isLoaded) return;
    this.#isLoaded = true;
    this.#left.note(this.allowed);
    const { targets, fraudTarget } = this;
    this.#send?.({
      type: 'analytics-start',
      start: {
        targets: fraudTarget === null ? targets : [...targets, fraudTarget],
        locale: this.#deps.locale.code,
        hasAdvertising: this.allowed === 'all',
      },
    });
    const waiting = this.#waiting;
    this.#waiting = [];
    const isIdentified = waiting.some(({ type }) => type === 'analytics-identify');
    if (this.#identity > 0 && !isIdentified && this.isAgreed)
      this.#send?.({ type: 'analytics-identify', uid: this.#identity });
    for (const one of waiting) this.#send?.(one);
  }

  /** Also while a dialog covers the page: the frame is back once it has closed. */
  private get mayHaveFrame(): boolean {
    const isNeeded = this.targets.length > 0 || this.fraudTarget !== null;
    return this.#deps.content.analyticsOrigin !== '' && isNeeded && this.isMeasured && !this.isForgetting;
  }

  private tell(message: ToAnalyticsFrame): void {
    if (!this.mayHaveFrame || !this.isAgreed || this.targets.length === 0) return;
    this.addLine('targets', `${message.type} ${'event' in message ? `${message.event.name} ${message.event.at}` : ''}`);
    if (this.#isLoaded) this.#send?.(message);
    else this.#waiting = [...this.#waiting, message].slice(-mostWaiting);
  }

  private addLine(to: SentLine['to'], text: string): void {
    this.#count += 1;
    const at = analyticsTimestamp(this.#deps.clock.now());
    this.lines = [...this.lines, { key: this.#count, at, to, text }].slice(-mostLines);
  }
}

export const analyticsStore: StoreFactory<AnalyticsStore> = {
  key: 'analytics.store',
  scope: 'visit',
  create: ({ call, ...deps }) => new AnalyticsStore(createAnalyticsApi(call), deps),
};
