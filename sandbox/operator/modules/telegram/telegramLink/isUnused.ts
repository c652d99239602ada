import type { Sql } from '../../../../database/database.ts';
import type { OperatorCore } from '../../../module.ts';
import { hasNoTraces } from './linkRepository.ts';

type Core = Pick<OperatorCore, 'clock' | 'stillOpen'>;

/**
 * Whether nothing is lost and nothing is escaped from if nobody can enter the account any more: no money, payment or
 * round, nothing that is still open, no exclusion or limit, no verification, no other way in.
 */
export async function isUnused(tx: Sql, uid: bigint, { clock, stillOpen }: Core): Promise<boolean> {
  return (await hasNoTraces(tx, uid)) && (await stillOpen(tx, uid, clock.now())).length === 0;
}
