import type { InputOf, OutputOf } from '../../../../../src/contract/index.ts';
import type { wallet } from '../../../../../src/contract/wallet/wallet.ts';
import { invalidField } from '../../../OperatorError.ts';
import type { PlayerCall } from '../../../edge/handlers.ts';
import type { OperatorCore } from '../../../module.ts';
import { newToken, tokenId } from '../../../sessions/tokens.ts';
import { filterOf } from './LedgerService.ts';

/** Files within the throttle's window of 15 minutes. */
const MOST_FILES = 20;
/** A link is followed at once, or not at all; in ms. */
const VALID_MS = 5 * 60_000;

export const FILE_PATH = '/platform/wallet-file/';

export type FileRequest = InputOf<typeof wallet.getFile>;

export interface TakenFile {
  readonly uid: bigint;
  readonly request: FileRequest;
  readonly locale: string;
}

/** Links to files of a player's money. A link needs no session: a messenger opens it in a browser that has none. */
export class FileService {
  constructor(private readonly core: Pick<OperatorCore, 'database' | 'clock' | 'throttle'>) {}

  async link({ input, player, locale }: PlayerCall<FileRequest>): Promise<OutputOf<typeof wallet.getFile>> {
    const { database, clock, throttle } = this.core;
    await this.demandKnown(player.uid, input);
    await throttle.hit([{ key: `wallet-file:${player.uid}`, most: MOST_FILES }]);
    const token = newToken();
    const expiresAt = clock.in(VALID_MS);
    await database.query(
      `insert into operator.wallet_files (id, uid, request, locale, created_at, expires_at)
       values ($1, $2, $3::json, $4, $5, $6)`,
      [tokenId(token), player.uid, JSON.stringify(input), locale, clock.now(), expiresAt],
    );
    return { path: `${FILE_PATH}${token}`, expires_at: expiresAt.toISOString() };
  }

  /** The request of a link, once; null for a link that is wrong, used or too old, or whose account is closed. */
  async take(token: string): Promise<TakenFile | null> {
    const { database, clock } = this.core;
    const [taken] = await database.query<TakenFile>(
      `update operator.wallet_files f set taken_at = $2 from operator.player_facts p
       where f.id = $1 and f.taken_at is null and f.expires_at > $2 and p.uid = f.uid and p.status = 'active'
       returning f.uid, f.request, f.locale`,
      [tokenId(token), clock.now()],
    );
    return taken ?? null;
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
