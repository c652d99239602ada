import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import type { Shell } from '../fixtures/Shell.ts';

/** The source of a handoff: the dialog with the code, the question and the outcome. */
export class HandoffDialog {
  constructor(private readonly app: Shell) {}

  private get name(): string {
    return this.app.kind === 'telegram' ? 'Continue in the browser' : 'Continue on another device';
  }

  get box(): Locator {
    return this.app.site.getByRole('dialog', { name: this.name });
  }

  get link(): Locator {
    return this.box.locator('code');
  }

  get numbers(): Locator {
    return this.box.getByRole('group', { name: 'Which number does it show?' }).getByRole('button');
  }

  get deny(): Locator {
    return this.box.getByRole('button', { name: 'That is not me' });
  }

  get renew(): Locator {
    return this.box.getByRole('button', { name: 'Make a new code' });
  }

  /** Opens it from the player's menu: a curtain on phones, the side navigation elsewhere. */
  async open(): Promise<void> {
    const { site, page } = this.app;
    if ((page.viewportSize()?.width ?? 0) < 768) {
      const menu = site.getByRole('dialog', { name: 'Menu' });
      // In a messenger it opens from the player's name: on some pages the bar gives way to the messenger's button.
      await site.getByRole('button', { name: /^Menu/ }).first().click();
      await menu.getByRole('button', { name: this.name }).click();
    } else await site.getByRole('navigation', { name: 'All pages' }).getByRole('button', { name: this.name }).click();
    await expect(this.link).toBeVisible();
  }

  /** The address of the link, by its path on the site. */
  async path(): Promise<string> {
    return new URL((await this.link.textContent()) ?? '').pathname;
  }

  async pick(number: string): Promise<void> {
    await this.numbers.getByText(number, { exact: true }).click();
  }

  /** Picks a number that the other device does not show. */
  async pickAnother(number: string): Promise<void> {
    await this.numbers.filter({ hasNotText: number }).first().click();
  }
}

/** The target of a handoff: the page of its link. */
export class HandPage {
  constructor(private readonly app: Shell) {}

  get start(): Locator {
    return this.app.screenButton('Continue here');
  }

  get number(): Locator {
    return this.app.site.getByRole('main').getByText(/^\d\d$/);
  }

  get fault(): Locator {
    return this.app.site.getByRole('main').getByRole('alert');
  }

  /** Asks for the session and returns the number that the source has to pick. */
  async ask(): Promise<string> {
    await this.start.click();
    await expect(this.number).toBeVisible();
    return (await this.number.textContent()) ?? '';
  }
}
