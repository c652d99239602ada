import { expect } from '@playwright/test';
import type { FrameLocator, Locator } from '@playwright/test';
import type { Shell } from '../fixtures/Shell.ts';
import { centsOf } from './HeaderPage.ts';

/** A game's page: its poster, then the studio's own page in a frame. */
export class GamePage {
  constructor(private readonly app: Shell) {}

  get play(): Locator {
    return this.app.site.getByRole('main').getByRole('button', { name: 'Play for real' });
  }

  get demo(): Locator {
    return this.app.site.getByRole('main').getByRole('button', { name: 'Try the demo' });
  }

  get frame(): FrameLocator {
    return this.app.site.frameLocator('iframe[title^="The game "]');
  }

  get spin(): Locator {
    return this.frame.getByRole('button', { name: 'Spin', exact: true });
  }

  /** The game's announcement for assistive technology after a round. */
  get announcement(): Locator {
    return this.frame.getByRole('status');
  }

  get rounds(): Locator {
    return this.app.site.locator('dl > div', { has: this.app.site.getByText('Rounds', { exact: true }) }).locator('dd');
  }

  /** Waits until the game accepts a spin: its button is drawn before that, the phase is told by what takes the press. */
  async isReady(): Promise<void> {
    await this.isIdle();
    await expect(this.spin).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 });
  }

  /** Waits until no round is under way, and one can begin. */
  async isIdle(): Promise<void> {
    await expect(this.frame.locator('.game')).toHaveAttribute('data-phase', 'idle', { timeout: 30_000 });
  }

  /** Raises or lowers the stake to one of the game's, such as "10.00". */
  async stakeTo(amount: string): Promise<void> {
    const shown = this.frame.getByRole('button', { name: /^Choose the stake/ });
    const missing = async () => centsOf(amount) - centsOf((await shown.getAttribute('aria-label')) ?? '');
    for (let left = await missing(), tries = 0; left !== 0; left = await missing(), tries += 1) {
      if (tries === 20) throw new Error(`the game has no stake of ${amount}`);
      await this.frame.getByRole('button', { name: left > 0 ? 'Raise the stake' : 'Lower the stake' }).click();
    }
  }

  /** Plays one round: presses spin and waits until it was shown, pressing the buttons that a feature shows. */
  async playRound(): Promise<void> {
    await this.isReady();
    const before = Number(await this.rounds.textContent());
    await this.spin.click();
    await expect(async () => {
      const goOn = this.frame.getByRole('button', { name: /^(Start|Continue)$/ });
      if (await goOn.first().isVisible()) await goOn.first().click({ timeout: 500 });
      expect(Number(await this.rounds.textContent())).toBe(before + 1);
    }).toPass({ timeout: 60_000, intervals: [300] });
  }
}
