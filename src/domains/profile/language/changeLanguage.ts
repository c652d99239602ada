import { isPlatformDriven, leaveForLanguage } from '../face/accountLanguage.ts';
import type { AppServices } from '../../../kernel/AppServices.ts';

/**
 * 4-47, 7-5: the account's language, unless the shell decides it, and the same page in it by a page load. Resolves false
 * if the player stays for what they have typed. Rejects if the account could not be changed.
 */
export async function changeLanguage(app: AppServices, language: string): Promise<boolean> {
  if (!(await app.leaving.mayLeave())) return false;
  if (!isPlatformDriven(app))
    await app.call('POST account.changelocale', { locale: language }, { player: app.session.uid });
  const { path, search, hash } = app.place;
  leaveForLanguage(app, language, path + search + hash);
  return true;
}
