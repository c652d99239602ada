import type { Locator } from '@playwright/test';
import type { Shell } from '../fixtures/Shell.ts';

/** The profile's settings page. */
export class SettingsPage {
  constructor(private readonly app: Shell) {}

  open(query = ''): Promise<void> {
    return this.app.open(`/profile/settings${query}`);
  }

  /** The row with this label and its value. */
  fact(label: string): Locator {
    return this.app.site.locator('dl > div', { has: this.app.site.getByText(label, { exact: true }) });
  }

  /** A card of the page by its heading. */
  card(name: string): Locator {
    return this.app.site.getByRole('region', { name });
  }

  field(label: string): Locator {
    return this.app.site.getByRole('textbox', { name: label });
  }

  /** Fills what every profile needs; the country only where the account has none yet. */
  async fillNeeded(): Promise<void> {
    await this.field('First name').fill('Ada');
    await this.field('Last name').fill('Byron');
    await this.field('Date of birth').fill('10121990');
    const country = this.app.site.getByRole('combobox', { name: 'Country' });
    if (await country.isDisabled()) return;
    await country.fill('Latvia');
    await this.app.site.getByRole('option', { name: 'Latvia' }).click();
  }

  get save(): Locator {
    return this.app.site.getByRole('button', { name: 'Save changes' });
  }

  get signOut(): Locator {
    return this.app.site.getByRole('main').getByRole('button', { name: 'Sign out' });
  }
}
