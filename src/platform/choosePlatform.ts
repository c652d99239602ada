import type { Platform } from './Platform.ts';
import { createWebPlatform } from './webPlatform.ts';

export interface ShellConfig {
  /** Origins of the messenger's web clients that may host the app; from the site's configuration only. */
  readonly telegramHosts: readonly string[];
}

/**
 * The adapter for this page, by the shell that the inline script has found. Telegram's code is loaded only for a launch
 * in a frame or a native web view, and launch data is used only if that frame is a configured host's.
 */
export async function choosePlatform(page: Window, config: ShellConfig): Promise<Platform> {
  const { dataset } = page.document.documentElement;
  if (dataset['shell'] === 'telegram') {
    const { createTelegramPlatform, hasHost } = await import('./telegram/telegramPlatform.ts');
    if (hasHost(page, config.telegramHosts)) return createTelegramPlatform(page, config);
    dataset['shell'] = 'web';
  }
  const { shell } = dataset;
  return createWebPlatform(shell === 'pwa' ? 'pwa' : 'web', page);
}
