import type { SandboxSettings } from '../../../settings.ts';
import type { BonusType } from '../../../../src/shared/bonus/terms.ts';
import type { Database, Sql } from '../../../database/database.ts';
import { onlyRow } from '../../../database/database.ts';
import { composeOperator } from '../../composeOperator.ts';
import { wireMoney } from '../../ledger/amounts.ts';
import type { OperatorModule } from '../../module.ts';
import { BonusEvents } from '../../modules/bonuses/bonuses/BonusEvents.ts';
import { BonusFunding } from '../../modules/bonuses/bonuses/BonusFunding.ts';
import { BonusLifecycle } from '../../modules/bonuses/bonuses/BonusLifecycle.ts';
import { BonusService } from '../../modules/bonuses/bonuses/BonusService.ts';
import { ExpireBonuses } from '../../modules/bonuses/bonuses/ExpireBonuses.ts';
import type { Bonus, Grant } from '../../modules/bonuses/bonuses/bonus.ts';
import { hasBurnable, lockBonuses } from '../../modules/bonuses/bonuses/bonusRepository.ts';
import { withdrawalLimits } from '../../modules/cashier/methods.ts';
import { Settlement } from '../../modules/cashier/Settlement.ts';
import { WithdrawalService } from '../../modules/cashier/WithdrawalService.ts';
import { CashbackPeriods } from '../../modules/cashback/CashbackPeriods.ts';
import { CashbackService } from '../../modules/cashback/CashbackService.ts';
import { FreespinsService } from '../../modules/bonuses/freespins/FreespinsService.ts';
import { PlayLimits } from '../../modules/wallet/wallet/playLimits.ts';
import { limitsModule } from '../../modules/responsible/limits/module.ts';
import { RollbackService } from '../../modules/wallet/wallet/RollbackService.ts';
import { RoundBooking } from '../../modules/wallet/wallet/RoundBooking.ts';
import { WalletService } from '../../modules/wallet/wallet/WalletService.ts';
import { recordAgreement } from '../../players/recordAgreement.ts';
import { moveMoney } from '../../realtime/moveMoney.ts';
import { SandboxClock } from '../../SandboxClock.ts';
import { tokenId } from '../../sessions/tokens.ts';
import type { ModelRules } from './BonusModel.ts';

/** The games of the proof, by sysname. */
export const games = { 'proof-reels': 'slots', 'proof-cards': 'table', 'proof-dice': 'instant' } as const;
export type ProofGame = keyof typeof games;

const texts = { en: { title: 'A bonus of the proof', text: '' } };

type Parts = Awaited<ReturnType<typeof compose>>;

