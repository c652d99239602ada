import type { FrameLocator, Locator } from '@playwright/test';
import type { Shell } from '../fixtures/Shell.ts';

/** The support page: answers, the form, and a request as a conversation. */
export class SupportPage {
  constructor(private readonly app: Shell) {}

  async open(): Promise<void> {
    await this.app.open('/support');
  }

  get main(): Locator {
    return this.app.site.getByRole('main');
  }

  get search(): Locator {
    return this.main.getByRole('searchbox', { name: 'Search the answers' });
  }

  /** The heads of the questions that are shown. */
  get questions(): Locator {
    return this.main.locator('summary');
  }

  get form(): Locator {
    return this.main.getByRole('region', { name: 'Write to us' });
  }

  get requests(): Locator {
    return this.main.getByRole('region', { name: 'Your requests' });
  }

  get messages(): Locator {
    return this.main.getByRole('list').filter({ hasText: 'You ·' }).getByRole('listitem');
  }

  field(name: string): Locator {
    return this.main.getByRole('textbox', { name });
  }

  async write(subject: string, message: string): Promise<void> {
    await this.form.getByRole('combobox', { name: 'What is it about?' }).selectOption('payments');
    await this.field('Subject').fill(subject);
    await this.field('Your message').fill(message);
  }

  async attach(name: string, mimeType: string, buffer: Buffer): Promise<void> {
    await this.main.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });
  }

  /** Presses Send and returns the request's number. */
  async send(): Promise<number> {
    await this.form.getByRole('button', { name: 'Send', exact: true }).click();
    const news = this.form.getByRole('status');
    await news.getByText(/request no\. \d+/).waitFor();
    return Number(/no\. (\d+)/.exec((await news.textContent()) ?? '')?.[1]);
  }
}

/** The live chat: its badge on the page and the provider's widget in the frame. */
export class LiveChat {
  constructor(private readonly app: Shell) {}

  get badge(): Locator {
    return this.app.site.getByRole('button', { name: /^Open the live chat/ });
  }

  get panel(): Locator {
    return this.app.site.getByRole('region', { name: 'Live chat' });
  }

  get frame(): Locator {
    return this.app.site.locator('iframe[title="Live chat"]');
  }

  get widget(): FrameLocator {
    return this.app.site.frameLocator('iframe[title="Live chat"]');
  }

  async say(text: string): Promise<void> {
    await this.widget.getByPlaceholder('Write a message').fill(text);
    await this.widget.getByRole('button', { name: 'Send' }).click();
  }

  get closing(): Locator {
    return this.panel.getByRole('button', { name: 'Close the chat' });
  }
}
