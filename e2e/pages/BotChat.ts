import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { freshTelegramUser } from '../fixtures/Sandbox.ts';
import type { Shell } from '../fixtures/Shell.ts';
import { waitUntilLive } from '../fixtures/waitUntilLive.ts';
import { readAddresses } from '../setup/addresses.ts';

/** A new user's chat with the bot, in the messenger's page. */
export class BotChat {
  private readonly user = String(freshTelegramUser());

  constructor(private readonly app: Shell) {}

  async open(): Promise<void> {
    await this.app.page.goto(`https://web.telegram.org/?${new URLSearchParams({ user: this.user, view: 'chat' })}`);
  }

  /** The button in place of the text field before the first message. */
  get start(): Locator {
    return this.app.page.getByRole('button', { name: 'Start', exact: true });
  }

  get messages(): Locator {
    return this.app.page.getByRole('log', { name: 'Messages' });
  }

  async write(text: string): Promise<void> {
    await this.app.page.getByRole('textbox', { name: 'Message' }).fill(text);
    await this.app.page.getByRole('button', { name: 'Send' }).click();
  }

  /** Opens the app by a button of the latest message that has it. */
  async openApp(button: string): Promise<void> {
    await this.messages.getByRole('button', { name: button }).last().click();
    const { site } = readAddresses();
    await expect
      .poll(() => this.app.page.frames().some((frame) => frame.url().startsWith(site)), { message: 'the app opens' })
      .toBe(true);
    await waitUntilLive(this.app.site);
  }

  async closeApp(): Promise<void> {
    await this.app.page.evaluate(() => (window as unknown as { telegramHost: { close(): void } }).telegramHost.close());
    await expect(this.app.page.locator('iframe')).toHaveCount(0);
  }
}
