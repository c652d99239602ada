import type { Locator } from '@playwright/test';
import { expect } from '../fixtures/test.ts';
import type { Shell } from '../fixtures/Shell.ts';

/** The bell and the notification centre behind it. */
export class InboxPage {
  constructor(private readonly app: Shell) {}

  get bell(): Locator {
    return this.app.site.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  }

  get dialog(): Locator {
    return this.app.site.getByRole('dialog', { name: 'Notifications' });
  }

  async sees(unread: number): Promise<void> {
    const name = unread === 0 ? 'Notifications' : `Notifications: ${unread} unread`;
    await expect(
      this.app.site.locator('header').getByRole('button', { name, exact: true, includeHidden: true }),
    ).toBeVisible();
  }

  async open(): Promise<void> {
    await this.bell.click();
    await expect(this.dialog).toBeVisible();
  }

  row(title: string): Locator {
    return this.dialog.getByRole('listitem').filter({ hasText: title });
  }
}
