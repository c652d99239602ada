import { makeAutoObservable, observableRef } from 'mobx';
import { FormStore } from '../../../kernel/forms/FormStore.ts';
import { signedInProblem } from '../../../kernel/problems/callProblem.ts';
import type { CallProblem } from '../../../kernel/problems/callProblem.ts';
import type { StoreDeps, StoreFactory } from '../../../kernel/stores.ts';
import { checkedField } from '../../../shared/validation/checkbox.ts';

/** A signed-in player agrees to the terms: whoever came in by a launch of the messenger has ticked nothing. */
export class AgreementStore {
  readonly form = new FormStore({ terms: { initial: '', validate: (value) => checkedField(value === '1') } });
  problem: CallProblem | null = null;
  readonly #deps: Pick<StoreDeps, 'call' | 'session'>;

  constructor(deps: Pick<StoreDeps, 'call' | 'session'>) {
    this.#deps = deps;
    makeAutoObservable(this, { form: false, problem: observableRef });
  }

  /** Nothing is ticked before the player does it. */
  begin(): void {
    this.form.reset();
    this.problem = null;
  }

  /** Resolves true once the operator has kept the agreement. */
  async agree(): Promise<boolean> {
    const { call, session } = this.#deps;
    const outcome = await this.form.submit(() => {
      this.note(null);
      return call('POST auth.agreeterms', { terms: this.form.values().terms === '1' }, { player: session.uid });
    });
    if (outcome.kind === 'failed') this.note(signedInProblem(outcome.error));
    return outcome.kind === 'done';
  }

  private note(problem: CallProblem | null): void {
    this.problem = problem;
  }
}

export const agreementStore: StoreFactory<AgreementStore> = {
  key: 'auth.agreement',
  scope: 'player',
  create: (deps) => new AgreementStore(deps),
};
