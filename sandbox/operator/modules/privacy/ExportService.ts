import { randomUUID } from 'node:crypto';
import type { InputOf, OutputOf } from '../../../../src/contract/index.ts';
import type { privacy } from '../../../../src/contract/privacy.ts';
import type { PlayerCall } from '../../edge/handlers.ts';
import type { OperatorCore } from '../../module.ts';
import type { FileLinks } from '../fileLinks/module.ts';

export const dataExports = { kind: 'export', path: '/platform/export/', from: 'privacy', most: 6 } as const;

/** What a link is about. */
export interface AskedExport {
  /** Of the export in the player's list of them. */
  readonly id: string;
  readonly format: 'json' | 'csv';
}

/** Files of a player's own data. Which were asked for is kept, longer than their links. */
export class ExportService {
  constructor(
    private readonly core: Pick<OperatorCore, 'database' | 'clock' | 'proofs'>,
    private readonly links: Pick<FileLinks<AskedExport>, 'demandPace' | 'give'>,
  ) {}

  async export(call: PlayerCall<InputOf<typeof privacy.exportData>>): Promise<OutputOf<typeof privacy.exportData>> {
    const { database, clock, proofs } = this.core;
    const { format } = call.input;
    await proofs.demand(call);
    await this.links.demandPace(call);
    return database.transaction(async (tx) => {
      await proofs.demandIn(tx, call);
      const id = randomUUID();
      await tx.query('insert into operator.data_exports (id, uid, format, created_at) values ($1, $2, $3, $4)', [
        id,
        call.player.uid,
        format,
        clock.now(),
      ]);
      return this.links.give(tx, call, { id, format });
    });
  }

  async noteTaken({ id }: AskedExport): Promise<void> {
    const { database, clock } = this.core;
    await database.query('update operator.data_exports set taken_at = $2 where id = $1', [id, clock.now()]);
  }
}
