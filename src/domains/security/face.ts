import type { Face } from '../../kernel/AppServices.ts';

interface SecurityFace {
  /** After a change of the password: what could open the account before, where any of it is held; resolves at the end. */
  showHeldEntries(): Promise<void>;
}

export const securityFace: Face<SecurityFace> = (app) => ({
  showHeldEntries: async () => (await import('./entries/showHeldEntries.ts')).showHeldEntries(app),
});
