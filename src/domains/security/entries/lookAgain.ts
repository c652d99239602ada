import type { AppServices } from '../../../kernel/AppServices.ts';
import { authFace } from '../../auth/face.ts';
import type { Entry } from './parseEntries.ts';

/** Passkeys and Telegram have cards of their own on the page: where these are shown, they ask again. */
export async function lookAgain(app: AppServices, kind: Entry['kind']): Promise<void> {
  if (kind === 'telegram') await app.use(authFace).reloadTelegram();
  if (kind !== 'passkey') return;
  const passkeys = app.store((await import('../PasskeysStore.ts')).passkeysStore);
  if (passkeys.passkeys !== null) await passkeys.load();
}
