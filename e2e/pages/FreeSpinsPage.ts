import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import type { Shell } from '../fixtures/Shell.ts';
import type { GamePage } from './GamePage.ts';

/** The player's packs of free spins: on the page of the bonuses, in an open slot, and beside it. */
export class FreeSpinsPage {
  constructor(private readonly app: Shell) {}

  open(): Promise<void> {
    return this.app.open('/profile/bonuses');
  }

  get section(): Locator {
    return this.app.site.getByRole('main').getByRole('region', { name: 'Free spins' });
  }

  get past(): Locator {
    return this.app.site.getByRole('main').getByRole('region', { name: 'Earlier free spins' });
  }

  /** In place of the stake in the game. */
  box({ frame }: GamePage): Locator {
    return frame.getByRole('group', { name: /^Free spins: / });
  }

  /** What has been won, over the reels after the last spin. */
  sum({ frame }: GamePage): Locator {
    return frame.locator('.curtain');
  }

  /** Beside the game: how many rounds the house pays next. */
  get strip(): Locator {
    return this.app.site.getByRole('main').getByRole('region', { name: 'Next rounds' });
  }

  /** Plays one of the spins that are left and waits until it was shown, pressing the buttons that a feature shows. */
  async playOne(game: GamePage, left: number): Promise<void> {
    const { frame } = game;
    const spin = frame.getByRole('button', { name: `Free spin: ${left} left`, exact: true });
    await game.isIdle();
    await expect(spin).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 });
    await spin.click();
    const end =
      left === 1
        ? frame.getByText('Your free spins are played')
        : frame.getByRole('button', { name: `Free spin: ${left - 1} left`, exact: true });
    await expect(async () => {
      const start = frame.getByRole('button', { name: /^(Start|Continue)$/ });
      if (!(await end.first().isVisible()) && (await start.first().isVisible()))
        await start.first().click({ timeout: 500 });
      await expect(end.first()).toBeVisible({ timeout: 300 });
    }).toPass({ timeout: 90_000, intervals: [300] });
  }
}
