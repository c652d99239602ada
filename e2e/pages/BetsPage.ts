import type { Locator } from '@playwright/test';
import type { Shell } from '../fixtures/Shell.ts';

/** The player's bets in the profile. */
export class BetsPage {
  constructor(private readonly app: Shell) {}

  async open(tab: 'Open' | 'Settled' | 'Cashed out'): Promise<void> {
    await this.app.open('/profile/bets');
    await this.app.site.getByRole('tab', { name: tab, exact: true }).click();
  }

  /** The legs of an opened one are items, too. */
  bet(text: string): Locator {
    return this.app.site.getByRole('tabpanel').getByRole('listitem').filter({ hasText: text }).first();
  }
}