function compose(database: Database, config: SandboxSettings, time: { readonly ms: number }, rules: ModelRules) {
  const clock = new SandboxClock({ now: () => new Date(time.ms) });
  const done = () => Promise.resolve();
  const refuse = () => Promise.reject(new Error('The proof calls no vendor'));
  // Only warnings of jobs are logged, and no job runs by itself here.
  const logger = Object.assign(() => undefined, console) as never;
  const { core } = composeOperator({ config, database, clock, fetch: refuse, logger });
  const policy = { ...core.policy, funding_order: rules.order, is_bonus_isolation_enabled: rules.isIsolated };
  const faceOf = <Face>(module: OperatorModule<Face>): Face => module.create(core, faceOf).face;
  const events = new BonusEvents();
  const lifecycle = new BonusLifecycle(events);
  const freespins = new FreespinsService(database, clock);
  const booking = new RoundBooking(new BonusFunding(policy, lifecycle, events, clock), freespins, []);
  const face = {
    lock: lockBonuses,
    wouldBurn: (sql: Sql, uid: bigint) => hasBurnable(sql, uid, 'casino'),
    burn: (tx: Sql, uid: bigint, type?: BonusType) => lifecycle.burnAll(tx, uid, clock.now(), type),
  };
  const noStops = { lock: refuse, against: refuse, reasonOf: refuse, giveBack: refuse, stopUnfit: refuse };
  const [noOffers, noMails] = [{ lock: refuse, arrived: refuse }, { tell: done }];
  const settlement = new Settlement(clock, { notify: done }, noOffers, noStops, noMails);
  const withdrawals = new WithdrawalService(core, {
    payouts: { send: refuse },
    settlement,
    requirements: { check: done, begin: () => Promise.resolve(false) },
    bonuses: face,
    tournaments: { cashedOut: done },
    proofs: { demand: done, demandIn: done },
    // The balance bounds a withdrawal here, and nothing else does.
    preflight: { refusal: () => Promise.resolve(null) },
    destinations: {
      read: (_sql, _uid, method, { requisites }) =>
        Promise.resolve({ found: { method, requisites, holder: '', mask: '' } }),
      keep: done,
    },
    locks: { state: () => Promise.resolve({ is_offered: false, is_on: false, ends_at: null }) },
    mails: noMails,
    paidCards: { read: async () => undefined },
  });
  const limits = new PlayLimits(faceOf(limitsModule));
  const wallet = new WalletService(core, policy, limits, booking, freespins);
  return {
    clock,
    lifecycle,
    freespins,
    wallet,
    rollbacks: new RollbackService(core, booking),
    bonuses: new BonusService(database, clock, lifecycle),
    expiry: new ExpireBonuses(database, clock, lifecycle),
    cashbacks: new CashbackService(database, clock),
    settlement,
    withdrawals,
    periods: new CashbackPeriods(database, clock),
  };
}

/** The operator's own services, without HTTP, for one new player. */
export class BonusDesk {
  private constructor(
    readonly database: Database,
    private readonly parts: Parts,
    private readonly player: { readonly uid: bigint; readonly currency: string },
    private readonly sessions: Readonly<Record<ProofGame, string>>,
  ) {}

  static async open(
    database: Database,
    config: SandboxSettings,
    time: { readonly ms: number },
    { currency, ...rules }: ModelRules & { readonly currency: string },
  ): Promise<BonusDesk> {
    const parts = compose(database, config, time, rules);
    const now = new Date(time.ms);
    const { uid } = onlyRow(
      await database.query<{ uid: bigint }>(
        `insert into operator.players (login, currency, locale, registered_at)
         values ('proof-' || gen_random_uuid(), $1, 'en', $2) returning uid`,
        [currency, now],
      ),
    );
    await recordAgreement(database, { uid, version: '', at: now });
    await database.query(
      `insert into operator.sessions (id, uid, kind, address_hash, created_at, last_seen_at, expires_at, reality_checked_at)
       values ($1, $2, 'web', '', $3, $3, $4, $3)`,
      [`proof-${uid}`, uid, now, new Date(time.ms + 1000 * 86_400_000)],
    );
    const sessions = { 'proof-reels': '', 'proof-cards': '', 'proof-dice': '' };
    for (const [game, type] of Object.entries(games)) {
      const token = `${game}-${uid}`;
      sessions[game as ProofGame] = token;
      await database.query(
        `insert into operator.games (sysname, title, provider_sysname, provider_name, type, categories, features, volatility,
           rtp, image, colour, has_demo, is_new, priority, released_at, is_active)
         values ($1, $1, 'proof', 'Proof', $2, '{}', '{}', 'low', '96', '', '', false, false, 0, $3, true) on conflict do nothing`,
        [game, type, now],
      );
      await database.query(
        `insert into operator.game_sessions (id, uid, session_id, game, currency, locale, created_at)
         values ($1, $2, $3, $4, $5, 'en', $6)`,
        [tokenId(token), uid, `proof-${uid}`, game, currency, now],
      );
    }
    return new BonusDesk(database, parts, { uid, currency }, sessions);
  }

  get uid(): bigint {
    return this.player.uid;
  }

  /** The clock has been moved: the player is still signed in. */
  async stay(): Promise<void> {
    await this.database.query(
      'update operator.sessions set last_seen_at = $2, reality_checked_at = $2 where uid = $1',
      [this.uid, this.parts.clock.now()],
    );
  }

