import { makeAutoObservable, observableRef } from 'mobx';
import { FormStore } from '../../../kernel/forms/FormStore.ts';
import { signedInProblem } from '../../../kernel/problems/callProblem.ts';
import type { CallProblem } from '../../../kernel/problems/callProblem.ts';
import { Remote } from '../../../kernel/Remote.ts';
import type { RemoteStatus } from '../../../kernel/Remote.ts';
import type { StoreDeps, StoreFactory } from '../../../kernel/stores.ts';
import { isApiError, NoAnswerError } from '../../../lib/errors.ts';
import { presentPasskey } from '../../../lib/passkeys.ts';
import { required } from '../../../shared/validation/required.ts';
import { codeField } from '../../contacts/face/codes/codeFields.ts';
import { ResendTimer } from '../../contacts/face/codes/ResendTimer.ts';
import { resendTimeOf } from '../../contacts/face/codes/resendTimeOf.ts';
import { createProofApi } from './api.ts';
import type { ProofApi, ProofFacts } from './api.ts';
import type { ProofKind } from './proofKinds.ts';

/** Shows the browser's question for a passkey: its answer, or null if the player closed it. */
type PresentPasskey = (options: string) => Promise<string | null>;

/** The player proves once more who they are: by a password, a passkey or the code of a message. */
export class ProofStore {
  readonly passwordForm = new FormStore({ password: { initial: '', validate: required('insertPassword') } });
  readonly codeForm = new FormStore({ code: { initial: '', validate: codeField } });
  readonly timer: ResendTimer;
  kind: ProofKind = 'password';
  isSending = false;
  isSent = false;
  isAsking = false;
  /** The browser or the device could not do it, or the passkey is not the player's. */
  isPasskeyRefused = false;
  problem: CallProblem | null = null;
  readonly #facts = new Remote<ProofFacts>();
  readonly #present: PresentPasskey;
  readonly #api: ProofApi;

  constructor(api: ProofApi, clock: StoreDeps['clock'], present: PresentPasskey) {
    this.#present = present;
    this.#api = api;
    this.timer = new ResendTimer(clock);
    makeAutoObservable(this, { passwordForm: false, codeForm: false, timer: false, problem: observableRef });
  }

  /** Where a code is sent, and the services that can vouch; null before they are known. */
  get facts(): ProofFacts | null {
    return this.#facts.value;
  }

  get factsStatus(): RemoteStatus {
    return this.#facts.status;
  }

  /** Never rejects: `factsStatus` shows a failure. */
  load(): Promise<void> {
    return this.#facts.refresh('', () => this.#api.facts());
  }

  /** Begins anew with one of the kinds; nothing typed before is left. */
  choose(kind: ProofKind): void {
    this.kind = kind;
    this.problem = null;
    this.isPasskeyRefused = false;
    this.passwordForm.reset();
    this.codeForm.reset();
  }

  get isProving(): boolean {
    return this.isAsking || this.passwordForm.isSubmitting || this.codeForm.isSubmitting;
  }

  async sendCode(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    this.problem = null;
    try {
      this.noteSent(await this.#api.sendCode());
    } catch (error) {
      const seconds = resendTimeOf(error);
      if (seconds === null) this.fail(error);
      else this.noteSent(seconds);
    }
  }

  /** Resolves true once the player is proved. */
  async prove(): Promise<boolean> {
    const { kind } = this;
    if (kind === 'passkey') return this.proveByPasskey();
    const form = kind === 'password' ? this.passwordForm : this.codeForm;
    const outcome = await form.submit(() => {
      this.fail(null);
      const { password } = this.passwordForm.values();
      const { code } = this.codeForm.values();
      return this.#api.prove(kind === 'password' ? { kind, password } : { kind: 'code', code });
    });
    if (outcome.kind === 'failed') this.fail(outcome.error);
    if (outcome.kind === 'done') this.choose(kind);
    return outcome.kind === 'done';
  }

  /** Closing the browser's question is no failure: the player may choose another kind. */
  private async proveByPasskey(): Promise<boolean> {
    if (this.isAsking) return false;
    this.ask(true);
    try {
      const credential = await this.#present(await this.#api.passkeyOptions());
      if (credential === null) return false;
      await this.#api.prove({ kind: 'passkey', credential });
      return true;
    } catch (error) {
      const isRefused = isApiError(error)
        ? error.type === 'InvalidParameterException'
        : !(error instanceof NoAnswerError);
      if (isRefused) this.refusePasskey();
      else this.fail(error);
      return false;
    } finally {
      this.ask(false);
    }
  }

  private noteSent(seconds: number): void {
    this.isSending = false;
    this.isSent = true;
    this.timer.start(seconds);
  }

  private ask(isAsking: boolean): void {
    this.isAsking = isAsking;
    if (!isAsking) return;
    this.problem = null;
    this.isPasskeyRefused = false;
  }

  private refusePasskey(): void {
    this.isPasskeyRefused = true;
  }

  private fail(error: unknown): void {
    this.isSending = false;
    this.problem = error === null ? null : signedInProblem(error);
  }
}

export const proofStore: StoreFactory<ProofStore> = {
  key: 'security.freshProof',
  scope: 'player',
  create: ({ call, session, clock }) => new ProofStore(createProofApi(call, session), clock, presentPasskey),
};
