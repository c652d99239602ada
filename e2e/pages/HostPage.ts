import type { Locator, Page } from '@playwright/test';

/** The messenger's page around the app, with its controls. */
export class HostPage {
  constructor(private readonly page: Page) {}

  private get panel(): Locator {
    return this.page.getByRole('complementary', { name: 'Host controls' });
  }

  async killFrame(): Promise<void> {
    await this.use((panel) => panel.getByRole('button', { name: 'Kill the frame' }).click());
  }

  async insertFrame(): Promise<void> {
    await this.use((panel) => panel.getByRole('button', { name: 'Insert it again' }).click());
  }

  async chooseTheme(name: 'day' | 'night' | 'tinted'): Promise<void> {
    await this.use(async (panel) => {
      await panel.getByLabel('Theme').selectOption(name);
    });
  }

  /** On a phone the panel is over the app: it is closed again afterwards. */
  private async use(action: (panel: Locator) => Promise<void>): Promise<void> {
    await this.page.getByRole('button', { name: 'Host controls', exact: true }).click();
    await action(this.panel);
    await this.panel.getByRole('button', { name: 'Close the host controls' }).click();
  }
}
