import type { Locator, Page } from '@playwright/test';

export type Outcome = 'Approve' | 'Decline' | 'Take its time' | 'Never answer';

/** The payment vendor's own page, on another site. */
export class PayVendorPage {
  constructor(private readonly page: Page) {}

  get number(): Locator {
    return this.page.getByLabel('Card number');
  }

  get pay(): Locator {
    return this.page.getByRole('button', { name: /^(Pay|Confirm) / });
  }

  get cancel(): Locator {
    return this.page.getByRole('button', { name: 'Cancel and return' });
  }

  outcome(outcome: Outcome): Locator {
    return this.page.getByRole('radio', { name: new RegExp(`^${outcome}`) });
  }

  /** Types the test card. */
  async fillCard(): Promise<void> {
    await this.number.fill('4111 1111 1111 1111');
    await this.page.getByLabel('Expiry').fill('08/39');
    await this.page.getByLabel('Security code').fill('123');
    await this.page.getByLabel('Name on card').fill('Marie Curie');
  }

  /** Pays by card, choosing the answer of the test bank. */
  async payByCard(outcome: Outcome): Promise<void> {
    await this.fillCard();
    await this.outcome(outcome).check({ force: true });
    await this.pay.click();
  }
}
