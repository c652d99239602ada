import type { Locator } from '@playwright/test';
import type { Shell } from '../fixtures/Shell.ts';

/** The page of the player's cashback, and the popup of one that they have not seen. */
export class CashbackPage {
  constructor(private readonly app: Shell) {}

  async open(): Promise<void> {
    await this.app.open('/profile/cashback');
  }

  get popup(): Locator {
    return this.app.site.getByRole('dialog', { name: 'Weekly cashback' });
  }

  get earlier(): Locator {
    return this.main.getByRole('region', { name: 'Earlier' });
  }

  get refusal(): Locator {
    return this.main.getByRole('alert');
  }

  get news(): Locator {
    return this.main.getByRole('status').filter({ hasText: 'on your balance' });
  }

  payOut(title: string): Locator {
    return this.main.getByRole('button', { name: new RegExp(`^Pay out .*: ${title}$`) });
  }

  private get main(): Locator {
    return this.app.site.getByRole('main');
  }
}
