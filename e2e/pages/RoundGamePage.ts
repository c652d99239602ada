import { expect } from '@playwright/test';
import type { FrameLocator, Locator } from '@playwright/test';
import type { Shell } from '../fixtures/Shell.ts';
import { GamePage } from './GamePage.ts';
import { centsOf } from './HeaderPage.ts';

/** A game of bets and moves: its page, and the studio's own page in a frame. */
export class RoundGamePage {
  readonly page: GamePage;

  constructor(
    readonly app: Shell,
    /** The game's word for beginning a round. */
    private readonly playWord: string,
  ) {
    this.page = new GamePage(app);
  }

  get frame(): FrameLocator {
    return this.page.frame;
  }

  get main(): Locator {
    return this.button(this.playWord);
  }

  /** The error or note over the game's stage. */
  get note(): Locator {
    return this.frame.getByRole('main').getByRole('alert');
  }

  button(name: string | RegExp): Locator {
    return this.frame.getByRole('button', { name, exact: typeof name === 'string' });
  }

  async open(sysname: string): Promise<void> {
    await this.app.open(`/game/${sysname}`);
    await this.page.play.click();
  }

  /** Waits until the game takes a bet. */
  async isReady(): Promise<void> {
    await expect(this.main).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 });
  }

  /** Presses a button as soon as the game takes it. */
  async press(name: string | RegExp): Promise<void> {
    const button = this.button(name);
    await expect(button).toHaveAttribute('aria-disabled', 'false', { timeout: 15_000 });
    await button.click();
  }

  /** Presses a button if it is there and can be pressed now; false if not. */
  async pressIfTaken(name: string | RegExp): Promise<boolean> {
    const button = this.free(name);
    if (!(await button.isVisible())) return false;
    await button.click({ timeout: 2_000 });
    return true;
  }

  /** Skips what is shown, if anything is: seen and pressed in one moment, since a late press would begin a round. */
  async skip(): Promise<void> {
    await this.frame.locator('.desk-main').evaluate((button: HTMLElement) => {
      if (button.textContent === 'Skip') button.click();
    });
  }

  /** A button that can be pressed now. */
  free(name: string | RegExp): Locator {
    return this.button(name).and(this.frame.locator('button:not([aria-disabled="true"])'));
  }

  /** The rounds that the site has been told of in this sitting. */
  async rounds(): Promise<number> {
    return Number(await this.page.rounds.textContent());
  }

  /** The balance as the game shows it, in cents. */
  async balance(): Promise<number> {
    const text = await this.frame.locator('.desk-balance').getByText(/\$/).textContent();
    return centsOf(text ?? '');
  }

  async setStake(amount: string): Promise<void> {
    await this.frame.getByRole('textbox', { name: 'Stake', exact: true }).fill(amount);
  }
}
