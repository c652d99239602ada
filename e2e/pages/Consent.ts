import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import type { Shell } from '../fixtures/Shell.ts';

/** The question for consent, and what the page has of the analytics. */
export class Consent {
  readonly question: Locator;
  readonly answers: Locator;
  /** The frame of third parties' scripts: hidden, but attached. */
  readonly frame: Locator;
  readonly debug: Locator;

  constructor(private readonly app: Shell) {
    this.question = app.site.getByRole('dialog', { name: 'May we measure how the site is used?' });
    this.answers = this.question.getByRole('button');
    this.frame = app.site.locator('iframe[src$="/nfx/analytics"]');
    this.debug = app.site.getByRole('complementary', { name: 'Sent by the analytics' });
  }

  answer(name: string): Promise<void> {
    return this.question.getByRole('button', { name, exact: true }).click();
  }

  /** What third parties have stored in the frame's origin: names of cookies, entries and databases. */
  async stored(): Promise<readonly string[]> {
    const frame = this.app.page.frames().find((one) => one.url().endsWith('/nfx/analytics'));
    if (frame === undefined) return ['no frame'];
    return frame.evaluate(async () => [
      ...document.cookie.split('; ').flatMap((pair) => (pair === '' ? [] : [`cookie ${pair.split('=')[0]}`])),
      ...Object.keys(localStorage).map((key) => `entry ${key}`),
      ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ]);
  }

  /** Changes the choice on its page, from the footer. */
  async change(name: string): Promise<void> {
    await this.app.site.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click();
    await expect(this.app.site.getByRole('heading', { level: 1, name: 'Privacy choices' })).toBeVisible();
    await this.app.site.getByRole('radio', { name }).check();
  }
}
