import type { Locator } from '@playwright/test';
import type { Shell } from '../fixtures/Shell.ts';

/** 2.9-1: the auth popup's view for the second factor's code. */
export class TwoFactorDialog {
  constructor(private readonly app: Shell) {}

  get dialog(): Locator {
    return this.app.site.getByRole('dialog', { name: 'Two-factor code', exact: true });
  }

  get code(): Locator {
    return this.dialog.getByRole('textbox', { name: 'Code', exact: true });
  }

  get recoveryCode(): Locator {
    return this.dialog.getByRole('textbox', { name: 'Recovery code' });
  }

  get submit(): Locator {
    return this.dialog.getByRole('button', { name: 'Sign in', exact: true });
  }

  button(name: string | RegExp): Locator {
    return this.dialog.getByRole('button', { name });
  }
}
