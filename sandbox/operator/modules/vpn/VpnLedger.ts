import type { Sql } from '../../../database/database.ts';
import { moveMoney } from '../../realtime/moveMoney.ts';
import type { SandboxClock } from '../../SandboxClock.ts';
import type { Payment } from './vpnRepository.ts';

type Priced = Pick<Payment, 'id' | 'currency' | 'amount' | 'kind'>;

/** Money between the player's main balance and the house's account `vpn`. */
export class VpnLedger {
  constructor(private readonly clock: Pick<SandboxClock, 'now'>) {}

  /** Throws InsufficientFundsError; the transaction must be rolled back then. */
  take(tx: Sql, uid: bigint, payment: Priced): Promise<void> {
    return this.move(tx, uid, payment, payment.kind === 'renewal' ? 'vpn_renewal' : 'vpn_purchase', -1n);
  }

  giveBack(tx: Sql, uid: bigint, payment: Priced): Promise<void> {
    return this.move(tx, uid, payment, 'vpn_return', 1n);
  }

  private async move(
    tx: Sql,
    uid: bigint,
    { id, currency, amount }: Priced,
    kind: string,
    sign: bigint,
  ): Promise<void> {
    await moveMoney(tx, {
      uid,
      currency,
      kind,
      external: { source: 'vpn', id: `${id}:${kind === 'vpn_return' ? 'returned' : 'paid'}` },
      entries: [
        { account: { uid, kind: 'main', currency }, amount: sign * amount },
        { account: { house: 'vpn', currency }, amount: -sign * amount },
      ],
      at: this.clock.now(),
      cause: { kind: 'other', amount },
    });
  }
}
