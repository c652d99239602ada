import type { Database, Sql } from '../../../../database/database.ts';
import { wireMoney } from '../../../ledger/amounts.ts';
import { post } from '../../../ledger/post.ts';
import { appendEvent } from '../../../realtime/appendEvent.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';
import type { Player } from '../../../players/player.ts';
import {
  addWon,
  findPacks,
  findUsable,
  insertPack,
  insertRound,
  packOfRound,
  returnRound,
  takeRound,
} from './freespinsRepository.ts';
import type { Pack, PackGift, PackRow } from './freespinsRepository.ts';

const DAY_MS = 86_400_000;

type Status = 'active' | 'used' | 'expired';

/** Packs of rounds that the house pays. Their wins are the player's own money. */
export class FreespinsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Pick<SandboxClock, 'now'>,
  ) {}

  /** Gives a pack, once for each source and id; null if it was given before. */
  async give(tx: Sql, gift: PackGift): Promise<Pack | null> {
    const at = this.clock.now();
    const pack = await insertPack(tx, gift, at, new Date(at.getTime() + gift.days * DAY_MS));
    if (pack !== null) await this.tell(tx, pack);
    return pack;
  }

  /** The pack that the game plays next, as its studio is told; null without one. */
  async usable(sql: Sql, session: Pick<Pack, 'uid' | 'game' | 'currency'>) {
    const pack = await findUsable(sql, session, this.clock.now());
    if (pack === null) return null;
    const { id, count, remaining, stake, won, currency } = pack;
    const text = (minor: bigint) => wireMoney(minor, currency).amount;
    return { id: id.toString(), count, remaining, stake: text(stake), won: text(won) };
  }

  /** Pays for a round out of a pack: the house's promotions stake it. Null if the pack cannot. */
  async pay(
    tx: Sql,
    {
      id,
      roundId,
      callId,
      stake,
      ...session
    }: Pick<Pack, 'uid' | 'game' | 'currency'> & {
      readonly id: string;
      readonly roundId: string;
      readonly callId: string;
      readonly stake: bigint;
    },
  ): Promise<Pack | null> {
    if (!/^\d{1,18}$/.test(id)) return null;
    const pack = await takeRound(tx, BigInt(id), session, this.clock.now());
    // Another stake than the pack's: the caller's transaction is rolled back with the refusal.
    if (pack === null || pack.stake !== stake) return null;
    await insertRound(tx, roundId, pack.id);
    await this.book(tx, pack, callId, 'free_stake', pack.stake);
    await this.tell(tx, pack);
    return pack;
  }

  /** Counts what a round has won. False for rounds that no pack has paid. */
  async won(tx: Sql, roundId: string, amount: bigint): Promise<boolean> {
    const pack = await packOfRound(tx, roundId);
    if (pack === null) return false;
    if (amount > 0n) {
      await addWon(tx, pack.id, amount);
      await this.tell(tx, { ...pack, won: pack.won + amount });
    }
    return true;
  }

  /** Puts a round that was rolled back into its pack again. */
  async giveBack(tx: Sql, roundId: string, callId: string): Promise<void> {
    const pack = await packOfRound(tx, roundId);
    if (pack === null) return;
    await returnRound(tx, roundId, pack.id);
    await this.book(tx, pack, callId, 'free_stake_returned', -pack.stake);
    await this.tell(tx, { ...pack, remaining: pack.remaining + 1 });
  }

  async list({ uid }: Pick<Player, 'uid'>, locale: string, status: Status, count: number) {
    const packs = await findPacks(this.database, uid, status, this.clock.now(), count);
    return { items: packs.map((pack) => present(pack, locale, status)) };
  }

  private async tell(tx: Sql, { uid, id, game, remaining, won, currency }: Pack): Promise<void> {
    const data = { id: Number(id), game, remaining_count: remaining, won: wireMoney(won, currency) };
    await appendEvent(tx, uid, { type: 'freespins.changed', data }, this.clock.now());
  }

  private async book(tx: Sql, { currency }: Pack, callId: string, kind: string, amount: bigint): Promise<void> {
    await post(tx, {
      kind,
      external: { source: 'freespins', id: callId },
      entries: [
        { account: { house: 'promotions', currency }, amount: -amount },
        { account: { house: 'gaming', currency }, amount },
      ],
      at: this.clock.now(),
    });
  }
}

function present(pack: PackRow, locale: string, status: Status) {
  return {
    id: Number(pack.id),
    status,
    game: { sysname: pack.game, title: pack.title ?? pack.game, image: pack.image ?? '' },
    count: pack.count,
    remaining_count: pack.remaining,
    stake: wireMoney(pack.stake, pack.currency),
    won: wireMoney(pack.won, pack.currency),
    description: pack.texts[locale] ?? pack.texts['en'] ?? { title: '', text: '' },
    expires_at: pack.expires_at.toISOString(),
  };
}
