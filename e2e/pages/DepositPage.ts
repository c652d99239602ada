import type { Locator } from '@playwright/test';
import type { Shell } from '../fixtures/Shell.ts';

/** 2.3-4: choose a method and an amount, then continue to the vendor's page. */
export class DepositPage {
  constructor(private readonly app: Shell) {}

  open(): Promise<void> {
    return this.app.open('/cashier/deposit');
  }

  private get main(): Locator {
    return this.app.site.getByRole('main');
  }

  get heading(): Locator {
    return this.main.getByRole('heading', { level: 1, name: 'Deposit' });
  }

  get amount(): Locator {
    return this.main.getByRole('textbox', { name: 'Amount' });
  }

  get button(): Locator {
    return this.app.screenButton('Deposit');
  }

  /** The button while the outcome of a payment is unknown. */
  get checkingButton(): Locator {
    return this.app.screenButton('Checking…');
  }

  method(name: string): Locator {
    return this.main.getByRole('radio', { name, exact: true });
  }

  field(name: string): Locator {
    return this.main.getByRole('textbox', { name });
  }

  get bank(): Locator {
    return this.main.getByRole('combobox', { name: 'Your bank' });
  }
}
