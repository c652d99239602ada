import type { Locator } from '@playwright/test';
import type { Shell } from '../fixtures/Shell.ts';

/** The game hall: search, filters and the tiles. */
export class HallPage {
  constructor(private readonly app: Shell) {}

  open(): Promise<void> {
    return this.app.open('/gamehall');
  }

  private get main(): Locator {
    return this.app.site.getByRole('main');
  }

  get search(): Locator {
    return this.main.getByRole('searchbox', { name: 'Search by title or provider' });
  }

  /** The number of games that fit. */
  get found(): Locator {
    return this.main.getByRole('status').first();
  }

  get tiles(): Locator {
    return this.main.getByRole('listitem').getByRole('link');
  }

  tile(title: string): Locator {
    return this.main.getByRole('link', { name: new RegExp(`^${title}`) });
  }

  get filters(): Locator {
    return this.main.getByRole('button', { name: 'Filters' });
  }

  /** The sheet of a phone's filters. */
  get sheet(): Locator {
    return this.app.site.getByRole('dialog', { name: 'Filters' });
  }

  get chosen(): Locator {
    return this.main.getByRole('group', { name: 'Chosen filters' });
  }

  heart(title: string): Locator {
    return this.main.getByRole('button', { name: `Favourite: ${title}` });
  }
}
