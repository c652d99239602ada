import { runInAction } from 'mobx';
import type { BalanceUpdated } from '../../../contract/profile/account.ts';
import { parseMoney } from '../../../shared/money/moneyWire.ts';
import { parseBalances } from '../parseAccount.ts';
import type { SessionStore } from '../SessionStore.ts';

/** What a game or a page shows before the balance does. */
const isShownFirst = (kind: BalanceUpdated['data']['cause']['kind']): boolean =>
  kind === 'win' || kind === 'jackpot' || kind === 'bonus';

/** False for an unreadable event, which changes no figure (I6): the balance is marked as outdated and requested. */
export function takeBalance(session: SessionStore, data: BalanceUpdated['data']): boolean {
  try {
    const { kind, round_id, amount } = data.cause;
    const win = isShownFirst(kind) && round_id !== '' ? parseMoney(amount) : null;
    const balances = parseBalances(data);
    runInAction(() => {
      // The reels or the wheel may still be turning.
      if (win && kind === 'jackpot') session.balance.applyJackpot(round_id, win, balances);
      else if (win) session.balance.applyWin(round_id, win, balances);
      else session.balance.apply(balances);
    });
    return true;
  } catch {
    session.balance.markStale();
    void session.refreshBalance();
    return false;
  }
}
