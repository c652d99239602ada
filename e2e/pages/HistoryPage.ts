import type { Locator } from '@playwright/test';
import type { Shell } from '../fixtures/Shell.ts';

/** 2.3-6: the history of payments and rounds. */
export class HistoryPage {
  constructor(private readonly app: Shell) {}

  open(): Promise<void> {
    return this.app.open('/cashier/history');
  }

  async showGames(): Promise<void> {
    await this.app.site.getByRole('tab', { name: 'Games' }).click();
  }

  /** Rows of the list on screen, newest first. */
  get rows(): Locator {
    return this.app.site
      .getByRole('tabpanel')
      .getByRole('row')
      .filter({ has: this.app.site.getByRole('cell') });
  }
}
