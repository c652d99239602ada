import type { Database, Sql } from '../../../database/database.ts';
import { invalidField } from '../../OperatorError.ts';
import type { OperatorCore } from '../../module.ts';
import type { Session } from '../../sessions/session.ts';
import { demandRealityCheck, WalletError } from '../wallet/wallet/module.ts';

/**
 * A spin is play, as a round is: none is sold or spun while a reality check of the market waits for the player's answer.
 * Refused at `field`, with `realityCheckDue`.
 */
export async function demandRealityChecked(
  sql: Sql | Database,
  { id }: Pick<Session, 'id'>,
  { core, field }: { readonly core: Pick<OperatorCore, 'sessions' | 'policy' | 'clock'>; readonly field: string },
): Promise<void> {
  const times = await core.sessions.times(sql, id);
  try {
    demandRealityCheck(times, core.policy.reality_check_minutes, core.clock.now());
  } catch (error) {
    if (error instanceof WalletError) throw invalidField(field, 'realityCheckDue');
    throw error;
  }
}
