import type { Locator } from '@playwright/test';
import type { Shell } from '../fixtures/Shell.ts';

/** A jackpot's page, and the dialog that tells its winner. */
export class JackpotPage {
  constructor(private readonly app: Shell) {}

  async open(id: string): Promise<void> {
    await this.app.open(`/jackpots/${id}`);
  }

  /** A tier with what it holds and when it falls. */
  tier(name: string): Locator {
    return this.main
      .getByRole('listitem')
      .filter({ has: this.app.site.getByText(name, { exact: true }) })
      .first();
  }

  /** What a tier holds as shown now, in whole units of its currency. */
  async held(name: string): Promise<number> {
    const text = (await this.tier(name).locator('bdi').first().textContent()) ?? '';
    return Number(text.replaceAll(/[^\d.]/g, ''));
  }

  get celebration(): Locator {
    return this.app.site.getByRole('dialog', { name: 'You won the Mini jackpot' });
  }

  get winners(): Locator {
    return this.main.getByRole('region', { name: 'Winners' });
  }

  private get main(): Locator {
    return this.app.site.getByRole('main');
  }
}
