import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Shell } from '../fixtures/Shell.ts';

/** The buttons of the services in the auth popup. */
export class SocialButtons {
  constructor(private readonly app: Shell) {}

  button(service: string): Locator {
    return this.app.site.getByRole('button', { name: `Continue with ${service}` });
  }

  /** What is said about the sign-in at a service. */
  said(text: string): Locator {
    return this.app.site.getByRole('dialog').getByText(text);
  }

  /** Presses a button and returns the sign-in page in its window. */
  async open(service: string): Promise<ServicePage> {
    const opening = this.app.context.waitForEvent('page');
    await this.button(service).click();
    const page = await opening;
    await expect(page.getByRole('heading', { name: 'Continue to Croupier as' })).toBeVisible();
    return new ServicePage(page);
  }
}

/** The sign-in page of a service, in its window or in the site's own tab. */
export class ServicePage {
  constructor(readonly page: Page) {}

  async enterAs(name: string, email: string): Promise<void> {
    await this.page.getByLabel('Name').fill(name);
    await this.page.getByLabel('E-mail').fill(email);
    await this.page.getByRole('button', { name: 'Create and continue' }).click();
  }

  person(name: string): Locator {
    return this.page.getByRole('button', { name });
  }

  get cancel(): Locator {
    return this.page.getByRole('button', { name: 'Cancel' });
  }

  get fail(): Locator {
    return this.page.getByRole('button', { name: 'Fail (server error)' });
  }
}

/** 4-4: the popup that completes a registration. */
export class CompletionDialog {
  constructor(private readonly app: Shell) {}

  get dialog(): Locator {
    return this.app.site.getByRole('dialog', { name: 'Sign up', exact: true });
  }

  get submit(): Locator {
    return this.dialog.getByRole('button', { name: 'Complete sign-up' });
  }

  async fill({ country, currency }: { readonly country: string; readonly currency: string }): Promise<void> {
    // 9-20: a long list has a filter.
    await this.dialog.getByRole('combobox', { name: 'Country' }).fill(country);
    await this.dialog.getByRole('option', { name: country, exact: true }).click();
    await this.dialog.getByLabel('Currency').selectOption(currency);
  }

  async agree(): Promise<void> {
    await this.dialog.getByText(/18 or older/).click();
    await expect(this.dialog.getByRole('checkbox', { name: /18 or older/ })).toBeChecked();
  }
}
