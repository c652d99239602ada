import type { Sql } from '../../../database/database.ts';
import { appendEvent } from '../../realtime/appendEvent.ts';

/** Makes the source ask for the state of its handoff at once. All of the player's sockets get it, so it says no more. */
export const tellOfHandoff = (tx: Sql, uid: bigint, at: Date): Promise<void> =>
  appendEvent(tx, uid, { type: 'handoff.changed', data: {} }, at);
