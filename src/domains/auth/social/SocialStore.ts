import { makeAutoObservable, runInAction } from 'mobx';
import type { Cancel, Clock } from '../../../lib/clock.ts';
import type { StoreDeps, StoreFactory } from '../../../kernel/stores.ts';
import type { OwnWindow, Unsubscribe } from '../../../platform/Platform.ts';
import { notYet, signedIn } from '../SignInResult.ts';
import type { SocialAttempt, SocialResult, SocialStatus } from './SocialAttempt.ts';
import { isOutcomeOf, messageSource, readChallenge, readOutcome } from './socialMessage.ts';
import { socialAddress, windowSize } from './socialAddress.ts';
import type { SocialKind } from './socialAddress.ts';

/** How often the window is looked at, in ms. */
const lookMs = 500;
/** A window's last message may arrive after it has closed, in ms. */
const lastWordMs = 1_000;

type SocialDeps = Pick<StoreDeps, 'platform' | 'clock'> & {
  readonly session: Pick<StoreDeps['session'], 'load' | 'isPlayer'>;
};

/** 2.9-9: a sign-in, or a proof, in a window of its own, and how it stands. */
export class SocialStore implements SocialAttempt {
  status: SocialStatus = 'idle';
  /** Id of the service that was chosen last. */
  service: string | null = null;
  /** For the way without a window, which a browser may block. */
  address = '';
  #kind: SocialKind = 'authorization';
  #window: OwnWindow | null = null;
  #stopWatching: Cancel = () => {};
  #stopListening: Unsubscribe = () => {};
  #settle: (result: SocialResult) => void = () => {};
  readonly #platform: SocialDeps['platform'];
  readonly #clock: Clock;
  readonly #session: SocialDeps['session'];

  constructor({ platform, clock, session }: SocialDeps) {
    this.#platform = platform;
    this.#clock = clock;
    this.#session = session;
    makeAutoObservable(this);
  }

  get isBusy(): boolean {
    return this.status === 'waiting' || this.status === 'entering';
  }

  /**
   * Opens the service's window; call it within the press (9-15). Resolves once the session is loaded, or this attempt has
   * ended otherwise.
   */
  start(service: string, kind: SocialKind, redirectUrl: string): Promise<SocialResult> {
    if (this.isBusy) {
      this.#window?.focus();
      return Promise.resolve(notYet);
    }
    this.end(notYet);
    this.#kind = kind;
    this.service = service;
    this.address = socialAddress(service, kind, redirectUrl);
    this.#window = this.#platform.openWindow(this.address, windowSize);
    if (this.#window === null) {
      this.status = 'blocked';
      return Promise.resolve(notYet);
    }
    this.status = 'waiting';
    this.#stopListening = this.#platform.onWindowMessage(messageSource, (message) => void this.hear(message));
    this.#stopWatching = this.#clock.every(lookMs, () => this.look());
    return new Promise((resolve) => {
      this.#settle = resolve;
    });
  }

  /** The step after the window has failed. */
  fail(): void {
    this.status = 'failed';
  }

  show(): void {
    this.#window?.focus();
  }

  /** The player gives up, or leaves the form: closes the window. */
  cancel(): void {
    if (this.status === 'entering') return;
    this.#window?.close();
    this.end(notYet);
    this.status = 'idle';
  }

  /**
   * A service that isolates its page (COOP) makes its window look closed, too: a message is still heard afterwards, and
   * then counts.
   */
  private look(): void {
    if (this.#window?.isClosed() !== true) return;
    this.#stopWatching();
    this.#stopWatching = this.#clock.after(lastWordMs, () => this.missed());
  }

  private missed(): void {
    if (this.status === 'waiting') this.status = 'closed';
  }

  private async hear(message: Readonly<Record<string, unknown>>): Promise<void> {
    const outcome = readOutcome(message);
    if (outcome === null || this.status === 'entering' || !isOutcomeOf(outcome, this.#kind)) return;
    this.#stopWatching();
    const challenge = readChallenge(message);
    if (outcome === 'secondFactor' && challenge !== '') {
      this.status = 'idle';
      this.end({ kind: 'challenged', challenge });
      return;
    }
    if (outcome === 'proved') {
      this.status = 'idle';
      this.end({ kind: 'proved' });
      return;
    }
    if (outcome !== 'signedIn') {
      this.status = outcome;
      this.end(notYet);
      return;
    }
    this.status = 'entering';
    const status = await this.enter();
    runInAction(() => {
      this.status = status;
    });
    this.end(status === 'idle' ? signedIn : notYet);
  }

  /** How it stands after the operator has signed the player in. */
  private async enter(): Promise<'idle' | 'noSession' | 'noAnswer'> {
    try {
      await this.#session.load();
      return this.#session.isPlayer ? 'idle' : 'noSession';
    } catch {
      // Reported by the transport.
      return 'noAnswer';
    }
  }

  private end(result: SocialResult): void {
    this.#stopWatching();
    this.#stopListening();
    this.#stopListening = () => {};
    this.#window = null;
    this.#settle(result);
    this.#settle = () => {};
  }
}

export const socialStore: StoreFactory<SocialStore> = {
  key: 'auth.social',
  scope: 'visit',
  create: (deps) => new SocialStore(deps),
};
