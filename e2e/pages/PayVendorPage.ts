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
    await this.page.getByLabel('Expiry', { exact: true }).fill('08/39');
    await this.page.getByLabel('Security code').fill('123');
    await this.page.getByLabel('Name on card').fill('Marie Curie');
  }

  /** Types the code that the card's bank asks for; the sandbox shows it on the same page. */
  async confirmAtBank(): Promise<void> {
    const code = await this.page.getByRole('status').textContent();
    await this.page.getByLabel('Code', { exact: true }).fill(code ?? '');
    await this.page.getByRole('button', { name: 'Confirm', exact: true }).click();
  }

  /** Signs in to the wallet and confirms there. */
  async payByPurse(): Promise<void> {
    await this.page.getByLabel('Passcode').fill('4321');
    await this.page.getByRole('button', { name: 'Sign in' }).click();
    await this.pay.click();
  }

  /** Signs in to the bank and authorises the order. */
  async payByBank(): Promise<void> {
    await this.page.getByLabel('Customer number').fill('123456');
    await this.page.getByLabel('PIN').fill('4321');
    await this.page.getByRole('button', { name: 'Sign in' }).click();
    await this.pay.click();
  }

  /** Sends the coins from the wallet that is linked beside the QR code. */
  async sendCoins(): Promise<void> {
    await this.page.getByRole('button', { name: 'Send', exact: true }).click();
  }

  /** Pays by card, choosing the answer of the test bank. */
  async payByCard(outcome: Outcome): Promise<void> {
    await this.fillCard();
    await this.outcome(outcome).check({ force: true });
    await this.pay.click();
    await this.confirmAtBank();
  }
}
