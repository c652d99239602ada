import type { Locator } from '@playwright/test';
import type { Shell } from '../fixtures/Shell.ts';

/** 2.3-2: balances, the vault and the currency of the account. */
export class WalletPage {
  constructor(private readonly app: Shell) {}

  open(): Promise<void> {
    return this.app.open('/cashier/wallet');
  }

  /** The row of a balance. */
  balance(name: string): Locator {
    return this.app.site.getByRole('list', { name: 'Your balances' }).getByRole('listitem').filter({ hasText: name });
  }

  get hide(): Locator {
    return this.app.site.getByRole('switch', { name: 'Hide balances on this device' });
  }

  get vault(): Locator {
    return this.app.site.getByRole('region', { name: 'Vault' });
  }

  async move(direction: 'Put in' | 'Take out', amount: string): Promise<void> {
    await this.vault.getByRole('radio', { name: direction }).check({ force: true });
    await this.vault.getByRole('textbox', { name: 'Amount' }).fill(amount);
    await this.vault.getByRole('button', { name: /^(Put into|Take out of) the vault$/ }).click();
  }

  get currency(): Locator {
    return this.app.site.getByRole('region', { name: 'Currency' });
  }
}
