import { makeAutoObservable, observableRef } from 'mobx';
import { required } from '../../../shared/validation/required.ts';
import { codeField } from '../../contacts/face/codes/codeFields.ts';
import { ResendTimer } from '../../contacts/face/codes/ResendTimer.ts';
import { resendTimeOf } from '../../contacts/face/codes/resendTimeOf.ts';
import type { StoreDeps, StoreFactory } from '../../../kernel/stores.ts';
import { FormStore } from '../../../kernel/forms/FormStore.ts';
import { cashierProblem } from '../cashierProblem.ts';
import type { CashierProblem } from '../cashierProblem.ts';
import { presentPasskey } from '../../../lib/passkeys.ts';
import { isApiError, NoAnswerError } from '../../../lib/errors.ts';
import { createWithdrawApi } from './api.ts';
import type { Proof, WithdrawApi } from './api.ts';

type Api = Pick<WithdrawApi, 'prove' | 'sendCode' | 'passkeyOptions'>;

/** Shows the browser's question for a passkey: its answer, or null if the player closed it. */
type PresentPasskey = (options: string) => Promise<string | null>;

/** The proof before a withdrawal: a passkey, a password, or a code of the authenticator or of a message. */
export class ProofStore {
  readonly passwordForm = new FormStore({ password: { initial: '', validate: required('insertPassword') } });
  readonly codeForm = new FormStore({ code: { initial: '', validate: codeField } });
  readonly timer: ResendTimer;
  way: Proof['way'] = 'password';
  isSending = false;
  isSent = false;
  isAsking = false;
  /** The browser or the device could not do it, or the passkey is not the player's. */
  isPasskeyRefused = false;
  problem: CashierProblem | null = null;
  readonly #present: PresentPasskey;
  readonly #api: Api;
  readonly #session: Pick<StoreDeps['session'], 'uid'>;

  constructor(
    api: Api,
    session: Pick<StoreDeps['session'], 'uid'>,
    clock: StoreDeps['clock'],
    present: PresentPasskey,
  ) {
    this.#present = present;
    this.#api = api;
    this.#session = session;
    this.timer = new ResendTimer(clock);
    makeAutoObservable(this, { passwordForm: false, codeForm: false, timer: false, problem: observableRef });
  }

  /** Begins anew with one of the ways; nothing typed before is left. */
  choose(way: Proof['way']): void {
    this.way = way;
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
      this.noteSent(await this.#api.sendCode(this.#session.uid));
    } catch (error) {
      const seconds = resendTimeOf(error);
      if (seconds === null) this.fail(error);
      else this.noteSent(seconds);
    }
  }

  /** Resolves true once the player is proved. */
  async prove(): Promise<boolean> {
    const { way } = this;
    if (way === 'passkey') return this.proveByPasskey();
    const form = way === 'password' ? this.passwordForm : this.codeForm;
    const outcome = await form.submit(() => {
      this.fail(null);
      const { password } = this.passwordForm.values();
      const { code } = this.codeForm.values();
      return this.#api.prove(way === 'password' ? { way, password } : { way, code }, this.#session.uid);
    });
    if (outcome.kind === 'failed') this.fail(outcome.error);
    if (outcome.kind === 'done') this.choose(way);
    return outcome.kind === 'done';
  }

  /** Closing the browser's question is no failure: the player may choose another way. */
  private async proveByPasskey(): Promise<boolean> {
    if (this.isAsking) return false;
    this.ask(true);
    const { uid } = this.#session;
    try {
      const credential = await this.#present(await this.#api.passkeyOptions(uid));
      if (credential === null) return false;
      await this.#api.prove({ way: 'passkey', credential }, uid);
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
    this.problem = error === null ? null : cashierProblem(error);
  }
}

export const proofStore: StoreFactory<ProofStore> = {
  key: 'cashier.proof',
  scope: 'player',
  create: ({ call, session, clock }) => new ProofStore(createWithdrawApi(call), session, clock, presentPasskey),
};
