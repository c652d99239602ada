import type { Database, Sql } from '../../../database/database.ts';
import { invalidField } from '../../OperatorError.ts';
import { minorUnits } from '../../ledger/amounts.ts';
import { InsufficientFundsError } from '../../ledger/ledgerErrors.ts';
import type { Job } from '../../jobs/Jobs.ts';
import { moveMoney } from '../../realtime/moveMoney.ts';
import type { SandboxClock } from '../../SandboxClock.ts';
import { demandMayPlay } from '../../players/Exclusions.ts';
import type { Player } from '../../players/player.ts';
import type { RequirementsFace } from '../verification/requirements/module.ts';
import type { WalletFace } from '../wallet/wallet/module.ts';
import { changeBalance, lockBalance } from './balancesRepository.ts';
import { demandRunning } from './demandRunning.ts';
import { closePurchase, insertPurchase, leftOver } from './purchasesRepository.ts';
import type { Purchase } from './purchasesRepository.ts';
import { expireGifts } from './spinsRepository.ts';
import { tellChanged } from './tellChanged.ts';

interface Wanted {
  readonly campaign_id: string;
  readonly spins_amount: number;
  readonly price: string;
}

interface Deps {
  readonly database: Database;
  readonly clock: SandboxClock;
  readonly requirements: Pick<RequirementsFace, 'check'>;
  readonly wallet: Pick<WalletFace, 'exceededLimit'>;
}

/**
 * 7-60: spins for main money. A bought spin is a stake: exclusions, what the market asks before play, and the player's own
 * loss and wager limits hold for it as for a stake. Whatever it wins, its whole price counts as lost for a limit.
 */
export class SpinShop implements Job {
  readonly name = 'wheels';
  readonly everyMs = 30_000;

  constructor(private readonly deps: Deps) {}

  async buy(tx: Sql, player: Player, wanted: Wanted): Promise<void> {
    const { clock, requirements } = this.deps;
    const { uid, currency } = player;
    const { wheel, price } = await demandRunning(tx, wanted.campaign_id, clock.now());
    await demandMayPlay(tx, uid, clock);
    await requirements.check(tx, player, 'play');
    const spins = wanted.spins_amount;
    const minor = minorUnits(price?.[currency] ?? '', currency);
    if (minor === null || !wheel.bundles.includes(spins)) throw invalidField('spins_amount', 'noSuchBundle');
    if (minorUnits(wanted.price, currency) !== minor) throw invalidField('price', 'priceChanged');
    const amount = minor * BigInt(spins);
    await this.demandAllowed(tx, player, amount);
    const at = clock.now();
    await lockBalance(tx, uid, wheel.id);
    const id = await insertPurchase(tx, { uid, campaign: wheel.id, spins, currency, price: minor }, at);
    await this.pay(tx, player, id, amount, at);
    const cause = { source: 'wheel_purchase', sourceId: id.toString() };
    await changeBalance(tx, { uid, campaign: wheel.id, free: 0, bought: spins, ...cause, at });
    await tellChanged(tx, uid, wheel.id, at);
  }

  /** Gifts end; what is left of spins that were bought for a wheel that has ended is paid back. */
  async run(): Promise<void> {
    const { database, clock } = this.deps;
    await database.transaction(async (tx) => {
      const now = clock.now();
      for (const { uid, campaign } of await expireGifts(tx, now)) await tellChanged(tx, uid, campaign, now);
    });
    for (const purchase of await leftOver(database, clock.now()))
      await database.transaction((tx) => this.payBack(tx, purchase));
  }

  private async demandAllowed(tx: Sql, { uid, currency }: Player, amount: bigint): Promise<void> {
    const exceeded = await this.deps.wallet.exceededLimit(tx, { uid, currency, stake: amount }, this.deps.clock.now());
    if (exceeded !== null) throw invalidField('spins_amount', exceeded.kind === 'loss' ? 'lossLimit' : 'wagerLimit');
  }

  private async pay(tx: Sql, { uid, currency }: Player, id: bigint, amount: bigint, at: Date): Promise<void> {
    try {
      await moveMoney(tx, {
        uid,
        currency,
        kind: 'wheel_spins',
        external: { source: 'wheel_purchase', id: id.toString() },
        entries: [
          { account: { uid, kind: 'main', currency }, amount: -amount },
          { account: { house: 'gaming', currency }, amount },
        ],
        at,
        cause: { kind: 'other', amount },
      });
    } catch (error) {
      if (error instanceof InsufficientFundsError) throw invalidField('spins_amount', 'insufficientFunds');
      throw error;
    }
  }

  private async payBack(tx: Sql, { id, uid, campaign, currency, price }: Purchase): Promise<void> {
    const at = this.deps.clock.now();
    await lockBalance(tx, uid, campaign);
    const spins = await closePurchase(tx, id);
    if (spins === 0) return;
    const cause = { source: 'wheel_refund', sourceId: id.toString() };
    await changeBalance(tx, { uid, campaign, free: 0, bought: -spins, ...cause, at });
    const amount = price * BigInt(spins);
    await moveMoney(tx, {
      uid,
      currency,
      kind: 'wheel_refund',
      external: { source: 'wheel_refund', id: id.toString() },
      entries: [
        { account: { uid, kind: 'main', currency }, amount },
        { account: { house: 'gaming', currency }, amount: -amount },
      ],
      at,
      cause: { kind: 'other', amount },
    });
    await tellChanged(tx, uid, campaign, at);
  }
}
