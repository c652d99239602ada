import type { BalanceUpdated } from '../../../src/contract/profile/account.ts';
import type { Sql } from '../../database/database.ts';
import { balancesOf, readBalances } from '../ledger/balances.ts';
import type { Balances } from '../ledger/balances.ts';
import { post } from '../ledger/post.ts';
import type { Posted, Posting } from '../ledger/post.ts';
import { presentBalances } from '../ledger/presentBalances.ts';
import { wireMoney } from '../ledger/amounts.ts';
import { appendEvent } from './appendEvent.ts';

export interface Movement extends Posting {
  readonly uid: bigint;
  readonly currency: string;
  /** The cause in the event sent to the player's pages; the amount is in minor units and never negative. */
  readonly cause: {
    readonly kind: BalanceUpdated['data']['cause']['kind'];
    readonly roundId?: string;
    readonly amount: bigint;
  };
}

export interface Moved extends Posted {
  readonly balances: Balances;
}

/** Posts to the ledger and appends the event, both or neither. A known external id has no effect and no event. */
export async function moveMoney(tx: Sql, movement: Movement): Promise<Moved> {
  const posted = await post(tx, movement);
  const { uid, cause, currency } = movement;
  if (posted.accounts.length === 0) return { ...posted, balances: await readBalances(tx, uid, currency) };
  const balances = balancesOf(
    posted.accounts.filter((account) => account.uid === uid && account.currency === currency),
    currency,
  );
  const event: BalanceUpdated = {
    type: 'account.balance_updated',
    data: {
      ...presentBalances(balances),
      cause: { kind: cause.kind, round_id: cause.roundId ?? '', amount: wireMoney(cause.amount, currency) },
    },
  };
  await appendEvent(tx, uid, event, movement.at);
  return { ...posted, balances };
}
