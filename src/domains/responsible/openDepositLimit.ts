import type { AppServices } from '../../kernel/AppServices.ts';
import { depositLimitDialog } from './dialogs.ts';
import type { LimitPeriod } from './parseSettings.ts';

/** The form of the player's own deposit limit; resolves when it is closed. */
export const openDepositLimit = (app: Pick<AppServices, 'dialogs'>, period: LimitPeriod): Promise<null> =>
  app.dialogs.open(depositLimitDialog, period);
