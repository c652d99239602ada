import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { InputOf, OutputOf } from '../../../../../src/contract/index.ts';
import type { gameExports } from '../../../../../src/contract/games/gameExports.ts';
import type { PlayerCall } from '../../../edge/handlers.ts';
import type { OperatorCore } from '../../../module.ts';
import { invalidField } from '../../../OperatorError.ts';
import { fileRoute } from '../../fileLinks/module.ts';
import type { FileLinks } from '../../fileLinks/module.ts';
import { demandExports } from './demandExports.ts';

export const roundsFiles = { kind: 'rounds-file', path: '/platform/game-history/', from: 'history', most: 20 } as const;

/** What a link is about: the id of the request whose file it opens. */
export interface AskedRounds {
  readonly id: string;
}

/**
 * 7-73: links to the files of players' rounds. A file has every stake of years in one document, as a statement has every
 * payment, so a fresh proof is asked for here, too: it may have been asked for hours ago, in another session.
 */
export class ExportFiles {
  constructor(
    private readonly core: Pick<OperatorCore, 'config' | 'database' | 'clock' | 'proofs'>,
    private readonly links: FileLinks<AskedRounds>,
  ) {}

  async link(call: PlayerCall<InputOf<typeof gameExports.getFile>>): Promise<OutputOf<typeof gameExports.getFile>> {
    const { config, database, proofs } = this.core;
    const { id } = call.input;
    demandExports(config);
    await proofs.demand(call);
    if (!(await this.isKept(call.player.uid, id))) throw invalidField('id', 'wrongField');
    await this.links.demandPace(call);
    return database.transaction(async (tx) => {
      await proofs.demandIn(tx, call);
      return this.links.give(tx, call, { id });
    });
  }

  /** Answers a link with its file, once. */
  routes(app: FastifyInstance): Promise<void> {
    return fileRoute(app, this.links, async ({ uid, about: { id } }) => {
      if (!(await this.isKept(uid, id))) return null;
      return {
        type: 'text/csv; charset=utf-8',
        name: `filename="croupier-rounds-${this.core.clock.now().toISOString().slice(0, 10)}.csv"`,
        content: Readable.from(this.parts(id)),
      };
    });
  }

  /** Whether this is a request of the player whose file is ready, and kept still. */
  private async isKept(uid: bigint, id: string): Promise<boolean> {
    const { database, clock } = this.core;
    const rows = await database.query(
      `select 1 from operator.game_exports where id = $1 and uid = $2 and status = 'ready' and expires_at > $3`,
      [id, uid, clock.now()],
    );
    return rows.length > 0;
  }

  private async *parts(id: string): AsyncGenerator<string> {
    for (let seq = 0; ; seq += 1) {
      const [part] = await this.core.database.query<{ content: string }>(
        'select content from operator.game_export_parts where export_id = $1 and seq = $2',
        [id, seq],
      );
      if (part === undefined) return;
      yield part.content;
    }
  }
}
