import type { BrowserContext, Page } from '@playwright/test';

/** The stand-in TON wallet, which an app opens by a link. */
export class TonWalletPage {
  private page: Page | null = null;

  constructor(private readonly context: BrowserContext) {}

  /** Presses what opens the wallet beside the app. */
  async opensBy(press: () => Promise<void>): Promise<void> {
    const opened = this.context.waitForEvent('page');
    await press();
    this.page = await opened;
    await this.page.waitForURL(/\/payments\/ton-wallet/);
  }

  /** Answers the wallet's question, and closes it. */
  async answer(name: 'Connect' | 'Refuse' | 'Send' | 'Decline'): Promise<void> {
    await this.page?.getByRole('button', { name, exact: true }).click();
    await this.page?.getByRole('status').waitFor();
    await this.page?.close();
  }
}
