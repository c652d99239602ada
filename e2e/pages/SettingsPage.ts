import type { Locator } from '@playwright/test';
import type { Shell } from '../fixtures/Shell.ts';

/** The player's account. */
export class SettingsPage {
  constructor(private readonly app: Shell) {}

  open(): Promise<void> {
    return this.app.open('/profile/settings');
  }

  /** The value beside a label. */
  fact(label: string): Locator {
    return this.app.site.locator('dl > div', { has: this.app.site.getByText(label, { exact: true }) });
  }

  get signOut(): Locator {
    return this.app.site.getByRole('main').getByRole('button', { name: 'Sign out' });
  }
}