  async credit(id: string, amount: bigint): Promise<void> {
    const { uid, currency } = this.player;
    await this.database.transaction((tx) =>
      moveMoney(tx, {
        uid,
        currency,
        kind: 'grant',
        external: { source: 'proof', id },
        entries: [
          { account: { uid, kind: 'main', currency }, amount },
          { account: { house: 'sandbox', currency }, amount: -amount },
        ],
        at: this.parts.clock.now(),
        cause: { kind: 'other', amount },
      }),
    );
  }

  /** Null if this id has been granted before. */
  grant(id: string, grant: Pick<Grant, 'amount' | 'deposit' | 'terms'>): Promise<Bonus | null> {
    const whole = { ...this.player, ...grant, texts, source: 'proof', sourceId: id, offerId: null };
    return this.database.transaction((tx) => this.parts.lifecycle.grant(tx, whole, this.parts.clock.now()));
  }

  activate = (id: number) => this.parts.bonuses.activate(this.asPlayer(), 'en', id);
  pause = (id: number) => this.parts.bonuses.pause(this.asPlayer(), 'en', id);
  remove = (id: number) => this.parts.bonuses.remove(this.asPlayer(), 'en', id);
  expire = () => this.parts.expiry.run();

  burn(): Promise<void> {
    return this.database.transaction((tx) => this.parts.lifecycle.burnAll(tx, this.uid, this.parts.clock.now()));
  }

  /** The smallest withdrawal, in minor units. */
  get leastWithdrawal(): bigint {
    return withdrawalLimits(this.player.currency).min;
  }

  /** A withdrawal that is paid out, or returned by the bank. */
  async withdraw(amount: bigint, isAgreed: boolean, isPaid: boolean): Promise<void> {
    const money = wireMoney(amount, this.player.currency);
    const input = { method: 'card', ...money, requisites: '4111111111111111', burn_bonuses: isAgreed };
    const call = { input, player: this.player, session: { kind: 'web' }, locale: 'en' };
    const { id } = await this.database.transaction((tx) =>
      // The service looks at nothing else of a call.
      this.parts.withdrawals.commit(tx, call as Parameters<WithdrawalService['commit']>[1]),
    );
    const told = { ...money, ending: isPaid ? 'succeeded' : 'failed', reason: '' } as const;
    await this.database.transaction((tx) => this.parts.settlement.settle(tx, id, 'withdrawal', told));
  }

  /** The id of the new pack. */
  async giveSpins(id: string, pack: { readonly game: string; readonly stake: bigint; readonly count: number }) {
    const gift = { ...this.player, ...pack, days: 7, texts, source: 'proof', sourceId: id };
    const given = await this.database.transaction((tx) => this.parts.freespins.give(tx, gift));
    if (given === null) throw new Error(`The pack ${id} was given before`);
    return given;
  }

  bet(id: string, roundId: string, game: ProofGame, amount: bigint, freeSpins = '') {
    const money = wireMoney(amount, this.player.currency);
    return this.parts.wallet.bet({
      session: this.sessions[game],
      round_id: roundId,
      transaction_id: id,
      game,
      ...money,
      free_spins: freeSpins,
    });
  }

  win(id: string, roundId: string, amount: bigint, isLast: boolean) {
    const money = wireMoney(amount, this.player.currency);
    return this.parts.wallet.win({ round_id: roundId, transaction_id: id, ...money, finished: isLast });
  }

  rollback(id: string, roundId: string, betId: string) {
    return this.parts.rollbacks.rollback({ round_id: roundId, transaction_id: id, original_transaction_id: betId });
  }

  runCashbacks = () => this.parts.periods.run();

  payCashback(id: number): Promise<void> {
    return this.database.transaction((tx) => this.parts.cashbacks.payout(tx, this.asPlayer(), id));
  }

  removeCashback = (id: number) => this.parts.cashbacks.remove(this.asPlayer(), 'en', id);

  /** The services look at nothing else of a player. */
  private asPlayer() {
    return this.player as Parameters<BonusService['activate']>[0];
  }
}
