import type { Face } from '../../kernel/AppServices.ts';

interface CashierFace {
  /** Opens the deposit over a page that must not be left; true if a deposit has succeeded. */
  depositHere(): Promise<boolean>;
}

export const cashierFace: Face<CashierFace> = (app) => ({
  depositHere: async () => (await import('./deposit/openDepositHere.ts')).openDepositHere(app),
});
