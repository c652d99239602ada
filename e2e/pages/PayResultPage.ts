import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import type { Shell } from '../fixtures/Shell.ts';

/** 2.11: the page with the operator's result of a payment. */
export class PayResultPage {
  constructor(private readonly app: Shell) {}

  /** Waits for the heading. */
  async says(title: string): Promise<void> {
    await expect(this.app.site.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 15_000 });
  }

  /** The payment's id, from the address. */
  get payment(): string {
    return new URL(this.app.site.url()).pathname.split('/').at(-1) ?? '';
  }

  link(name: string): Locator {
    return this.app.screenButton(name, 'link');
  }
}
