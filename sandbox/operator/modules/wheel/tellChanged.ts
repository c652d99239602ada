import type { Sql } from '../../../database/database.ts';
import { appendEvent } from '../../realtime/appendEvent.ts';

/** Tells the player's pages that spins or gifts of a wheel have changed. */
export const tellChanged = (tx: Sql, uid: bigint, campaign: string, at: Date): Promise<void> =>
  appendEvent(tx, uid, { type: 'wheels.changed', data: { campaign } }, at);
