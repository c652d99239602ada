import type { BalanceUpdated } from '../../../../../src/contract/profile/account.ts';
import type { KeptCurrency } from '../../../../../src/contract/profile/currencyRefusals.ts';
import type { Sql } from '../../../../database/database.ts';
import { invalidField } from '../../../OperatorError.ts';
import { wireMoney } from '../../../ledger/amounts.ts';
import { readBalances } from '../../../ledger/balances.ts';
import { continueVersions, ownsOtherMoney } from '../../../ledger/continueVersions.ts';
import { presentBalances } from '../../../ledger/presentBalances.ts';
import { appendEvent } from '../../../realtime/appendEvent.ts';
import type { OperatorCore } from '../../../module.ts';
import { setCurrency } from '../../../players/person.ts';
import type { Player } from '../../../players/player.ts';
import type { OpenKind } from '../../../players/stillOpen.ts';
import type { LimitsFace } from '../../responsible/limits/module.ts';
import type { WalletFace } from '../../wallet/wallet/module.ts';

/** The code by which a player is told what keeps the currency as it is. */
const codes: Readonly<Record<OpenKind, KeptCurrency>> = {
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

/** `currency`: the present one, which a form can offer instead. */
const kept = (code: KeptCurrency, currency: string) => invalidField('currency', code, { currency });

interface Faces {
  readonly limits: Pick<LimitsFace, 'states'>;
  readonly wallet: Pick<WalletFace, 'endGameSessions'>;
}

/**
 * An account gets another currency, by its player's wish (7-22) or as its registration is completed (4-4). The ledger
 * has one currency per player: it changes only while the player owns nothing, nothing is open and no limit is set.
 */
export class CurrencyChange {
  constructor(
    private readonly core: Pick<OperatorCore, 'clock' | 'stillOpen'>,
    private readonly faces: Faces,
  ) {}

  /**
   * In the transaction that has locked the player; does nothing where the currency is the present one. Games that were
   * opened before end: they stake in the currency of before. Throws InvalidParameterException at `currency`.
   */
  async make(tx: Sql, { uid, currency: from }: Pick<Player, 'uid' | 'currency'>, to: string): Promise<void> {
    if (from === to) return;
    const { clock } = this.core;
    await continueVersions(tx, { uid, from, to });
    await this.demandNothingOpen(tx, { uid, currency: from }, to);
    await setCurrency(tx, uid, to);
    await this.faces.wallet.endGameSessions(tx, uid, clock.now());
    await appendEvent(tx, uid, await this.event(tx, uid, to), clock.now());
  }

  private async demandNothingOpen(
    tx: Sql,
    { uid, currency: from }: Pick<Player, 'uid' | 'currency'>,
    currency: string,
  ): Promise<void> {
    // What is left in the next currency becomes the balance, and what is open in it ends there: neither is in the way.
    if (await ownsOtherMoney(tx, uid, currency)) throw kept('balanceLeft', from);
    const open = await this.core.stillOpen(tx, uid, this.core.clock.now());
    const first = open.find((one) => one.currency !== currency);
    if (first !== undefined) throw kept(codes[first.kind], from);
    // Limits of money are in the present currency: a change would raise, lower or lift them.
    const limits = await this.faces.limits.states(tx, uid);
    const counts = ({ kind, amount, pending }: (typeof limits)[number]) =>
      kind !== 'session' && (amount !== null || (pending !== null && pending.amount !== null));
    if (limits.some(counts)) throw kept('limitsSet', from);
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
