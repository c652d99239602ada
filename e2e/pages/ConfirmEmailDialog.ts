import type { Locator } from '@playwright/test';
import type { Shell } from '../fixtures/Shell.ts';

/** 2.10-15: the popup that follows a registration. */
export class ConfirmEmailDialog {
  constructor(private readonly app: Shell) {}

  get dialog(): Locator {
    return this.app.site.getByRole('dialog', { name: 'Confirm your e-mail' });
  }

  get code(): Locator {
    return this.dialog.getByLabel('Code');
  }

  get later(): Locator {
    return this.dialog.getByRole('button', { name: 'Later' });
  }
}
