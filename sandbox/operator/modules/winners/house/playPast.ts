import type { Database, Sql } from '../../../../database/database.ts';
import { SandboxClock } from '../../../SandboxClock.ts';
import { Sessions } from '../../../sessions/Sessions.ts';
import type { WalletFace } from '../../wallet/wallet/module.ts';
import { houseCurrency, keepInMoney } from './housePlayers.ts';

/** A house player's rounds of one game, the earliest first; minor units. */
export interface PastPlay {
  readonly uid: bigint;
  readonly game: string;
  readonly rounds: readonly { readonly stake: bigint; readonly payout: bigint; readonly at: Date }[];
}

interface Deps {
  readonly database: Database;
  readonly wallet: Pick<WalletFace, 'openGameSession' | 'bookPast'>;
}

/**
 * Books rounds that house players had before the sandbox's first start, with granted money and in sessions that are
 * over. As those of the ready-made player they were booked, and not drawn: keep their multiples below that of large
 * wins, which the verifiable feed is for.
 */
export async function playPast(tx: Sql, { database, wallet }: Deps, plays: readonly PastPlay[]): Promise<void> {
  for (const { uid, game, rounds } of plays) {
    const [first] = rounds;
    if (first === undefined) continue;
    const then = { now: first.at };
    const sessions = new Sessions(database, new SandboxClock({ now: () => then.now }));
    const { session } = await sessions.open(tx, {
      uid,
      kind: 'web',
      entry: null,
      addressHash: '',
      userAgent: 'sandbox',
    });
    const id = `house-past-${uid}-${game}`;
    const played = { id, uid, session_id: session.id, game, currency: houseCurrency, locale: 'en' };
    await wallet.openGameSession(tx, played, first.at);
    for (const [index, round] of rounds.entries()) {
      then.now = round.at;
      await keepInMoney(tx, uid, round.at);
      await wallet.bookPast(tx, played, { id: `${id}-${index}`, ...round });
    }
    await sessions.end(tx, session.id, 'logout');
  }
}
