import type { InputOf, OutputOf } from '../../../../src/contract/index.ts';
import type { privacy } from '../../../../src/contract/privacy.ts';
import type { PlayerCall } from '../../edge/handlers.ts';
import type { OperatorCore } from '../../module.ts';
import { newToken, tokenId } from '../../sessions/tokens.ts';

/** Files within the throttle's window of 15 minutes. */
const MOST_EXPORTS = 6;
/** A link is followed at once, or not at all; in ms. */
const VALID_MS = 5 * 60_000;

export const EXPORT_PATH = '/platform/export/';

export interface TakenExport {
  readonly uid: bigint;
  readonly format: 'json' | 'csv';
}

/**
 * Links to files of a player's own data. A link needs no cookie, because a messenger opens it in a browser that has
 * none: so it lives shortly, works once, and ends with the session that asked for it.
 */
export class ExportService {
  constructor(private readonly core: Pick<OperatorCore, 'database' | 'clock' | 'throttle' | 'proofs'>) {}

  async export(call: PlayerCall<InputOf<typeof privacy.exportData>>): Promise<OutputOf<typeof privacy.exportData>> {
    const { database, clock, throttle, proofs } = this.core;
    const { input, player } = call;
    await proofs.demand(call);
    await throttle.hit([{ key: `export:${player.uid}`, most: MOST_EXPORTS }]);
    const token = newToken();
    const expiresAt = clock.in(VALID_MS);
    await database.transaction(async (tx) => {
      await proofs.demandIn(tx, call);
      await tx.query(
        `insert into operator.data_exports (id, uid, format, created_at, expires_at, session_id)
         values ($1, $2, $3, $4, $5, $6)`,
        [tokenId(token), player.uid, input.format, clock.now(), expiresAt, call.session.id],
      );
    });
    return { path: `${EXPORT_PATH}${token}`, expires_at: expiresAt.toISOString() };
  }

  /** The export of a link, once; null for a link that is wrong, used or too old, or whose session or account has ended. */
  async take(token: string): Promise<TakenExport | null> {
    const { database, clock } = this.core;
    const [taken] = await database.query<TakenExport>(
      `update operator.data_exports e set taken_at = $2 from operator.player_facts p, operator.session_facts s
       where e.id = $1 and e.taken_at is null and e.expires_at > $2 and p.uid = e.uid and p.status = 'active'
         and s.id = e.session_id and s.ended_at is null and s.expires_at > $2
       returning e.uid, e.format`,
      [tokenId(token), clock.now()],
    );
    return taken ?? null;
  }
}
