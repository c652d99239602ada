import { OperatorCalls } from '../../OperatorCalls.ts';
import type { CallOutcome, OperatorCallsOptions } from '../../OperatorCalls.ts';

// The studio's types of the messages. The operator has its own: the companies share a protocol but no code.

/** A pack of rounds that the operator pays for. */
export interface FreeSpins {
  readonly id: string;
  readonly count: number;
  readonly remaining: number;
  /** Decimal text. */
  readonly stake: string;
  /** What its rounds have won, as decimal text. */
  readonly won: string;
}

/** Player, currency, balance and game of a session; amounts are decimal text. */
export interface WalletSession {
  readonly player: string;
  readonly currency: string;
  readonly decimals: number;
  readonly balance: string;
  readonly game: string;
  readonly mode: string;
  readonly locale: string;
  readonly min_round_ms: number;
  /** What the market allows; absent is not allowed. */
  readonly autoplay?: boolean;
  readonly turbo?: boolean;
  readonly feature_buy?: boolean;
  /** Rounds that the operator pays for; null for none. */
  readonly free_spins?: FreeSpins | null;
}

export interface WalletBalance {
  readonly balance: string;
  readonly version: number;
  /** Of a bet that a pack has paid: what is left of the pack. */
  readonly free_spins_left?: number;
}

export interface WalletBet {
  readonly session: string;
  readonly round_id: string;
  readonly transaction_id: string;
  readonly game: string;
  readonly amount: string;
  readonly currency: string;
  /** The operator's pack of free spins that pays; absent for a stake of the player's. */
  readonly free_spins?: string;
}

export interface WalletWin {
  readonly round_id: string;
  readonly transaction_id: string;
  readonly amount: string;
  readonly currency: string;
  readonly finished: true;
}

export interface WalletRollback {
  readonly round_id: string;
  readonly transaction_id: string;
  readonly original_transaction_id: string;
}

/** Client of the operator's signed seamless wallet. */
export class WalletClient {
  private readonly operator: OperatorCalls;

  constructor(options: OperatorCallsOptions) {
    this.operator = new OperatorCalls('/wallet', options);
  }

  session(session: string): Promise<CallOutcome<WalletSession>> {
    return this.operator.call('session', { session }, isWalletSession);
  }

  bet(bet: WalletBet): Promise<CallOutcome<WalletBalance>> {
    return this.operator.call('bet', bet, isWalletBalance);
  }

  win(win: WalletWin): Promise<CallOutcome<WalletBalance>> {
    return this.operator.call('win', win, isWalletBalance);
  }

  rollback(rollback: WalletRollback): Promise<CallOutcome<WalletBalance>> {
    return this.operator.call('rollback', rollback, isWalletBalance);
  }
}

function isWalletBalance(value: unknown): value is WalletBalance {
  return isRecord(value) && typeof value['balance'] === 'string';
}

function isWalletSession(value: unknown): value is WalletSession {
  if (!isRecord(value)) return false;
  const texts = ['player', 'currency', 'balance', 'game', 'mode', 'locale'];
  return (
    texts.every((key) => typeof value[key] === 'string') && isWhole(value['decimals']) && isWhole(value['min_round_ms'])
  );
}

function isWhole(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
