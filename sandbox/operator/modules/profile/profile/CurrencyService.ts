import type { OutputOf } from '../../../../../src/contract/index.ts';
import type { profile } from '../../../../../src/contract/profile/profile.ts';
import type { BalanceUpdated } from '../../../../../src/contract/profile/account.ts';
import type { Sql } from '../../../../database/database.ts';
import { invalidField } from '../../../OperatorError.ts';
import { wireMoney } from '../../../ledger/amounts.ts';
import { readBalances } from '../../../ledger/balances.ts';
import { continueVersions, ownsOtherMoney } from '../../../ledger/continueVersions.ts';
import { presentBalances } from '../../../ledger/presentBalances.ts';
import { currenciesOf, homeCountry } from '../../../market/countries.ts';
import { rateBetween, ratesFixedAt } from '../../../market/currencyRates.ts';
import { appendEvent } from '../../../realtime/appendEvent.ts';
import type { Player } from '../../../players/player.ts';
import type { OperatorCore } from '../../../module.ts';
import { lockPlayer } from '../../../players/findPlayer.ts';
import { setCurrency } from '../../../players/person.ts';
import type { OpenKind } from '../../../players/stillOpen.ts';
import type { LimitsFace } from '../../responsible/limits/module.ts';
import type { WalletFace } from '../../wallet/wallet/module.ts';

/** The code by which a player is told what keeps the currency as it is. */
const codes: Readonly<Record<OpenKind, string>> = {
  withdrawal: 'paymentsOpen',
  deposit: 'paymentsOpen',
  round: 'roundsOpen',
  bet: 'betsOpen',
  spins: 'spinsLeft',
  prize: 'prizeDue',
  cashback: 'cashbackLeft',
  gift: 'giftsLeft',
  vpn: 'vpnOpen',
};

interface Faces {
  readonly limits: Pick<LimitsFace, 'states'>;
  readonly wallet: Pick<WalletFace, 'endGameSessions'>;
}

/** The player's currency: the rates (7-12), and changing it (7-22). */
export class CurrencyService {
  constructor(
    private readonly core: Pick<OperatorCore, 'database' | 'clock' | 'stillOpen'>,
    private readonly faces: Faces,
  ) {}

  async rates(player: Player): Promise<OutputOf<typeof profile.getcurrencyrates>> {
    const items = availableTo(player).flatMap((currency) => {
      const rate = rateBetween(player.currency, currency);
      return rate === null ? [] : [{ currency, rate }];
    });
    return { base: player.currency, at: ratesFixedAt.toISOString(), items };
  }

  /**
   * The ledger has one currency per player: it changes only while the player owns nothing and nothing is open. Games
   * that were opened before end: they stake in the currency of before.
   */
  async change(player: Player, currency: string): Promise<1> {
    if (!availableTo(player).includes(currency)) throw invalidField('currency', 'wrongField');
    const { database, clock } = this.core;
    await database.transaction(async (tx) => {
      const present = await lockPlayer(tx, player.uid);
      if (present === null || present.currency === currency) return;
      await continueVersions(tx, { uid: player.uid, from: present.currency, to: currency });
      await this.demandNothingOpen(tx, player.uid, currency);
      await setCurrency(tx, player.uid, currency);
      await this.faces.wallet.endGameSessions(tx, player.uid, clock.now());
      await appendEvent(tx, player.uid, await this.event(tx, player.uid, currency), clock.now());
    });
    return 1;
  }

  private async demandNothingOpen(tx: Sql, uid: bigint, currency: string): Promise<void> {
    // What is left in the next currency becomes the balance, and what is open in it ends there: neither is in the way.
    if (await ownsOtherMoney(tx, uid, currency)) throw invalidField('currency', 'balanceLeft');
    const open = await this.core.stillOpen(tx, uid, this.core.clock.now());
    const first = open.find((one) => one.currency !== currency);
    if (first !== undefined) throw invalidField('currency', codes[first.kind]);
    // Limits of money are in the present currency: a change would raise, lower or lift them.
    const limits = await this.faces.limits.states(tx, uid);
    const counts = ({ kind, amount, pending }: (typeof limits)[number]) =>
      kind !== 'session' && (amount !== null || (pending !== null && pending.amount !== null));
    if (limits.some(counts)) throw invalidField('currency', 'limitsSet');
  }

  /** The player's other pages show the new currency, too. */
  private async event(tx: Sql, uid: bigint, currency: string): Promise<BalanceUpdated> {
    return {
      type: 'account.balance_updated',
      data: {
        ...presentBalances(await readBalances(tx, uid, currency)),
        cause: { kind: 'other', round_id: '', amount: wireMoney(0n, currency) },
      },
    };
  }
}

/** The currencies of the player's country; the present one is among them. */
function availableTo({ country_code, currency }: Player): readonly string[] {
  const own = currenciesOf(country_code || homeCountry);
  return own.includes(currency) ? own : [currency, ...own];
}
