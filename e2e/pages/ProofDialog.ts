import type { Locator } from '@playwright/test';
import type { Shell } from '../fixtures/Shell.ts';

/** Asks the player to prove who they are; over the page whose call wants it. */
export class ProofDialog {
  readonly dialog: Locator;

  constructor(app: Shell) {
    this.dialog = app.site.getByRole('dialog', { name: 'Confirm that it is you' });
  }

  async byPassword(password: string): Promise<void> {
    await this.dialog.getByLabel('Password', { exact: true }).fill(password);
    await this.dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  }

  async later(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Not now' }).click();
  }
}
