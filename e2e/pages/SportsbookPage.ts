import { expect } from '@playwright/test';
import type { FrameLocator, Locator } from '@playwright/test';
import type { Shell } from '../fixtures/Shell.ts';

type Mode = 'Singles' | 'Accumulator' | 'System';

/** The sportsbook in its frame. On a phone the slip is a sheet, on a desktop a column that stays. */
export class SportsbookPage {
  constructor(private readonly app: Shell) {}

  get frame(): FrameLocator {
    return this.app.site.locator('iframe[title="Betting"]').contentFrame();
  }

  get slip(): Locator {
    return this.column.or(this.frame.getByRole('dialog', { name: 'Bet slip' }));
  }

  private get column(): Locator {
    return this.frame.getByRole('complementary', { name: 'Bet slip' });
  }

  /** The button of the slip; it says so where odds have changed. */
  placeButton(amount: string): Locator {
    return this.slip.getByRole('button', { name: new RegExp(`^(Place|Accept changes ·) \\${amount}$`) });
  }

  async open(inside: string): Promise<void> {
    await this.app.open(`/betting?p=${inside}`);
  }

  /** Places what is on the slip, whose stake is of each bet, or of each line of a system. */
  async place(stake: string, total: string, mode?: Mode): Promise<void> {
    if (mode !== undefined) await this.slip.getByRole('button', { name: mode, exact: true }).click();
    await this.slip
      .getByRole('textbox', { name: /^Stake/ })
      .last()
      .fill(stake);
    await this.placeButton(total).click();
  }

  /** Which changes of odds the player agrees to; the slip is shown before and after. */
  async agreeTo(changes: string): Promise<void> {
    const isSheet = !(await this.column.isVisible());
    if (isSheet) await this.slip.getByRole('button', { name: 'Close' }).click();
    const settings = this.frame.getByRole('button', { name: 'Settings' });
    await settings.click();
    await this.frame.getByRole('radio', { name: changes }).check();
    await settings.click();
    if (isSheet) await this.frame.getByRole('button', { name: /^Open the bet slip/ }).click();
  }

  /** A bet in "My bets" of the sportsbook. */
  bet(text: string): Locator {
    return this.frame.getByRole('article').filter({ hasText: text });
  }

  /** Presses the offer and confirms it; returns the amount as shown. */
  async cashOut(text: string): Promise<string> {
    const offer = this.bet(text).getByRole('button', { name: /^Cash out / });
    const amount = ((await offer.textContent()) ?? '').replace('Cash out ', '');
    await offer.click();
    await this.bet(text)
      .getByRole('button', { name: `Confirm ${amount}` })
      .click();
    await expect(this.bet(text)).toHaveCount(0);
    return amount;
  }
}
