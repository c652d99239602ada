import type { InputOf, OutputOf } from '../../../../../src/contract/index.ts';
import type { wallet } from '../../../../../src/contract/wallet/wallet.ts';
import { invalidField } from '../../../OperatorError.ts';
import type { PlayerCall } from '../../../edge/handlers.ts';
import type { OperatorCore } from '../../../module.ts';
import type { FileLinks } from '../../fileLinks/module.ts';
import { filterOf } from './LedgerService.ts';

export const walletFiles = { kind: 'wallet-file', path: '/platform/wallet-file/', from: 'history', most: 20 } as const;

type FileRequest = InputOf<typeof wallet.getFile>;

/** What a link is about: the file that was asked for, and the language in which it is written. */
export interface AskedFile {
  readonly request: FileRequest;
  readonly locale: string;
}

/** Links to files of a player's money. They are exports, so a fresh proof is asked for. */
export class FileService {
  constructor(
    private readonly core: Pick<OperatorCore, 'database' | 'proofs'>,
    private readonly links: Pick<FileLinks<AskedFile>, 'demandPace' | 'give'>,
  ) {}

  async link(call: PlayerCall<FileRequest>): Promise<OutputOf<typeof wallet.getFile>> {
    const { database, proofs } = this.core;
    const { input: request, player, locale } = call;
    await this.demandKnown(player.uid, request);
    await proofs.demand(call);
    await this.links.demandPace(call);
    return database.transaction(async (tx) => {
      await proofs.demandIn(tx, call);
      return this.links.give(tx, call, { request, locale });
    });
  }

  private async demandKnown(uid: bigint, input: FileRequest): Promise<void> {
    filterOf(uid, input);
    if (input.zone !== '' && !isZone(input.zone)) throw invalidField('zone', 'wrongField');
    if (input.file !== 'payment' && input.file !== 'round') return;
    const table = input.file === 'payment' ? 'payments' : 'rounds';
    const rows = await this.core.database.query(`select 1 from operator.${table} where id = $1 and uid = $2`, [
      input.id,
      uid,
    ]);
    if (rows.length === 0) throw invalidField('id', 'wrongField');
  }
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
}
