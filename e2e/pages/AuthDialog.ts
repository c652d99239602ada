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

  get phone(): Locator {
    return this.dialog.getByRole('textbox', { name: 'Phone', exact: true });
  }

  /** The country whose code stands before the phone number. */
  get phoneCountry(): Locator {
    return this.dialog.getByRole('combobox', { name: 'Country code' });
  }

  get country(): Locator {
    return this.dialog.getByRole('combobox', { name: 'Country', exact: true });
  }

  get currency(): Locator {
    return this.dialog.getByRole('combobox', { name: 'Currency' });
  }

  /** Finds a country by a part of its name, and waits for its fields. */
  async chooseCountry(part: string, name: string): Promise<void> {
    await this.country.fill(part);
    await this.dialog.getByRole('option', { name, exact: true }).click();
    await expect(this.country).toHaveValue(name);
    await expect(this.dialog.getByText('Loading the fields for this country')).toHaveCount(0);
  }

  /** 9-20: a long list has a filter. */
  async chooseFromList(label: string, part: string, name: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: label }).fill(part);
    await this.dialog.getByRole('option', { name, exact: true }).click();
  }

  text(name: string): Locator {
    return this.dialog.getByRole('textbox', { name, exact: true });
  }

  select(name: string): Locator {
    return this.dialog.getByRole('combobox', { name, exact: true });
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
