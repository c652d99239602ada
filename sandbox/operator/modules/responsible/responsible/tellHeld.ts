import type { Sql } from '../../../../database/database.ts';
import type { Happening } from '../../../happenings/happening.ts';
import { readPlayer } from '../../../players/findPlayer.ts';
import { isOfPerson } from '../../../players/identifiers.ts';
import type { OutboxFace } from '../../outbox/module.ts';

const SUPPORT_PATH = '/support';

/**
 * Writes to the owner of an account that is held: they may have nothing to do with the exclusion, and the support can let
 * them go. Not to a contact because of which it is held, since nobody has confirmed that it is theirs.
 */
export async function tellHeld(tx: Sql, outbox: Pick<OutboxFace, 'tell'>, happening: Happening): Promise<void> {
  if (happening.kind !== 'playHeld') return;
  const player = await readPlayer(tx, happening.uid);
  const { cause } = happening.data;
  const told = isOfPerson(cause) ? player : { ...player, [cause]: null };
  await outbox.tell(tx, told, { kind: 'play_held', params: {}, path: SUPPORT_PATH });
}
