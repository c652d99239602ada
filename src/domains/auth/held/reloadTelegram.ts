import type { AppServices } from '../../../kernel/AppServices.ts';
import { telegramLinkStore } from '../telegram/TelegramLinkStore.ts';

/** Asks again how the account stands with Telegram, unless nobody has asked yet. */
export async function reloadTelegram(app: Pick<AppServices, 'store'>): Promise<void> {
  const store = app.store(telegramLinkStore);
  if (store.telegram !== null) await store.load();
}
