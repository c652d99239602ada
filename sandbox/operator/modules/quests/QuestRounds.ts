import type { Database, Sql } from '../../../database/database.ts';
import type { Job } from '../../jobs/Jobs.ts';
import type { BookedMovement, RoundListener } from '../wallet/wallet/module.ts';
import type { QuestCause } from './quest.ts';

/** Called in the transaction that deletes the counted rounds. */
type Count = (tx: Sql, uid: bigint, causes: readonly QuestCause[]) => Promise<void>;

const EVERY_MS = 500;
const BATCH = 200;

interface EndedRow {
  readonly round_id: string;
  readonly game: string;
  readonly type: string | null;
  readonly currency: string;
  readonly main: bigint;
  readonly bonus: bigint;
  readonly payout: bigint;
  readonly ended_at: Date;
}

/**
 * Rounds as quests count them: followed in the round's own transactions, counted by a job when they have ended. Giving a
 * reward takes locks that come before those of a round, so it cannot happen inside of one.
 */
export class QuestRounds implements RoundListener, Job {
  readonly name = 'questRounds';
  readonly everyMs = EVERY_MS;

  constructor(
    private readonly database: Database,
    private readonly lock: (tx: Sql, uid: bigint) => Promise<void>,
    private readonly count: Count,
  ) {}

  async booked(tx: Sql, movement: BookedMovement): Promise<void> {
    const { kind, roundId, uid, game, currency, amount, split, isFree, isLast, at } = movement;
    // Free spins stake nothing of the player's.
    if (isFree) return;
    if (kind === 'bet') {
      await tx.query(
        `insert into operator.quest_rounds as r (round_id, uid, game, currency, main, bonus)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (round_id) do update set main = r.main + excluded.main, bonus = r.bonus + excluded.bonus`,
        [roundId, uid, game, currency, split.main, split.bonus],
      );
    } else if (kind === 'win') {
      await tx.query(
        'update operator.quest_rounds set payout = payout + $2, ended_at = $3 where round_id = $1 and ended_at is null',
        [roundId, amount, isLast ? at : null],
      );
    } else if (isLast) {
      await tx.query('delete from operator.quest_rounds where round_id = $1', [roundId]);
    } else {
      await tx.query('update operator.quest_rounds set main = main - $2, bonus = bonus - $3 where round_id = $1', [
        roundId,
        split.main,
        split.bonus,
      ]);
    }
  }

  /** Counts all rounds that have ended, one player after the other. */
  async run(): Promise<void> {
    for (let uid = await this.next(); uid !== null; uid = await this.next()) await this.countOf(uid);
  }

  private async next(): Promise<bigint | null> {
    const [row] = await this.database.query<{ readonly uid: bigint }>(
      'select uid from operator.quest_rounds where ended_at is not null order by ended_at limit 1',
    );
    return row?.uid ?? null;
  }

  private countOf(uid: bigint): Promise<void> {
    return this.database.transaction(async (tx) => {
      await this.lock(tx, uid);
      const rows = await tx.query<EndedRow>(
        `with ended as (
           delete from operator.quest_rounds where round_id in (
             select round_id from operator.quest_rounds where uid = $1 and ended_at is not null
             order by ended_at, round_id limit ${BATCH})
           returning round_id, game, currency, main, bonus, payout, ended_at)
         select e.*, g.type from ended e left join operator.game_facts g on g.sysname = e.game order by e.ended_at, e.round_id`,
        [uid],
      );
      const causes = rows.map(({ round_id: id, type, ended_at: at, ...round }) => ({
        ...round,
        kind: 'round' as const,
        id,
        type: type ?? '',
        at,
      }));
      if (causes.length > 0) await this.count(tx, uid, causes);
    });
  }
}
