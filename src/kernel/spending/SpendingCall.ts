import { makeAutoObservable, when } from 'mobx';
import type { Cancel } from '../../lib/clock.ts';
import { isApiError, isUncertain } from '../../lib/errors.ts';
import type { ApiError } from '../../lib/errors.ts';
import { slowAnswerMs } from '../../shared/slowAnswerMs.ts';
import type { StoreDeps } from '../stores.ts';
import { backOffMs } from '../../lib/backOff.ts';
import type { PendingCalls } from './PendingCalls.ts';
import { PlayerChangedError } from './PlayerChangedError.ts';

/** `checking`: the outcome is still unknown; the call is being retried with the same key (I8). */
export type SpendingPhase = 'idle' | 'sending' | 'checking';

/** Refusals that do not tell whether an earlier try with the same key succeeded. */
const saysNothing = new Set([
  'AuthorizationException',
  'UserDeletedException',
  'TooManyRequestsException',
  'ApplicationUnavailableException',
  'ApplicationDisabledException',
]);
/** The payment service failed after the operator may have taken the order: the next press uses the same key. */
const keepsKey = new Set(['BillingServiceErrorException', 'BillingUnavailableException']);

/** One player's running spending call. */
interface Attempt {
  readonly uid: number;
  readonly key: string;
  isChecking: boolean;
  /** Its player has signed out, or another has signed in: the outcome is shown when they are back. */
  isAbandoned: boolean;
}

interface SpendingDeps {
  readonly clock: Pick<StoreDeps['clock'], 'after'>;
  readonly session: Pick<StoreDeps['session'], 'uid' | 'holder'>;
  readonly pending: Pick<PendingCalls, 'keep' | 'tell' | 'drop'>;
  readonly makeKey: () => string;
}

/** `onProving`: see `CallOptions`, for calls that may ask for a proof. */
type Send<Input, Result> = (
  input: Input,
  key: string,
  uid: number,
  onProving: (isAsked: boolean) => void,
) => Promise<Result>;

/**
 * One spending call from the press of a button to a known outcome. Its key is stored before the request and kept until
 * the outcome is known, so that a lost answer, a retry or a second press has one effect (I4). If its player signs out or
 * another signs in, the call waits in storage until its own player is back.
 */
export class SpendingCall<Input, Result> {
  phase: SpendingPhase = 'idle';
  #running: Promise<Result> | null = null;
  #open: { readonly uid: number; readonly input: string; readonly key: string } | null = null;
  readonly #deps: SpendingDeps;
  readonly #send: Send<Input, Result>;
  readonly #textOf: (input: Input) => string;
  readonly #remembered: (input: Input) => Readonly<Record<string, string>>;

  constructor(
    deps: SpendingDeps,
    /**
     * `uid` is the player who placed the order: the cookie may belong to another by now, after a sign-in in another
     * tab.
     */
    send: Send<Input, Result>,
    /** Equal inputs have equal texts; kept in memory only. */
    textOf: (input: Input) => string,
    /** The part of the input that is stored: enough to find the outcome after a reload, nothing useful to a thief. */
    remembered: (input: Input) => Readonly<Record<string, string>>,
  ) {
    this.#deps = deps;
    this.#send = send;
    this.#textOf = textOf;
    this.#remembered = remembered;
    makeAutoObservable(this);
  }

  /**
   * Resolves with the outcome, rejects with a refusal, or with `PlayerChangedError` once its player has gone;
   * never with an uncertain error. Joins a running call.
   */
  run(input: Input, knownKey?: string): Promise<Result> {
    this.#running ??= this.begin(input, knownKey);
    return this.#running;
  }

  /** Makes the next call with the same input use this key: an earlier page sent it and showed a temporary failure. */
  expect(input: Input, key: string): void {
    this.#open = { uid: this.#deps.session.uid, input: this.#textOf(input), key };
  }

  private begin(input: Input, knownKey?: string): Promise<Result> {
    const { uid } = this.#deps.session;
    const text = this.#textOf(input);
    const open = this.#open;
    const key = knownKey ?? (open?.uid === uid && open.input === text ? open.key : this.#deps.makeKey());
    const attempt: Attempt = { uid, key, isChecking: false, isAbandoned: false };
    this.#open = { uid, input: text, key };
    this.#deps.pending.keep(uid, key, this.#remembered(input));
    this.setPhase(attempt, knownKey === undefined ? 'sending' : 'checking');
    let stopWaiting: Cancel = () => {};
    // Nothing is on its way while the player is asked for a proof.
    const wait = (isPaused: boolean): void => {
      stopWaiting();
      if (!isPaused) stopWaiting = this.#deps.clock.after(slowAnswerMs, () => this.setPhase(attempt, 'checking'));
    };
    wait(false);
    return new Promise((resolve, reject) => {
      const stopWatching = when(
        () => this.isOthers(attempt),
        () => {
          this.abandon(attempt);
          reject(new PlayerChangedError());
        },
      );
      void this.untilKnown(input, attempt, wait)
        .finally(() => {
          stopWaiting();
          stopWatching();
          if (!attempt.isAbandoned) this.finish();
        })
        .then(resolve, reject);
    });
  }

  private async untilKnown(input: Input, attempt: Attempt, wait: (isPaused: boolean) => void): Promise<Result> {
    for (let tries = 0; ; tries += 1) {
      try {
        const result = await this.#send(input, attempt.key, attempt.uid, wait);
        // An outcome its player did not see stays pending: the same key returns the same answer when they are back.
        if (!attempt.isAbandoned) this.forget(attempt);
        return result;
      } catch (error) {
        if (isRefusal(error, attempt)) {
          this.note(error, attempt);
          throw error;
        }
        this.setPhase(attempt, 'checking');
        await this.pause(backOffMs(tries), error);
        await when(() => this.#deps.session.uid === attempt.uid || this.isOthers(attempt));
        if (attempt.isAbandoned) throw error;
      }
    }
  }

  private note(refusal: ApiError, attempt: Attempt): void {
    // The player is back: their new call with the same key handles the refusal.
    if (attempt.isAbandoned && this.#deps.session.uid === attempt.uid) return;
    if (keepsKey.has(refusal.type)) this.#deps.pending.tell(attempt.uid);
    else this.forget(attempt);
  }

  private isOthers({ uid }: Attempt): boolean {
    return this.#deps.session.holder !== uid;
  }

  private pause(ms: number, error: unknown): Promise<void> {
    const asked = isApiError(error) && error.retryAfter !== null ? error.retryAfter * 1000 : 0;
    return new Promise((resolve) => void this.#deps.clock.after(Math.max(ms, asked), resolve));
  }

  private forget(attempt: Attempt): void {
    if (!attempt.isAbandoned) this.#open = null;
    this.#deps.pending.drop(attempt.uid);
  }

  private abandon(attempt: Attempt): void {
    attempt.isAbandoned = true;
    this.#open = null;
    this.finish();
  }

  private finish(): void {
    this.#running = null;
    this.phase = 'idle';
  }

  private setPhase(attempt: Attempt, phase: SpendingPhase): void {
    if (phase === 'checking') attempt.isChecking = true;
    if (!attempt.isAbandoned) this.phase = phase;
  }
}

/** Only a readable refusal ends the call (I8): an unreadable answer leaves the outcome unknown. */
function isRefusal(error: unknown, { isChecking }: Attempt): error is ApiError {
  return isApiError(error) && !isUncertain(error) && !(isChecking && saysNothing.has(error.type));
}
