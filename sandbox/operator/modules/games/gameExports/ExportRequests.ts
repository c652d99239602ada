import { randomUUID } from 'node:crypto';
import type { InputOf, OutputOf } from '../../../../../src/contract/index.ts';
import type { gameExports } from '../../../../../src/contract/games/gameExports.ts';
import { OperatorError } from '../../../OperatorError.ts';
import type { PlayerCall } from '../../../edge/handlers.ts';
import { timeField } from '../../../edge/timeField.ts';
import type { OperatorCore } from '../../../module.ts';
import { demandExports } from './demandExports.ts';
import { roundsCsv } from './roundsCsv.ts';
import type { ExportFilter } from './roundsCsv.ts';

/** Requests within the throttle's window of 15 minutes. */
const MOST_REQUESTS = 10;
/** How long a finished file is kept, in ms. */
const KEPT_MS = 24 * 3_600_000;

interface RequestRow extends ExportFilter {
  readonly id: string;
  readonly status: 'pending' | 'ready' | 'expired';
  readonly rounds: number;
  readonly expires_at: Date | null;
}

type Answer = OutputOf<typeof gameExports.createRequest>['request'];

const columns = 'id, uid, game, from_at, to_at, status, rounds, created_at, expires_at';

/** 7-73, 7-74: players' requests for files of their rounds. A job makes the files; one request of a player is open at a time. */
export class ExportRequests {
  constructor(private readonly core: Pick<OperatorCore, 'config' | 'database' | 'clock' | 'throttle' | 'proofs'>) {}

  async latest({ player }: PlayerCall<unknown>): Promise<OutputOf<typeof gameExports.getRequest>> {
    demandExports(this.core.config);
    const row = await this.find(player.uid);
    return { request: row === null ? null : this.present(row) };
  }

  async create(
    call: PlayerCall<InputOf<typeof gameExports.createRequest>>,
  ): Promise<OutputOf<typeof gameExports.createRequest>> {
    const { config, database, clock, throttle, proofs } = this.core;
    demandExports(config);
    const { input } = call;
    const { uid } = call.player;
    await proofs.demand(call);
    const [from, to] = [timeField('from', input.from), timeField('to', input.to)];
    await throttle.hit([{ key: `game-export:${uid}`, most: MOST_REQUESTS }]);
    const [made] = await database.query<RequestRow>(
      `insert into operator.game_exports (id, uid, game, from_at, to_at, status, created_at)
       values ($1, $2, $3, $4, $5, 'pending', $6) on conflict (uid) where status = 'pending' do nothing
       returning ${columns}`,
      [randomUUID(), uid, input.game, from, to, clock.now()],
    );
    if (made !== undefined) return { request: this.present(made) };
    const open = await this.find(uid);
    const isSame =
      open !== null &&
      open.game === input.game &&
      open.from_at?.getTime() === from?.getTime() &&
      open.to_at?.getTime() === to?.getTime();
    if (!isSame)
      throw new OperatorError('InvalidRequestException', 'Another file is being made', { reason: 'exportPending' });
    return { request: this.present(open) };
  }

  /** Makes the files that are asked for, and drops those that are too old; returns how many were made. */
  async makeDue(): Promise<number> {
    const { database, clock } = this.core;
    await database.query(
      `with old as (update operator.game_exports set status = 'expired' where status = 'ready' and expires_at <= $1 returning id)
       delete from operator.game_export_parts p using old where p.export_id = old.id`,
      [clock.now()],
    );
    let made = 0;
    while (await this.makeOne()) made += 1;
    return made;
  }

  /** In one transaction with a lock on the request: of two replicas one makes the file, and a killed one leaves nothing. */
  private makeOne(): Promise<boolean> {
    const { database, clock } = this.core;
    return database.transaction(async (tx) => {
      const [request] = await tx.query<RequestRow>(
        `select ${columns} from operator.game_exports where status = 'pending'
         order by seq limit 1 for update skip locked`,
      );
      if (request === undefined) return false;
      let [seq, rounds] = [0, 0];
      for await (const piece of roundsCsv(tx, request)) {
        await tx.query('insert into operator.game_export_parts (export_id, seq, content) values ($1, $2, $3)', [
          request.id,
          seq,
          piece.content,
        ]);
        seq += 1;
        rounds += piece.rounds;
      }
      await tx.query(`update operator.game_exports set status = 'ready', rounds = $2, expires_at = $3 where id = $1`, [
        request.id,
        rounds,
        clock.in(KEPT_MS),
      ]);
      return true;
    });
  }

  private async find(uid: bigint): Promise<RequestRow | null> {
    const [row] = await this.core.database.query<RequestRow>(
      `select ${columns} from operator.game_exports where uid = $1 order by seq desc limit 1`,
      [uid],
    );
    return row ?? null;
  }

  private present(row: RequestRow): Answer {
    const { id, status: stored, game, from_at, to_at, rounds, created_at, expires_at } = row;
    // The job may not have come by yet.
    const isOver = stored === 'ready' && expires_at !== null && expires_at <= this.core.clock.now();
    return {
      id,
      status: isOver ? 'expired' : stored,
      game,
      from: from_at?.toISOString() ?? '',
      to: to_at?.toISOString() ?? '',
      rounds,
      created_at: created_at.toISOString(),
      expires_at: expires_at?.toISOString() ?? null,
    };
  }
}
