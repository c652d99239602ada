import type { OutputOf } from '../../../../../src/contract/index.ts';
import type { account } from '../../../../../src/contract/profile/account.ts';
import type { Database } from '../../../../database/database.ts';
import { invalidField } from '../../../OperatorError.ts';
import { readBalances } from '../../../ledger/balances.ts';
import { findHeldRewards } from '../../../realtime/findHeldRewards.ts';
import { latestSeq } from '../../../realtime/realtimeRepository.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';
import type { Player } from '../../../players/player.ts';
import { siteLocaleOf } from '../../../market/facts.ts';
import type { TwoFactorFace } from '../../security/twofactor/module.ts';
import type { VerificationFace } from '../../verification/verification/module.ts';
import type { CashierFace } from '../../cashier/module.ts';
import type { RequirementsFace } from '../../verification/requirements/module.ts';
import type { WalletFace } from '../../wallet/wallet/module.ts';
import { setLocale } from '../../../players/person.ts';
import { presentBalances } from '../../../ledger/presentBalances.ts';
import { presentFreshWin, presentGuest, presentInfo } from './presenters.ts';

/** In ms. A win is fresh while a game may still be showing its round (design, section 7). */
const FRESH_WIN_MS = 10_000;

interface AccountFaces {
  readonly wallet: Pick<WalletFace, 'freshWins'>;
  readonly twoFactor: Pick<TwoFactorFace, 'kindOf'>;
  readonly verification: Pick<VerificationFace, 'statusOf'>;
  readonly cashier: Pick<CashierFace, 'withdrawnBefore'>;
  readonly requirements: Pick<RequirementsFace, 'check' | 'isKycBlocked'>;
}

export class AccountService {
  constructor(
    private readonly database: Database,
    private readonly clock: SandboxClock,
    private readonly faces: AccountFaces,
  ) {}

  async info(player: Player | null, locale: string): Promise<OutputOf<typeof account.getInfo>> {
    if (player === null) return presentGuest(locale, this.clock.now());
    // Before the others: events of what they do not show yet come after it.
    const eventSeq = await latestSeq(this.database, player.uid);
    const hasTwoFactor = (await this.faces.twoFactor.kindOf(player.uid)) !== null;
    const verification = await this.faces.verification.statusOf(this.database, player.uid);
    const balances = await readBalances(this.database, player.uid, player.currency);
    const isKycBlocked = await this.isKycBlocked(player, balances.amounts.main);
    return presentInfo(player, balances, { hasTwoFactor, verification, isKycBlocked, eventSeq, now: this.clock.now() });
  }

  /** 6-4: the needs of a game for money, before a ticket is given for it; the launch checks them again. */
  demandPlay(player: Player): Promise<void> {
    return this.faces.requirements.check(this.database, player, 'play');
  }

  /** 3-5: whether the player could not withdraw all of their balance for their identity alone. */
  private async isKycBlocked(player: Player, balance: bigint): Promise<boolean> {
    const before = await this.faces.cashier.withdrawnBefore(this.database, player.uid);
    return this.faces.requirements.isKycBlocked(this.database, player, { amount: balance, before });
  }

  async balance(player: Player): Promise<OutputOf<typeof account.getBalance>> {
    const since = this.clock.in(-FRESH_WIN_MS);
    // Both are read from one snapshot: a win in only one of balance and list would show a wrong sum.
    const { balances, wins } = await this.database.transaction(async (tx) => {
      await tx.query('set transaction isolation level repeatable read, read only');
      return {
        balances: await readBalances(tx, player.uid, player.currency),
        wins: [
          ...(await this.faces.wallet.freshWins(tx, player.uid, since)),
          ...(await findHeldRewards(tx, player.uid, since)),
        ],
      };
    });
    return {
      ...presentBalances(balances),
      fresh_wins: wins.map(presentFreshWin),
      server_time: this.clock.now().toISOString(),
    };
  }

  async changeLocale(player: Player, locale: string): Promise<1> {
    const known = siteLocaleOf(locale);
    if (known === null) throw invalidField('locale', 'wrongField');
    await setLocale(this.database, player.uid, known);
    return 1;
  }
}
