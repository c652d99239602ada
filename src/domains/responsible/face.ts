import type { Face } from '../../kernel/AppServices.ts';

interface ResponsibleFace {
  /** Opens the form of the player's own deposit limit; resolves when it is closed. */
  changeDepositLimit(period: 'day' | 'week' | 'month'): Promise<unknown>;
}

export const responsibleFace: Face<ResponsibleFace> = (app) => ({
  changeDepositLimit: async (period) => (await import('./openDepositLimit.ts')).openDepositLimit(app, period),
});
