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

  get tiles(): Locator {
    return this.main.getByRole('listitem').getByRole('link');
  }

  tile(title: string): Locator {
    return this.main.getByRole('link', { name: new RegExp(`^${title}`) });
  }
}
