import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { readAddresses } from '../setup/addresses.ts';

/** What a buyer has in the world besides this browser: a phone, a wallet of coins, vouchers from a kiosk. */
export class PayStandIns {
  constructor(private readonly context: BrowserContext) {}

  async approveOnPhone(digits: string): Promise<void> {
    const page = await this.open(`/payments/phone/${digits}`);
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('You approved the payment.')).toBeVisible();
    await page.close();
  }

  async buyVoucher(amount: string): Promise<string> {
    const page = await this.open('/payments/kiosk');
    await page.getByLabel('Amount').fill(amount);
    await page.getByLabel('Currency').selectOption('USD');
    await page.getByRole('main').getByRole('button').click();
    const code = /[A-Z\d]{4}(?:-[A-Z\d]{4}){3}/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
    expect(code).not.toBe('');
    await page.close();
    return code;
  }

  private async open(path: string): Promise<Page> {
    const page = await this.context.newPage();
    await page.goto(readAddresses().vendors + path);
    return page;
  }
}
