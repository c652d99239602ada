import type { SandboxSettings } from '../../settings.ts';
import type { Database } from '../../database/database.ts';
import { onlyRow } from '../../database/database.ts';
import { composeOperator } from '../composeOperator.ts';
import { wireMoney } from '../ledger/amounts.ts';
import { post } from '../ledger/post.ts';
import type { OperatorModule } from '../module.ts';
import { bonusesModule } from '../modules/bonuses/bonuses/module.ts';
import { freespinsModule } from '../modules/bonuses/freespins/module.ts';
import { FreespinsService } from '../modules/bonuses/freespins/FreespinsService.ts';
import { PlayLimits } from '../modules/wallet/wallet/playLimits.ts';
import { limitsModule } from '../modules/responsible/limits/module.ts';
import { RollbackService } from '../modules/wallet/wallet/RollbackService.ts';
import { RoundBooking } from '../modules/wallet/wallet/RoundBooking.ts';
import type { RoundListener } from '../modules/wallet/wallet/RoundListener.ts';
import { WalletService } from '../modules/wallet/wallet/WalletService.ts';
import { recordAgreement } from '../players/recordAgreement.ts';
import type { SandboxClock } from '../SandboxClock.ts';
import { tokenId } from '../sessions/tokens.ts';

export interface ProofPlayer {
  readonly uid: bigint;
  readonly currency: string;
  readonly granted: bigint;
}

/** The operator's own wallet without HTTP, its players, and the games that they play. */
export class RoundDesk<Game extends string> {
  private readonly wallet: WalletService;
  private readonly rollbacks: RollbackService;
  protected readonly faceOf: <Face>(module: OperatorModule<Face>) => Face;

  constructor(
    readonly database: Database,
    config: SandboxSettings,
    protected readonly clock: SandboxClock,
    private readonly games: Readonly<Record<Game, { readonly type: string }>>,
    listeners: readonly RoundListener[],
  ) {
    const refuse = () => Promise.reject(new Error('The proof calls no vendor'));
    const logger = Object.assign(() => undefined, console) as never;
    const { core } = composeOperator({ config, database, clock, fetch: refuse, logger });
    const faceOf = <Face>(module: OperatorModule<Face>): Face => module.create(core, faceOf).face;
    this.faceOf = faceOf;
    const freespins = new FreespinsService(database, clock);
    const booking = new RoundBooking(faceOf(bonusesModule).funding, faceOf(freespinsModule), listeners);
    // A player of the proof plays faster than a market allows.
    const policy = { ...core.policy, min_round_ms: 0 };
    this.wallet = new WalletService(core, policy, new PlayLimits(faceOf(limitsModule)), booking, freespins);
    this.rollbacks = new RollbackService(core, booking);
  }

  async addGames(): Promise<void> {
    for (const [game, { type }] of Object.entries<{ readonly type: string }>(this.games))
      await this.database.query(
        `insert into operator.games (sysname, title, provider_sysname, provider_name, type, categories, features, volatility,
           rtp, image, colour, has_demo, is_new, priority, released_at, is_active)
         values ($1, $1, 'proof', 'Proof', $2, '{}', '{}', 'low', '96', '', '', false, false, 0, $3, true) on conflict do nothing`,
        [game, type, this.clock.now()],
      );
  }

  /** A player whose session lasts as long as the proof. */
  async addPlayer(currency: string, granted: bigint): Promise<ProofPlayer> {
    const now = this.clock.now();
    const { uid } = onlyRow(
      await this.database.query<{ uid: bigint }>(
        `insert into operator.players (login, currency, locale, registered_at)
         values ('proof-' || gen_random_uuid(), $1, 'en', $2) returning uid`,
        [currency, now],
      ),
    );
    await recordAgreement(this.database, { uid, version: '', at: now });
    await this.database.query(
      `insert into operator.sessions (id, uid, kind, address_hash, created_at, last_seen_at, expires_at, reality_checked_at)
       values ($1, $2, 'web', '', $3, $3, $4, $3)`,
      [`proof-${uid}`, uid, now, new Date(now.getTime() + 86_400_000)],
    );
    for (const game of Object.keys(this.games))
      await this.database.query(
        `insert into operator.game_sessions (id, uid, session_id, game, currency, locale, created_at)
         values ($1, $2, $3, $4, $5, 'en', $6)`,
        [tokenId(`${game}-${uid}`), uid, `proof-${uid}`, game, currency, now],
      );
    await this.database.transaction((tx) =>
      post(tx, {
        kind: 'grant',
        external: { source: 'proof', id: String(uid) },
        entries: [
          { account: { uid, kind: 'main', currency }, amount: granted },
          { account: { house: 'sandbox', currency }, amount: -granted },
        ],
        at: now,
      }),
    );
    return { uid, currency, granted };
  }

  bet({ uid, currency }: ProofPlayer, game: Game, roundId: string, id: string, amount: bigint) {
    return this.wallet.bet({
      session: `${game}-${uid}`,
      round_id: roundId,
      transaction_id: id,
      game,
      ...wireMoney(amount, currency),
      free_spins: '',
    });
  }

  win({ currency }: ProofPlayer, roundId: string, amount: bigint) {
    const money = wireMoney(amount, currency);
    return this.wallet.win({ round_id: roundId, transaction_id: `${roundId}:win`, ...money, finished: true });
  }

  rollback(roundId: string, betId: string) {
    return this.rollbacks.rollback({
      round_id: roundId,
      transaction_id: `${betId}:back`,
      original_transaction_id: betId,
    });
  }
}
