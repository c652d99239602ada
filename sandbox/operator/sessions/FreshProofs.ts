import type { ContactType } from '../../../src/contract/base/contactTypes.ts';
import type { OutputOf } from '../../../src/contract/index.ts';
import type { proofs } from '../../../src/contract/security/proofs.ts';
import type { Sql } from '../../database/database.ts';
import { onlyRow } from '../../database/database.ts';
import type { OperatorDeps } from '../OperatorDeps.ts';
import { OperatorError, unauthorised } from '../OperatorError.ts';
import { settledContact } from '../players/contactAge.ts';
import { holdPlayer } from '../players/findPlayer.ts';
import { listHeld } from '../players/heldEntries.ts';
import type { Entry } from '../players/heldEntries.ts';
import type { Player } from '../players/player.ts';
import { holdSession } from './lockSession.ts';
import type { Session } from './session.ts';

/** How long a proof counts, in ms. */
const FRESH_MS = 15 * 60_000;

export type ProofKind = OutputOf<typeof proofs.getProof>['kinds'][number];

/** Ways in that prove their player by themselves; contacts do by a code. */
type Opening = Exclude<Entry['kind'], ContactType>;

/** Who asks, and by which session. */
interface Asking {
  readonly player: Player;
  readonly session: Pick<Session, 'id' | 'proved_at'>;
}

/**
 * Whether a session's player has proved who they are a short time ago. A session alone is no proof: what could take the
 * account or its money away from its owner asks for one (src/contract/security/proofs.ts).
 */
export class FreshProofs {
  constructor(private readonly deps: Pick<OperatorDeps, 'clock' | 'database'>) {}

  /** Until when the session's last proof counts; null if it does no longer. */
  until({ proved_at }: Pick<Session, 'proved_at'>): Date | null {
    const until = new Date(proved_at.getTime() + FRESH_MS);
    return until < this.deps.clock.now() ? null : until;
  }

  /** Throws InvalidParameterException with the kinds that the player can give, unless the proof is fresh. */
  async demand({ player, session }: Asking, sql: Sql = this.deps.database): Promise<void> {
    if (this.until(session) !== null) return;
    const proof = await this.kindsOf(sql, player);
    throw new OperatorError('InvalidParameterException', 'Prove that it is you', { proof });
  }

  /**
   * The same in the transaction that makes the change: a session that a changed password has ended meanwhile changes
   * nothing any more. Locks the player, then the session, as a change of the password does.
   */
  async demandIn(tx: Sql, { player, session }: Asking): Promise<void> {
    await holdPlayer(tx, player.uid);
    const present = await holdSession(tx, session.id);
    if (present === null || present.ended_at !== null) throw unauthorised();
    await this.demand({ player, session: present }, tx);
  }

  /** What the player can prove themselves with, best first. A way in that is held proves nothing. */
  async kindsOf(sql: Sql, player: Player): Promise<ProofKind[]> {
    const has = onlyRow(
      await sql.query<Record<'password' | Opening, bigint>>(
        `select has_password::integer as password,
           (select count(*) from operator.passkey_facts k where k.uid = p.uid) as passkey,
           (select count(*) from operator.social_identity_facts s where s.uid = p.uid) as service,
           (telegram_id is not null)::integer as telegram
         from operator.player_facts p where uid = $1`,
        [player.uid],
      ),
    );
    const held = await listHeld(sql, player.uid);
    const hasOpen = (kind: Opening) => has[kind] > held.filter((entry) => entry.kind === kind).length;
    const kinds: readonly (ProofKind | false)[] = [
      hasOpen('passkey') && 'passkey',
      has.password > 0 && 'password',
      settledContact(player, this.deps.clock.now()) !== null && 'code',
      hasOpen('service') && 'social',
      hasOpen('telegram') && 'launch',
    ];
    return kinds.filter((kind) => kind !== false);
  }
}
