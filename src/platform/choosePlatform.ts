import type { Platform } from './Platform.ts';
import { createWebPlatform } from './webPlatform.ts';

export interface ShellConfig {
  /** Origins of the messenger's web clients that may host the app; from the site's configuration only. */
  readonly telegramHosts: readonly string[];
}

/** The adapter for this page, by the shell that the inline script has found. Telegram's code loads only inside Telegram. */
export async function choosePlatform(page: Window, config: ShellConfig): Promise<Platform> {
  const shell = page.document.documentElement.dataset['shell'];
  if (shell === 'telegram') {
    const { createTelegramPlatform } = await import('./telegram/telegramPlatform.ts');
    return createTelegramPlatform(page, config);
  }
  return createWebPlatform(shell === 'pwa' ? 'pwa' : 'web', page);
}
