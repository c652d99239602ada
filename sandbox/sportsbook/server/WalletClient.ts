import { OperatorCalls } from '../../OperatorCalls.ts';
import type { CallOutcome, OperatorCallsOptions } from '../../OperatorCalls.ts';
import {
  isWalletReply,
  isWalletSession,
  isWalletState,
  isWalletTold,
  type WalletEdit,
  type WalletNotice,
  type WalletPlace,
  type WalletReply,
  type WalletRollback,
  type WalletSession,
  type WalletSettle,
  type WalletState,
  type WalletTold,
} from './walletMessages.ts';

/** Client of the operator's signed wallet of bets. The operator executes each transaction id at most once. */
export class WalletClient {
  private readonly operator: OperatorCalls;

  constructor(options: OperatorCallsOptions) {
    this.operator = new OperatorCalls('/sportswallet', options);
  }

  session(session: string): Promise<CallOutcome<WalletSession>> {
    return this.operator.call('session', { session }, isWalletSession);
  }

  place(bet: WalletPlace): Promise<CallOutcome<WalletReply>> {
    return this.operator.call('place', bet, isWalletReply);
  }

  settle(settle: WalletSettle): Promise<CallOutcome<WalletReply>> {
    return this.operator.call('settle', settle, isWalletReply);
  }

  rollback(rollback: WalletRollback): Promise<CallOutcome<WalletReply>> {
    return this.operator.call('rollback', rollback, isWalletReply);
  }

  edit(edit: WalletEdit): Promise<CallOutcome<WalletReply>> {
    return this.operator.call('edit', edit, isWalletReply);
  }

  notice(notice: WalletNotice): Promise<CallOutcome<WalletTold>> {
    return this.operator.call('notice', notice, isWalletTold);
  }

  state(betId: string): Promise<CallOutcome<WalletState>> {
    return this.operator.call('state', { bet_id: betId }, isWalletState);
  }
}
