import { makeAutoObservable, when } from 'mobx';
import { isApiError, isUncertain } from '../../lib/errors.ts';
import type { StoreDeps } from '../kernel/deps.ts';
import { backOffMs } from './backOff.ts';
import type { PendingCalls } from './PendingCalls.ts';

/** `checking`: no answer yet that tells what happened; the same key is being asked again (I8). */
export type SpendingPhase = 'idle' | 'sending' | 'checking';

/** After this long without an answer the screen says "checking" (I8). */
const slowMs = 10_000;

/** Answers that say nothing about an earlier try of the same key: it may have gone through before them. */
const saysNothing = new Set(['AuthorizationException', 'UserDeletedException', 'TooManyRequestsException', 'ApplicationUnavailableException', 'ApplicationDisabledException']);
/** The payment service stumbled after the operator may have taken the order: the next press uses the same key. */
const keepsKey = new Set(['BillingServiceErrorException', 'BillingUnavailableException']);

interface SpendingDeps {
  readonly clock: Pick<StoreDeps['clock'], 'after'>;
  readonly session: Pick<StoreDeps['session'], 'uid'>;
  readonly pending: Pick<PendingCalls, 'keep' | 'tell' | 'drop'>;
  readonly makeKey: () => string;
}

/**
 * One spending call from the press of a button to a known outcome. Its key is stored before anything is sent and lives
 * until the outcome is known, so that a lost answer, a retry or a second press has one effect (I4).
 */
export class SpendingCall<Input, Result> {
  phase: SpendingPhase = 'idle';
  private running: Promise<Result> | null = null;
  private open: { readonly input: string; readonly key: string } | null = null;

  constructor(
    private readonly deps: SpendingDeps,
    private readonly send: (input: Input, key: string) => Promise<Result>,
    /** Equal inputs have equal texts; kept in memory only. */
    private readonly textOf: (input: Input) => string,
    /** What may be written to storage: enough to find out after a reload, nothing that a thief can use. */
    private readonly remembered: (input: Input) => Readonly<Record<string, string>>,
  ) {
    makeAutoObservable<this, 'deps' | 'send' | 'textOf' | 'remembered' | 'running' | 'open'>(this, {
      deps: false,
      send: false,
      textOf: false,
      remembered: false,
      running: false,
      open: false,
    });
  }

  /** Resolves with the outcome, rejects with a refusal; never with an uncertain error. A call in progress is joined. */
  run(input: Input, knownKey?: string): Promise<Result> {
    this.running ??= this.settle(input, knownKey).finally(() => this.finish());
    return this.running;
  }

  /** The next press for the same input uses this key: an earlier page sent it, and was told that it failed for now. */
  expect(input: Input, key: string): void {
    this.open = { input: this.textOf(input), key };
  }

  private async settle(input: Input, knownKey?: string): Promise<Result> {
    const text = this.textOf(input);
    const key = knownKey ?? (this.open?.input === text ? this.open.key : this.deps.makeKey());
    const { uid } = this.deps.session;
    this.open = { input: text, key };
    this.deps.pending.keep(uid, key, this.remembered(input));
    this.setPhase(knownKey === undefined ? 'sending' : 'checking');
    const stopWaiting = this.deps.clock.after(slowMs, () => this.setPhase('checking'));
    try {
      return await this.untilKnown(input, key, uid);
    } finally {
      stopWaiting();
    }
  }

  private async untilKnown(input: Input, key: string, uid: number): Promise<Result> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const result = await this.send(input, key);
        this.forget();
        return result;
      } catch (error) {
        // An answer that cannot be read tells as little as none (I8): only a refusal is one.
          const isOpen = !isApiError(error) || isUncertain(error) || (this.phase === 'checking' && saysNothing.has(error.type));
        if (!isOpen) {
          if (keepsKey.has(error.type)) this.deps.pending.tell();
          else this.forget();
          throw error;
        }
        this.setPhase('checking');
        await this.pause(backOffMs(attempt), error);
        await when(() => this.deps.session.uid === uid);
      }
    }
  }

  private pause(ms: number, error: unknown): Promise<void> {
    const asked = isApiError(error) && error.retryAfter !== null ? error.retryAfter * 1000 : 0;
    return new Promise((resolve) => void this.deps.clock.after(Math.max(ms, asked), resolve));
  }

  private forget(): void {
    this.open = null;
    this.deps.pending.drop();
  }

  private finish(): void {
    this.running = null;
    this.phase = 'idle';
  }

  private setPhase(phase: SpendingPhase): void {
    this.phase = phase;
  }
}
