import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import type { Shell } from '../fixtures/Shell.ts';

/** 2.9: the auth popup in one of its views. */
export class AuthDialog {
  constructor(
    private readonly app: Shell,
    private readonly view: 'Sign in' | 'Sign up',
  ) {}

  get dialog(): Locator {
    return this.app.site.getByRole('dialog', { name: this.view, exact: true });
  }

  get email(): Locator {
    return this.dialog.getByRole('textbox', { name: 'E-mail' });
  }

  get password(): Locator {
    return this.dialog.getByLabel('Password');
  }

  get terms(): Locator {
    return this.dialog.getByRole('checkbox', { name: /18 or older/ });
  }

  /** Ticks the terms by a click on their label. */
  async agree(): Promise<void> {
    await this.dialog.getByText(/18 or older/).click();
    await expect(this.terms).toBeChecked();
  }

  get submit(): Locator {
    return this.dialog.getByRole('button', {
      name: this.view === 'Sign in' ? 'Sign in' : 'Create account',
      exact: true,
    });
  }

  get alert(): Locator {
    return this.dialog.getByRole('alert');
  }

  async fill({ email, password }: { readonly email: string; readonly password: string }): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
  }
}
