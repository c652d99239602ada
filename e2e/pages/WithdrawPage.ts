import type { Locator } from '@playwright/test';
import type { Shell } from '../fixtures/Shell.ts';

/** 2.3-9: method, amount and destination, the review, then the states until it is paid. */
export class WithdrawPage {
  constructor(private readonly app: Shell) {}

  open(): Promise<void> {
    return this.app.open('/cashier/withdraw');
  }

  private get main(): Locator {
    return this.app.site.getByRole('main');
  }

  method(name: 'Card' | 'FlashPay'): Locator {
    return this.main.getByRole('radio', { name: new RegExp(`^${name}`) });
  }

  get amount(): Locator {
    return this.main.getByRole('textbox', { name: 'Amount' });
  }

  get cardNumber(): Locator {
    return this.main.getByRole('textbox', { name: 'Card number' });
  }

  /** A reason why money is locked, by its title. */
  lock(title: string): Locator {
    return this.main.getByRole('listitem').filter({ hasText: title });
  }

  /** A figure of the top card: available now, locked, in total. */
  figure(label: string): Locator {
    return this.main.getByRole('status').getByText(label, { exact: true }).locator('..');
  }

  /** An earlier destination by its mask. */
  destination(mask: string): Locator {
    return this.main.getByRole('radio', { name: mask });
  }

  /** One of the three clocks of a withdrawal on its way. */
  stage(title: string): Locator {
    return this.main.getByRole('list', { name: 'Progress' }).getByRole('listitem').filter({ hasText: title });
  }

  get button(): Locator {
    return this.app.screenButton('Review withdrawal');
  }

  get review(): Locator {
    return this.app.site.getByRole('dialog', { name: 'Check before it leaves' });
  }

  get agree(): Locator {
    return this.review.getByRole('button', { name: 'Withdraw' });
  }

  state(title: string): Locator {
    return this.main.getByRole('heading', { level: 2, name: title });
  }
}
