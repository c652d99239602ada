import { makeAutoObservable } from 'mobx';
import type { CallOutput } from '../../contract/index.ts';
import { fieldErrors, isUncertain } from '../../lib/errors.ts';
import { termsField } from '../../shared/validation/checkbox.ts';
import { emailField } from '../../shared/validation/email.ts';
import { passwordField } from '../../shared/validation/password.ts';
import type { AuthConfig } from '../../kernel/SiteConfig.ts';
import type { StoreFactory } from '../../kernel/deps.ts';
import { FormStore } from '../../kernel/forms/FormStore.ts';
import { createAuthApi } from './api.ts';
import type { AuthApi, Registration } from './api.ts';
import { authProblem } from './authProblem.ts';
import type { AuthProblem } from './authProblem.ts';
import { beginSession } from './beginSession.ts';
import type { AuthSession } from './beginSession.ts';
import { SignUpExtras } from './SignUpExtras.ts';

/**
 * 3-23, 3-24 as far as the e-mail registration needs them. All fields are texts: a checkbox is "1" or empty. A checkbox
 * hidden by configuration sends its configured value (3-33).
 */
export class SignUpStore {
  readonly form: FormStore<'email' | 'password' | 'terms' | 'notify'>;
  problem: AuthProblem | null = null;
  /** The e-mail of a registration whose outcome is unknown: it may have created the account. */
  private unsureOf: string | null = null;

  constructor(
    private readonly api: AuthApi,
    private readonly session: AuthSession,
    private readonly locale: string,
    private readonly config: AuthConfig,
    readonly extras: SignUpExtras,
  ) {
    const terms = termsField({ isActive: config.terms.isActive });
    this.form = new FormStore({
      email: { initial: '', validate: emailField, normalise: (value) => value.trim() },
      password: { initial: '', validate: passwordField({ min: config.minPassword, max: config.maxPassword }) },
      terms: { initial: config.terms.isChecked ? '1' : '', validate: (value) => terms(value === '1') },
      notify: { initial: config.notify.isChecked ? '1' : '', validate: null },
    });
    makeAutoObservable<SignUpStore, 'api' | 'session' | 'locale' | 'config' | 'unsureOf'>(this, {
      form: false,
      api: false,
      session: false,
      locale: false,
      config: false,
      unsureOf: false,
      extras: false,
    });
  }

  /** Resolves true once the new player is signed in; false keeps the form and its values. */
  async submit(): Promise<boolean> {
    let isDone = false;
    const areExtrasRight = this.extras.check();
    await this.form.submit(async () => {
      if (!areExtrasRight) return;
      this.setProblem(null);
      const { email, password, terms, notify } = this.form.values();
      try {
        // 3-67: there is no currency field yet; empty lets the operator choose, if it names no default currency.
        const currency = await this.api.defaultCurrency().catch(() => '');
        const { payload } = await this.enter({
          email,
          password,
          currency,
          locale: this.locale,
          notify: notify === '1',
          terms: terms === '1',
          ...this.extras.values(),
        });
        this.setProblem(await beginSession(this.session, payload));
        isDone = this.problem === null;
        if (isDone) {
          this.form.reset();
          this.extras.finish();
        }
      } catch (error) {
        const isAtField = [this.form.refuse(error), this.extras.refuse(error)].includes(true);
        // An error at a hidden checkbox would not be visible: it is shown above the form.
        const isOutOfSight = this.form.fields.terms.error !== null && !this.config.terms.isActive;
        if (!isAtField || isOutOfSight) this.setProblem(authProblem(error, 'failed'));
      }
    });
    return isDone;
  }

  /**
   * If the account exists and may be this player's own, from a registration whose answer was lost, signs in with the
   * same entry.
   */
  private async enter(fields: Registration): Promise<Pick<CallOutput<'POST auth.login'>, 'payload'>> {
    try {
      return await this.api.register(fields);
    } catch (error) {
      const mayBeOwn =
        this.unsureOf === fields.email && fieldErrors(error, 'email').some(({ code }) => code === 'emailTaken');
      if (isUncertain(error)) this.unsureOf = fields.email;
      if (!mayBeOwn) throw error;
      const { payload } = await this.api.login(fields.email, fields.password).catch(() => ({ payload: null }));
      if (payload === null) throw error;
      return { payload };
    }
  }

  private setProblem(problem: AuthProblem | null): void {
    this.problem = problem;
  }
}

export const signUpStore: StoreFactory<SignUpStore> = {
  key: 'auth.signUp',
  create: (deps) =>
    new SignUpStore(
      createAuthApi(deps.call),
      deps.session,
      deps.locale.code,
      deps.content.config.auth,
      new SignUpExtras(deps),
    ),
};
