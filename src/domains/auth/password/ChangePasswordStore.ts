import { passwordRuleOf } from '../passwordRuleOf.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { passwordField, repeatedPasswordField } from '../../../shared/validation/password.ts';
import type { PasswordRule } from '../../../shared/validation/password.ts';
import { formRules } from '../../../shared/validation/ruleSet.ts';
import type { FormRules } from '../../../shared/validation/ruleSet.ts';
import { required } from '../../../shared/validation/required.ts';
import type { Call } from '../../../lib/call.ts';
import type { StoreDeps, StoreFactory } from '../../../kernel/stores.ts';
import { FormStore } from '../../../kernel/forms/FormStore.ts';
import { authProblem } from '../authProblem.ts';
import type { AuthProblem } from '../authProblem.ts';

/** 7-6: changing the password by the present one. */
export class ChangePasswordStore {
  readonly form: FormStore<'old_password' | 'new_password' | 'repeat'>;
  problem: AuthProblem | null = null;
  readonly #call: Call;
  readonly #session: Pick<StoreDeps['session'], 'uid'>;

  constructor(
    call: Call,
    session: Pick<StoreDeps['session'], 'uid'>,
    rule: PasswordRule,
    rules: FormRules = () => null,
  ) {
    this.#call = call;
    this.#session = session;
    const ownRules: FormRules = (field, value, read) =>
      rules(field === 'new_password' ? 'password' : field, value, read);
    this.form = new FormStore(
      {
        old_password: { initial: '', validate: required('insertPassword') },
        new_password: { initial: '', validate: passwordField(rule) },
        repeat: { initial: '', validate: repeatedPasswordField(() => this.form.fields.new_password.value) },
      },
      ownRules,
    );
    makeAutoObservable(this, { form: false, problem: observableRef });
  }

  /** Resolves whether it was changed; the fields are empty then. */
  async submit(): Promise<boolean> {
    const outcome = await this.form.submit(() => this.change());
    if (outcome.kind === 'failed') this.setProblem(authProblem(outcome.error, 'failed'));
    if (outcome.kind === 'done') this.form.reset();
    return outcome.kind === 'done';
  }

  private change(): Promise<unknown> {
    this.setProblem(null);
    const { old_password, new_password } = this.form.values();
    return this.#call('POST account.changepassword', { old_password, new_password }, { player: this.#session.uid });
  }

  private setProblem(problem: AuthProblem | null): void {
    this.problem = problem;
  }
}

export const changePasswordStore: StoreFactory<ChangePasswordStore> = {
  key: 'auth.changePassword',
  scope: 'player',
  create({ call, session, content, locale }) {
    const { auth, validators } = content.config;
    return new ChangePasswordStore(call, session, passwordRuleOf(auth), formRules(validators, locale.code));
  },
};
