import type { Locator } from '@playwright/test';
import type { Shell } from '../fixtures/Shell.ts';
import { AuthDialog } from './AuthDialog.ts';

/** 2.10-20: the view Restore access of the auth popup. */
export class RestoreDialog {
  constructor(private readonly app: Shell) {}

  get dialog(): Locator {
    return this.app.site.getByRole('dialog', { name: 'Restore access' });
  }

  /** From the sign-in view. */
  async open(): Promise<void> {
    await new AuthDialog(this.app, 'Sign in').dialog.getByRole('button', { name: 'Forgot password?' }).click();
  }

  async ask(login: string): Promise<void> {
    await this.dialog.getByRole('textbox', { name: 'E-mail or phone' }).fill(login);
    await this.dialog.getByRole('button', { name: 'Send a code' }).click();
  }

  async set(code: string, password: string): Promise<void> {
    await this.dialog.getByLabel('Code').fill(code);
    await this.dialog.getByLabel('New password').fill(password);
    await this.dialog.getByLabel('Repeat the password').fill(password);
    await this.dialog.getByRole('button', { name: 'Set the password' }).click();
  }
}
