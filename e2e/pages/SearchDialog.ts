import type { Locator } from '@playwright/test';
import type { Shell } from '../fixtures/Shell.ts';

/** 2.10-11: the search of games. */
export class SearchDialog {
  constructor(private readonly app: Shell) {}

  get dialog(): Locator {
    return this.app.site.getByRole('dialog', { name: 'Search games' });
  }

  get field(): Locator {
    return this.dialog.getByRole('combobox', { name: 'Search games' });
  }

  get options(): Locator {
    return this.dialog.getByRole('option');
  }

  /** The option that Enter opens. */
  get chosen(): Locator {
    return this.dialog.getByRole('option', { selected: true });
  }

  get recent(): Locator {
    return this.dialog.getByRole('group', { name: 'Searched before' });
  }
}
