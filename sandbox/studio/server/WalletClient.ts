import { signedHeaders } from '../../signing.ts';

export interface WalletClientOptions {
  readonly operatorUrl: string;
  readonly secret: string;
  readonly fetch: typeof globalThis.fetch;
  readonly now: () => number;
  /** Timeout of a call to the operator, default 5,000 ms. */
  readonly timeoutMs?: number;
  /** Delays before the second, third… attempt of a call with an unknown result; default 200 ms and 800 ms. */
  readonly retryDelaysMs?: readonly number[];
}

/**
 * Result of a call. `refused`: the operator refused it (4xx), final. `unknown`: no reply, a 5xx or an unreadable reply;
 * the call may have been executed.
 */
export type WalletOutcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'refused'; readonly type: string; readonly message: string }
  | { readonly kind: 'unknown'; readonly message: string };

// The studio's types of the messages. The operator has its own: the companies share a protocol but no code.

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
}

export interface WalletBalance {
  readonly balance: string;
  readonly version: number;
}

export interface WalletBet {
  readonly session: string;
  readonly round_id: string;
  readonly transaction_id: string;
  readonly game: string;
  readonly amount: string;
  readonly currency: string;
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

/**
 * Client of the operator's signed seamless wallet. A call with an unknown result is repeated with the same body and so
 * the same transaction id: the operator executes each id at most once.
 */
export class WalletClient {
  private readonly options: WalletClientOptions;

  constructor(options: WalletClientOptions) {
    this.options = options;
  }

  session(session: string): Promise<WalletOutcome<WalletSession>> {
    return this.call('session', { session }, isWalletSession);
  }

  bet(bet: WalletBet): Promise<WalletOutcome<WalletBalance>> {
    return this.call('bet', bet, isWalletBalance);
  }

  win(win: WalletWin): Promise<WalletOutcome<WalletBalance>> {
    return this.call('win', win, isWalletBalance);
  }

  rollback(rollback: WalletRollback): Promise<WalletOutcome<WalletBalance>> {
    return this.call('rollback', rollback, isWalletBalance);
  }

  private async call<T>(
    method: string,
    body: object,
    accepts: (value: unknown) => value is T,
  ): Promise<WalletOutcome<T>> {
    let reply = await this.send(method, JSON.stringify(body), accepts);
    for (const delay of this.options.retryDelaysMs ?? [200, 800]) {
      if (reply.kind !== 'unknown') return reply;
      await new Promise((resolve) => setTimeout(resolve, delay));
      reply = await this.send(method, JSON.stringify(body), accepts);
    }
    return reply;
  }

  private async send<T>(
    method: string,
    body: string,
    accepts: (value: unknown) => value is T,
  ): Promise<WalletOutcome<T>> {
    const { operatorUrl, secret, fetch, now, timeoutMs = 5000 } = this.options;
    try {
      const path = `/wallet/${method}`;
      const response = await fetch(new URL(path, operatorUrl), {
        method: 'POST',
        headers: signedHeaders(secret, { method: 'POST', path, body }, now()),
        body,
        signal: AbortSignal.timeout(timeoutMs),
      });
      const value: unknown = await response.json();
      if (response.ok && accepts(value)) return { kind: 'done', value };
      if (response.status >= 400 && response.status < 500) return { kind: 'refused', ...readError(value) };
      return { kind: 'unknown', message: `${method}: unexpected answer ${response.status}` };
    } catch (error) {
      // No reply, or one that is not JSON: the call may have been executed, and the caller repeats it.
      return { kind: 'unknown', message: `${method}: ${error instanceof Error ? error.message : 'no answer'}` };
    }
  }
}

function readError(value: unknown): { type: string; message: string } {
  const error: unknown = isRecord(value) ? value['error'] : undefined;
  if (!isRecord(error)) return { type: 'OperatorRefused', message: 'The operator refused' };
  return { type: String(error['type']), message: String(error['message']) };
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
