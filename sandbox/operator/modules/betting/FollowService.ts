import type { Sql } from '../../../database/database.ts';
import { wireMoney } from '../../ledger/amounts.ts';
import type { OperatorDeps } from '../../OperatorDeps.ts';
import type { NotificationsFace } from '../notifications/notifications/module.ts';
import type { RewardsFace } from '../loyalty/rewards/module.ts';
import { idReused, WalletError } from '../wallet/wallet/module.ts';
import { isOpen } from './bet.ts';
import type { FollowRequest } from './betRequests.ts';
import { findBet } from './betsRepository.ts';
import { findPlayer } from '../../players/findPlayer.ts';

/** How long ids are kept, in ms. */
const KEPT_MS = 30 * 86_400_000;

/** Tells players what happens to matches that they follow at the sportsbook, once for each of its notice ids. */
export class FollowService {
  constructor(
    private readonly deps: Pick<OperatorDeps, 'database' | 'clock'>,
    private readonly notifications: Pick<NotificationsFace, 'notify'>,
    private readonly rewards: Pick<RewardsFace, 'mayBeOffered'>,
  ) {}

  /** `is_told` is false where the player must not be invited to bet. Throws a WalletError. */
  tell(request: FollowRequest): Promise<{ readonly is_told: boolean }> {
    return this.deps.database.transaction(async (tx) => {
      const text = textOf(request);
      const known = await findRequest(tx, request.notice_id);
      if (known !== null) {
        if (known.request !== text) throw idReused();
        return { is_told: known.is_told };
      }
      if ((await findPlayer(tx, request.player)) === null)
        throw new WalletError('InvalidRequest', 'There is no such player');
      const isTold = request.kind === 'kick_off' ? await this.kickOff(tx, request) : await this.settled(tx, request);
      await insertRequest(tx, request, { text, isTold, at: this.deps.clock.now() });
      return { is_told: isTold };
    });
  }

  /** The sportsbook repeats a call for hours at most. */
  async forgetOld(): Promise<void> {
    const { database, clock } = this.deps;
    await database.query('delete from operator.sportsbook_notices where created_at < $1', [
      new Date(clock.now().getTime() - KEPT_MS),
    ]);
  }

  /** The start of a match is an invitation to bet: whoever has excluded themselves hears nothing of it. */
  private async kickOff(tx: Sql, { player: uid, event, event_id: id }: FollowRequest): Promise<boolean> {
    if (!(await this.rewards.mayBeOffered(tx, uid))) return false;
    const path = `/betting?p=${encodeURIComponent(`/event/${id}`)}`;
    await this.notifications.notify(tx, { uid, kind: 'followedKickOff', params: { event }, path });
    return true;
  }

  /** What was paid is the operator's to say. */
  private async settled(tx: Sql, { player: uid, event, bet_id: betId }: FollowRequest): Promise<boolean> {
    const bet = await findBet(tx, betId ?? '');
    if (bet === null || bet.uid !== uid) throw new WalletError('UnknownTransaction', 'The player has no such bet');
    if (isOpen(bet)) throw new WalletError('InvalidRequest', 'The bet has not ended');
    const params = { event, ...wireMoney(bet.credited, bet.currency) };
    await this.notifications.notify(tx, {
      uid,
      kind: 'followedBetSettled',
      params,
      path: '/profile/bets?show=settled',
    });
    return true;
  }
}

const textOf = ({ player, ...request }: FollowRequest): string =>
  JSON.stringify({ ...request, player: player.toString() });

interface Known {
  readonly request: string;
  readonly is_told: boolean;
}

/** Locks the id until the transaction ends: the same call may come twice at once. */
async function findRequest(tx: Sql, id: string): Promise<Known | null> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 8))', [`follow:${id}`]);
  const [row] = await tx.query<Known>('select request, is_told from operator.sportsbook_notices where id = $1', [id]);
  return row ?? null;
}

async function insertRequest(
  tx: Sql,
  { notice_id: id, player }: FollowRequest,
  { text, isTold, at }: { readonly text: string; readonly isTold: boolean; readonly at: Date },
): Promise<void> {
  await tx.query(
    'insert into operator.sportsbook_notices (id, uid, request, is_told, created_at) values ($1, $2, $3, $4, $5)',
    [id, player, text, isTold, at],
  );
}
