import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import type { Shell } from '../fixtures/Shell.ts';

/** Limits, breaks and self-exclusion. */
export class ResponsiblePage {
  constructor(private readonly app: Shell) {}

  open(): Promise<void> {
    return this.app.open('/profile/responsible-game');
  }

  private get main(): Locator {
    return this.app.site.getByRole('main');
  }

  get exclusionLength(): Locator {
    return this.main.getByRole('region', { name: 'Self-exclusion' }).getByRole('combobox', { name: 'Length' });
  }

  /** Sets a limit by the name that its button has: "Deposits, 24 hours". */
  async setLimit(name: string, amount: string): Promise<void> {
    await this.main.getByRole('button', { name: `Set: ${name}` }).click();
    await this.main.getByRole('textbox', { name: 'New limit' }).fill(amount);
    await this.main.getByRole('button', { name: 'Save limit' }).click();
    await expect(this.main.getByText('Saved. In force now.')).toBeVisible();
  }
}
