import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { boundedServer } from '../../../../../server/sockets/BoundedSocket.ts';
import { tableGames } from '../../../games/tableGames.ts';
import type { Database } from '../../../server/Database.ts';
import { StudioError } from '../../../server/StudioError.ts';
import type { PlaySettlement } from '../../server/PlaySettlement.ts';
import type { TableFloor } from './TableFloor.ts';
import { TableHub } from './TableHub.ts';
import { findTableRound, ownSeeds } from './tableRepository.ts';
import { TableRunner } from './TableRunner.ts';

export interface TableRoutesOptions {
  readonly database: Database;
  readonly settlement: PlaySettlement;
  readonly floor: TableFloor;
  readonly now: () => number;
  /** Whether the tables run by themselves; otherwise they stand still, as in tests of other things. */
  readonly isRunning: boolean;
}

/** The addresses of the tables' sockets. */
export const TABLE_SOCKETS = new RegExp(`^/studio/tables/(${[...tableGames.keys()].join('|')})$`);

/** After a failed step, such as a database that does not answer, in ms. */
const RETRY_MS = 1_000;
const SHORTEST_MS = 10;

/** Runs the shared tables: a socket each, which tells everybody what happens, and the proof of a round that is over. */
export async function tableRoutes(app: FastifyInstance, options: TableRoutesOptions): Promise<void> {
  if (!app.hasDecorator('websocketServer')) await app.register(websocket, { options: boundedServer });
  for (const [sysname, game] of tableGames) {
    const hub = new TableHub();
    const runner = new TableRunner(game, { ...options, tell: (message) => hub.tell(message) });
    app.get(`/studio/tables/${sysname}`, { websocket: true }, (socket) => hub.add(socket, runner.state));
    if (options.isRunning) keepRunning(app, runner);
    app.addHook('preClose', async () => hub.close());
  }
  app.get<{ Params: { id: string } }>('/studio/api/tables/:id', async ({ params }) => {
    const round = /^table-[0-9a-f-]{36}$/.test(params.id) ? await findTableRound(options.database, params.id) : null;
    if (round === null || round.phase === 'betting' || round.phase === 'running')
      throw new StudioError('NotFound', 'No finished round has this id');
    const seeds = await ownSeeds(options.database, round.id);
    return {
      id: round.id,
      game: round.game,
      nonce: round.number,
      serverSeed: round.server_seed,
      seedHash: round.seed_hash,
      clientSeed: round.client_seed,
      /** In the order in which the client seed is made of them. */
      seeds: seeds.map(({ id, own_seed: seed }) => ({ id, seed })),
    };
  });
}

function keepRunning(app: FastifyInstance, runner: TableRunner): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  let running: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    let wait = RETRY_MS;
    try {
      wait = await runner.step();
    } catch (error) {
      if (!isClosed) app.log.error({ err: error }, 'a step of a table failed');
    }
    if (isClosed) return;
    timer = setTimeout(
      () => {
        running = run();
      },
      Math.max(SHORTEST_MS, wait),
    );
  };
  app.addHook('onReady', async () => {
    running = run();
  });
  app.addHook('preClose', async () => {
    isClosed = true;
    clearTimeout(timer);
    await running;
  });
}
