import type { Locator } from '@playwright/test';
import type { Shell } from '../fixtures/Shell.ts';

declare global {
  interface Window {
    markedGame?: Window | null;
  }
}

/** The element that holds the open game: over its page, or as the small window beside others. */
export class PlayerWindow {
  constructor(private readonly app: Shell) {}

  get window(): Locator {
    return this.app.site.locator('[data-player]');
  }

  get make(): Locator {
    return this.window.getByRole('button', { name: 'Keep playing in a small window' });
  }

  /** In the small window's bar, on the game's own page. */
  get backHere(): Locator {
    return this.window.getByRole('button', { name: 'Back to the game' });
  }

  /** The same on any other page, where it is a link. */
  get back(): Locator {
    return this.window.getByRole('link', { name: 'Back to the game' });
  }

  /** Remembers the game's window, which a loaded anew frame does not have any more. */
  async mark(): Promise<void> {
    await this.app.site.evaluate(() => {
      window.markedGame = document.querySelector<HTMLIFrameElement>('[data-player] iframe')?.contentWindow ?? null;
    });
  }

  isMarked(): Promise<boolean> {
    return this.app.site.evaluate(() => {
      const shown = document.querySelector<HTMLIFrameElement>('[data-player] iframe')?.contentWindow;
      return shown !== undefined && shown !== null && shown === window.markedGame;
    });
  }

  /** Shows another page of the site without loading a document, as its links do. */
  async leaveTo(path: string): Promise<void> {
    await this.app.site.evaluate((to) => {
      const link = document.createElement('a');
      link.href = to;
      document.body.append(link);
      link.click();
      link.remove();
    }, path);
    await this.app.site.waitForURL((url) => url.pathname === path);
  }

  async moveByKey(key: string): Promise<void> {
    await this.window.getByRole('button', { name: /to move the window/ }).press(key);
  }

  /** The game's page is gone: its frame shows nothing and says nothing. */
  async kill(): Promise<void> {
    const frame = await this.window.locator('iframe').contentFrame().locator('body').elementHandle();
    await frame?.evaluate(() => {
      setTimeout(() => location.replace('about:blank'), 20);
    });
  }
}
