import type { FrameLocator, Locator } from '@playwright/test';
import type { Shell } from '../fixtures/Shell.ts';

/** The verification provider's page, framed by the site. */
export class VerificationFrame {
  constructor(private readonly app: Shell) {}

  get frame(): FrameLocator {
    return this.app.site.frameLocator('#verification-frame iframe');
  }

  heading(name: string): Locator {
    return this.frame.getByRole('heading', { level: 1, name });
  }

  press(name: string): Promise<void> {
    return this.frame.getByRole('button', { name, exact: true }).click();
  }

  /** Hands in a sample of a passport, from the first step to the last. */
  async handIn(sample: string): Promise<void> {
    await this.press('Continue');
    await this.frame.getByLabel('Sample document').selectOption(sample);
    await this.press('Use the sample');
    await this.press('Continue');
    await this.press('Use the sample photo');
    await this.press('Continue');
    await this.press('Send for review');
  }
}
