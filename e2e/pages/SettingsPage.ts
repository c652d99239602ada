import type { Locator } from '@playwright/test';
import type { Shell } from '../fixtures/Shell.ts';

/** The profile's settings page. */
export class SettingsPage {
  constructor(private readonly app: Shell) {}

  open(): Promise<void> {
    return this.app.open('/profile/settings');
  }

  /** The row with this label and its value. */
  fact(label: string): Locator {
    return this.app.site.locator('dl > div', { has: this.app.site.getByText(label, { exact: true }) });
  }

  get signOut(): Locator {
    return this.app.site.getByRole('main').getByRole('button', { name: 'Sign out' });
  }
}
