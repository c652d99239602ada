import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import type { Shell } from '../fixtures/Shell.ts';

/** The header of every page and its controls. */
export class HeaderPage {
  constructor(private readonly app: Shell) {}

  private get banner(): Locator {
    return this.app.site.getByRole('banner');
  }

  get signIn(): Locator {
    return this.banner.getByRole('button', { name: 'Sign in' });
  }

  get signUp(): Locator {
    return this.banner.getByRole('button', { name: 'Sign up' });
  }

  get deposit(): Locator {
    return this.banner.getByRole('link', { name: 'Deposit' });
  }

  get balance(): Locator {
    return this.banner.getByRole('button', { name: /^Balance: / });
  }

  /** Waits for a balance like "$100". Behind a dialog the header is visible, but hidden from assistive technology. */
  async seesBalance(amount: string): Promise<void> {
    await expect(
      this.app.site
        .locator('header')
        .getByRole('button', { name: `Balance: ${amount}`, exact: true, includeHidden: true }),
    ).toBeVisible();
  }

  /** The balance as shown now, in cents. */
  async cents(): Promise<number> {
    const name = (await this.balance.getAttribute('aria-label')) ?? '';
    return centsOf(name.slice('Balance: '.length));
  }

  async seesGuest(): Promise<void> {
    await expect(this.signIn).toBeVisible();
    await expect(this.balance).toHaveCount(0);
  }
}

/** "$1,284.50" → 128450; the sandbox's players hold dollars. */
export function centsOf(amount: string): number {
  const [whole = '', fraction = ''] = amount.replace(/[^\d.]/g, '').split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2));
}

/** 9950 → "$99.50", 10000 → "$100", as the header shows amounts. */
export function shownAmount(cents: number): string {
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100);
}
